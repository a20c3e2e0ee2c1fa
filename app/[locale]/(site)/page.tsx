import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EntotoScene } from '@/components/pictures/entoto-scene'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Landing')
  return pageMetadata({ path: '/', title: t('title'), description: t('lead') })
}

/** The landing page: one sentence, one way in (SPEC section 2). */
export default async function Landing() {
  const t = await getTranslations('Landing')
  return (
    <section className="grid">
      <div className="page-width grid justify-items-start gap-5 py-12 sm:py-16">
        <h1 className="max-w-3xl text-4xl text-ink sm:text-5xl">{t('title')}</h1>
        <p className="max-w-2xl text-lg text-ink-muted">{t('lead')}</p>
        <Link href="/Home" className={buttonClassName({ variant: 'primary', size: 'large' })}>
          {t('start')}
        </Link>
      </div>
      <EntotoScene className="h-72 w-full sm:h-[28rem]" />
    </section>
  )
}
