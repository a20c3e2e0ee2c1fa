import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundPicture } from '@/components/pictures/not-found-picture'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/site/metadata'
import SiteLayout from '../(site)/layout'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return privateMetadata(t('title'))
}

/** What every unknown address shows; the middleware answers it with status 404 (docs/decisions/not-found.md). */
export default async function NotFound() {
  const t = await getTranslations('NotFound')
  return (
    <SiteLayout>
      <div className="page-width grid justify-items-center gap-5 py-12 text-center">
        <NotFoundPicture className="h-auto w-full max-w-md" />
        <h1 className="text-3xl text-ink">{t('title')}</h1>
        <p className="max-w-xl text-ink-muted">{t('text')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link href="/OneDayVehicles" className={buttonClassName({ variant: 'primary' })}>
            {t('vehicles')}
          </Link>
          <Link href="/Home" className={buttonClassName({ variant: 'secondary' })}>
            {t('home')}
          </Link>
        </div>
      </div>
    </SiteLayout>
  )
}
