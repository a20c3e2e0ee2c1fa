import { NotFoundText } from '@/components/site/not-found-text'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('NotFound', (t) => [t('title')])

/**
 * Next sends this along with every page, so it has neither picture nor frame. Unknown addresses show `/NotFound`, and
 * each area has the one for records that vanish.
 */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="page-width grid min-h-dvh content-center py-12">
      <NotFoundText />
    </main>
  )
}
