import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FromPrice } from '@/components/vehicles/class-price'
import { VehicleStage } from '@/components/vehicles/vehicle-stage'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { homeClasses } from '@/lib/site/vehicle-classes'
import type { FromPrices } from '@/lib/vehicles/prices/queries'
import { vehicleClasses } from '@/lib/vehicles/rules'

/** The welcome block and four vehicle classes with what their cheapest car costs for a day (SPEC section 2). */
export function HomeVehicles({ prices }: { prices: FromPrices }) {
  const t = useTranslations('Home')
  const className = useTranslations('VehicleClass')
  return (
    <section aria-labelledby="welcome" className="border-t border-line">
      <div className="page-width grid gap-6 py-10 md:py-14">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid max-w-prose gap-1">
            <h2 id="welcome" className="text-2xl text-ink">
              {t('welcomeTitle')}
            </h2>
            <p className="text-ink-muted">{t('welcomeText')}</p>
          </div>
          <Link href="/Booking" className={buttonClassName({ variant: 'secondary' })}>
            {t('chooseRide')}
          </Link>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-6">
          {homeClasses.map((kind) => (
            <li key={kind} className="grid content-start gap-1">
              <VehicleStage kind={kind} className="mb-1 rounded-lg" />
              <h3 className="text-base text-ink">{className(kind)}</h3>
              <p className="text-sm text-ink-muted figures">
                <FromPrice price={prices[kind]} className="text-base text-ink" />
              </p>
              <Link
                href={hrefOf('/Booking', { type: vehicleClasses[kind].category })}
                className="inline-flex min-h-11 w-fit items-center gap-1 font-semibold text-brand hover:underline"
                aria-label={t('bookNowFor', { vehicle: className(kind) })}
              >
                {t('bookNow')} <Icon name="chevron-right" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const steps = ['click', 'send', 'enjoy'] as const

/** Three easy steps: click the ride, send a request, enjoy the ride (SPEC section 2). */
export function HomeSteps() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="steps" className="border-t border-line">
      <div className="page-width grid gap-6 py-10 md:py-14">
        <h2 id="steps" className="text-2xl text-ink">
          {t('stepsTitle')}
        </h2>
        <ol className="grid gap-6 md:grid-cols-3">
          {steps.map((key, at) => (
            <li key={key} className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-4">
              <span className="row-span-2 grid size-10 place-items-center rounded-full border-2 border-brand font-bold text-brand figures">
                {at + 1}
              </span>
              <h3 className="text-base text-ink">{t(`step.${key}`)}</h3>
              <p className="text-ink-muted">{t(`step.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
