import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { listPaths, vehicleHref } from '@/components/vehicles/vehicle-href'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { Day } from '@/lib/core/day'
import {
  formatBirr,
  formatDayInWords,
  formatDays,
  formatEthiopianDay,
  formatFullDay,
} from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import { type Trip, tripInAddress } from '@/lib/vehicles/trip-rules'
import type { FoundVehicle } from '@/lib/vehicles/vehicle-record'
import { type OwnBooking, OwnBookingNote } from './own-booking-note'

interface SoldOutTripProps {
  vehicle: Pick<ResultVehicle, 'id' | 'kind' | 'name' | 'category'>
  /** What was asked for; every way out asks for it again. */
  trip: Trip
  /** Something was typed or transferred before, and counts for the next form. */
  isKept: boolean
  /** The booking of the same vehicle that the person has on these days. */
  own: OwnBooking | undefined
  /** When the same vehicle can be had next, for as many days. */
  next: readonly { date: Day; lastDate: Day }[]
  /** What else can be had on these days, by as many people. */
  others: readonly FoundVehicle[]
  /** Of the company. */
  phone: string
}

/** In the place of the form where nothing is left of a vehicle: neither an account nor a button, but what is left. */
export function SoldOutTrip({ vehicle, trip, isKept, own, next, others, phone }: SoldOutTripProps) {
  const { id, name } = vehicle
  const t = useTranslations('OneDayBook.soldOut')
  const list = useTranslations('OneDayVehicles')
  const errors = useTranslations('Errors')
  const locale = useLocale()
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-3">
        <Badge icon="close">{list('soldOut')}</Badge>
        <h1 className="text-2xl text-ink lg:text-4xl">
          {t('title', { vehicle: name, days: formatDays(trip, locale, formatFullDay) })}
        </h1>
        {own ? (
          <OwnBookingNote own={own} />
        ) : (
          <p role="status" className="max-w-prose text-lg text-ink-muted">
            {errors('SOLD_OUT')} {isKept && t('kept', { phone })}
          </p>
        )}
      </header>
      <section aria-labelledby="next-days" className="grid gap-4 border-t border-line pt-6">
        <h2 id="next-days" className="text-xl text-ink">
          {t('nextDays')}
        </h2>
        {next.length === 0 && <p className="text-ink">{t('noDays')}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {next.map((period) => (
            <li key={period.date} className="grid">
              <Link
                href={hrefOf('/OneDayBook', { id, ...tripInAddress({ ...trip, ...period }) })}
                className={buttonClassName({ variant: 'secondary', className: 'flex-col gap-0! figures' })}
              >
                <span>{formatDays(period, locale, formatDayInWords)}</span>
                <span className="text-sm font-normal text-ink-muted">
                  {formatDays(period, locale, formatEthiopianDay)}
                </span>
              </Link>
            </li>
          ))}
          <li className="grid">
            <Link
              href={vehicleHref(vehicle, tripInAddress(trip))}
              className={buttonClassName({ variant: 'secondary', className: 'flex-col gap-0!' })}
            >
              <Icon name="calendar" />
              {t('otherDays')}
            </Link>
          </li>
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-vehicles" className="grid gap-4 border-t border-line pt-6">
          <h2 id="other-vehicles" className="text-xl text-ink">
            {t('others')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other._id} className="card">
                <Link
                  href={hrefOf('/OneDayBook', { id: other._id, ...tripInAddress(trip) })}
                  className="flex items-center gap-4 no-underline sm:grid sm:gap-0"
                >
                  <VehiclePicture
                    url={other.url}
                    name=""
                    className="max-sm:w-32 max-sm:shrink-0"
                    sizes="(min-width: 40rem) 22rem, 8rem"
                  />
                  <span className="grid min-w-0 gap-1 py-3 pr-4 sm:p-4">
                    <span className="font-bold text-ink">
                      {other.name} <span className="font-normal text-ink-muted">{other.model}</span>
                    </span>
                    <span className="text-sm text-ink-muted">
                      {list('available', { count: other.available })}
                    </span>
                    {other.total !== null && (
                      <strong className="text-lg text-ink figures">
                        {formatBirr(other.total / 100, locale)}
                      </strong>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link
        href={hrefOf(listPaths[vehicle.kind], tripInAddress(trip))}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-bold text-brand underline"
      >
        {t('allVehicles')} <Icon name="arrow-right" />
      </Link>
    </div>
  )
}
