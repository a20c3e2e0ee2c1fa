import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { Link } from '@/lib/core/i18n/navigation'

/** What the company does, and the two ways on. */
export function HomeHero() {
  const t = useTranslations('Home')
  return (
    <section className="bg-brand-soft">
      <div className="page-width grid items-center gap-8 py-10 lg:grid-cols-2 lg:py-16">
        <div className="grid justify-items-start gap-5">
          <h1 className="text-4xl text-ink">{t('heroTitle')}</h1>
          <p className="text-lg text-ink-muted">{t('heroText')}</p>
          <div className="flex flex-wrap gap-3">
            <Link href="/Booking" className={buttonClassName({ variant: 'primary', size: 'large' })}>
              {t('ourServices')}
            </Link>
            <Link href="/Contact" className={buttonClassName({ variant: 'secondary', size: 'large' })}>
              {t('contactUs')}
            </Link>
          </div>
        </div>
        <Drawing name="scene" isFirst className="aspect-video w-full rounded-lg object-cover object-bottom" />
      </div>
    </section>
  )
}
