import { NotFoundText } from '@/components/site/not-found-text'
import { Drawing } from '@/components/ui/drawing'
import { privatePage } from '@/lib/site/metadata'
import SiteLayout from '../(site)/layout'

export const generateMetadata = privatePage('NotFound', (t) => [t('title')])

/** What every unknown address shows; the middleware answers it with status 404 (docs/decisions/not-found.md). */
export default function NotFound() {
  return (
    <SiteLayout>
      <div className="page-width grid justify-items-center gap-5 py-12">
        <Drawing name="not-found" isFirst className="h-auto w-full max-w-md" />
        <NotFoundText />
      </div>
    </SiteLayout>
  )
}
