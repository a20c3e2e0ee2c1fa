import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

const promises = ['drivers', 'mileage', 'support'] as const

/** The welcome block with its three claims (SPEC section 1). */
export function HomeWelcome() {
  const t = useTranslations('Home')
  return (
    <section className="page-width grid gap-6 py-12 lg:grid-cols-2 lg:py-16">
      <div className="grid content-start justify-items-start gap-4">
        <h2 className="text-3xl text-ink">{t('welcomeTitle')}</h2>
        <p className="text-lg text-ink-muted">{t('welcomeText')}</p>
        <Link href="/Booking" className={buttonClassName({ variant: 'brand' })}>
          {t('chooseRide')}
        </Link>
      </div>
      <ul className="grid content-start gap-4">
        {promises.map((promise) => (
          <li key={promise} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5 text-brand" />
            <span className="grid">
              <span className="font-semibold text-ink">{t(`promise.${promise}`)}</span>
              <span className="text-ink-muted">{t(`promise.${promise}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
