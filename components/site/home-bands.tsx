import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button-class-name'
import { Icon, type IconName } from '@/components/ui/icon'
import { FreshAvailability } from '@/components/vehicles/fresh-availability'
import { VehicleRow } from '@/components/vehicles/vehicle-row'
import { formatBirr, formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { FreeTomorrow } from '@/lib/vehicles/free-tomorrow'
import { tripInAddress } from '@/lib/vehicles/trip-rules'

const promises = [
  { key: 'price', icon: 'lock' },
  { key: 'place', icon: 'clock' },
  { key: 'money', icon: 'undo' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** Three promises that `/Terms` holds. */
export function Promises() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="promises" className="page-width py-8 md:py-12">
      <h2 id="promises" className="sr-only">
        {t('promisesTitle')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        {promises.map(({ key, icon }) => (
          <li key={key} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 size-7 text-brand" />
            <div>
              <h3 className="text-base text-ink">{t(`promise.${key}`)}</h3>
              <p className="text-ink-muted">{t(`promise.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Vehicles with a driver that are free tomorrow, with their price for that day; nothing where none is. */
export function FreeVehicles({ free: { trip, vehicles, total } }: { free: FreeTomorrow }) {
  const t = useTranslations('Home')
  const list = useTranslations('OneDayVehicles')
  const locale = useLocale()
  if (vehicles.length === 0) return null
  return (
    <section aria-labelledby="tomorrow" className="border-t border-line">
      <div className="page-width grid gap-4 py-10 md:py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div>
            <h2 id="tomorrow" className="text-2xl text-ink">
              {t('tomorrow')}
            </h2>
            <p className="text-sm text-ink-muted figures">
              {formatDayInWords(trip.date, locale, { hasYear: false })} ·{' '}
              {formatEthiopianDay(trip.date, locale)}
            </p>
          </div>
          <Link
            href={hrefOf('/OneDayVehicles', tripInAddress(trip))}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
          >
            {t('seeAll', { count: total })} <Icon name="chevron-right" className="size-4" />
          </Link>
        </div>
        <VehicleRow vehicles={vehicles} trip={trip} forText={t('forTheDay')} />
        <FreshAvailability
          from={trip.date}
          shown={Object.fromEntries(vehicles.map(({ id, available }) => [id, [available]]))}
          changedText={list('placesChanged')}
        />
      </div>
    </section>
  )
}

/** Three trips that fill in the search. */
export function Trips({ free: { trip, from } }: { free: FreeTomorrow }) {
  const locale = useLocale()
  const t = useTranslations('Home')
  const search = useTranslations('Search')
  const day = { date: trip.date }
  const trips = [
    {
      key: 'airport',
      icon: 'plane',
      price: from.city,
      href: hrefOf('/OneDayVehicles', { ...day, pickupPlace: search('place.airport') }),
    },
    {
      key: 'city',
      icon: 'city',
      price: from.city,
      href: hrefOf('/OneDayVehicles', { ...day, pickupTime: '09:00' }),
    },
    {
      key: 'country',
      icon: 'hills',
      price: from.country,
      href: hrefOf('/OneDayVehicles', { ...day, pickupTime: '07:00', road: 'country' }),
    },
  ] as const satisfies readonly { key: string; icon: IconName; price: number | null; href: string }[]
  return (
    <section aria-labelledby="trips" className="border-t border-line bg-surface">
      <div className="page-width grid gap-4 py-10 md:py-14">
        <h2 id="trips" className="text-2xl text-ink">
          {t('tripsTitle')}
        </h2>
        <ul className="grid lg:grid-cols-3 lg:gap-6">
          {trips.map(({ key, icon, price, href }) => (
            <li key={key}>
              <Link
                href={href}
                className="flex h-full min-h-19 items-center gap-4 border-b border-line py-3 hover:bg-sunken lg:rounded-lg lg:border lg:bg-raised lg:px-5"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                  <Icon name={icon} className="size-6" />
                </span>
                <span className="grid min-w-0 flex-1">
                  <b className="text-ink">{t(`trip.${key}`)}</b>
                  <span className="text-sm text-ink-muted figures">
                    {t(`trip.${key}Text`)}
                    {price !== null && ` · ${t('tripFrom', { price: formatBirr(price, locale) })}`}
                  </span>
                </span>
                <Icon name="chevron-right" className="size-5 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One pays, another rides. */
export function YouPay() {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="you-pay" className="page-width py-10 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-band p-6 text-band-ink md:p-12">
        <div className="grid max-w-xl gap-2">
          <h2 id="you-pay" className="text-2xl">
            {t('youPay')}
          </h2>
          <p>{t('youPayText')}</p>
        </div>
        <Link
          href="/OneDayVehicles"
          className={buttonClassName({
            variant: 'quiet',
            className: 'border-current text-band-ink hover:bg-transparent hover:underline max-md:w-full',
          })}
        >
          {t('bookDriver')}
        </Link>
      </div>
    </section>
  )
}
