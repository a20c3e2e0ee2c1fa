import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Drawing } from '@/components/ui/drawing'
import { Icon } from '@/components/ui/icon'
import { FromPrice } from '@/components/vehicles/class-price'
import { VehicleStage } from '@/components/vehicles/vehicle-stage'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { homeClasses } from '@/lib/site/vehicle-classes'
import type { FromPrices } from '@/lib/vehicles/prices/queries'
import { vehicleClasses } from '@/lib/vehicles/rules'

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

/** Four vehicle classes with what their cheapest car costs for a day (SPEC section 2). */
export function HomeVehicles({ prices }: { prices: FromPrices }) {
  const t = useTranslations('Home')
  const className = useTranslations('VehicleClass')
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-3xl text-ink">{t('vehiclesTitle')}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          {homeClasses.map((kind) => (
            <Card as="li" key={kind} padding="none" className="flex flex-col">
              <VehicleStage kind={kind} />
              <div className="flex flex-1 flex-col gap-4 p-4 sm:p-5">
                <div className="grid gap-1">
                  <h3 className="text-xl text-ink">{className(kind)}</h3>
                  <p className="text-ink-muted figures">
                    <FromPrice price={prices[kind]} className="text-xl text-ink" />
                  </p>
                </div>
                <Link
                  href={hrefOf('/Booking', { type: vehicleClasses[kind].category })}
                  className={buttonClassName({ variant: 'brand', className: 'mt-auto' })}
                  aria-label={t('bookNowFor', { vehicle: className(kind) })}
                >
                  {t('bookNow')}
                </Link>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}

const steps = [
  { key: 'click', drawing: 'step-choose-ride' },
  { key: 'send', drawing: 'step-send-request' },
  { key: 'enjoy', drawing: 'step-enjoy-ride' },
] as const

/** Three easy steps: click the ride, send a request, enjoy the ride (SPEC section 2). */
export function HomeSteps() {
  const t = useTranslations('Home')
  return (
    <section className="page-width grid gap-8 py-12 lg:py-16">
      <h2 className="text-3xl text-ink">{t('stepsTitle')}</h2>
      <ol className="grid gap-8 sm:grid-cols-3">
        {steps.map(({ key, drawing }) => (
          <li key={key} className="grid content-start gap-3">
            <Drawing name={drawing} className="h-auto w-full max-w-xs" />
            <h3 className="text-xl text-ink">{t(`step.${key}`)}</h3>
            <p className="text-ink-muted">{t(`step.${key}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
