import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button-class-name'
import { Icon } from '@/components/ui/icon'
import type { Day } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import { isSoldOut } from '@/lib/vehicles/rules'
import { type Trip, tripDays, tripFrom, tripInAddress } from '@/lib/vehicles/trip-rules'
import { useClock, useDaysInWords } from './trip-text'
import { vehicleHref } from './vehicle-href'

interface TripPriceProps {
  vehicle: Pick<ResultVehicle, 'id' | 'kind' | 'category' | 'available' | 'total' | 'perDay'>
  trip: Trip
  /** Where nothing is left on the days of the trip: from which days on something is. */
  nextFree: readonly Day[]
  today: Day
}

/** `2 days × Br 3,500`; the days alone where they do not all cost the same. */
function useDaysTimesPrice() {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicle')
  return ({ total, perDay }: Pick<ResultVehicle, 'total' | 'perDay'>, count: number) =>
    perDay !== null && perDay * count === total
      ? t('times', { count, price: formatBirr(perDay, locale) })
      : t('days', { count })
}

/** What the trip costs and the way to order it, beside a vehicle; sold out, the next free days and no order. */
export function TripPrice({ vehicle, trip, nextFree, today }: TripPriceProps) {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicle')
  const clock = useClock()
  const days = useDaysInWords()(trip)
  const { id, total, available } = vehicle
  const count = tripDays(trip)
  const daysText = useDaysTimesPrice()(vehicle, count)
  const { pickupPlace, pickupTime } = trip
  const pickup = [pickupPlace, pickupTime && clock(pickupTime)].filter(Boolean).join(' · ')
  if (isSoldOut(available)) {
    return (
      <section aria-labelledby="trip-price" className="grid gap-3 card p-6">
        <h2 id="trip-price" className="text-xl text-danger">
          {t('soldOut')}
        </h2>
        <p className="text-ink-muted">{days.gregorian}</p>
        <NextFreeDays vehicle={vehicle} trip={trip} nextFree={nextFree} today={today} />
      </section>
    )
  }
  return (
    <section aria-labelledby="trip-price" className="grid gap-4 card p-6">
      <h2 id="trip-price" className="flex items-baseline justify-between gap-3 text-2xl text-ink figures">
        {formatBirr(total ?? 0, locale)}
        <span className="text-base font-normal text-ink-muted">{t('days', { count })}</span>
      </h2>
      <dl className="grid rounded-md border border-line-strong">
        <div className="px-3 py-2">
          <dt className="flex items-center gap-2 text-xs text-ink-muted">
            <Icon name="calendar" className="size-4 text-brand" /> {t('when')}
          </dt>
          <dd className="font-semibold text-ink">{days.gregorian}</dd>
          <dd className="text-xs text-ink-muted figures">{days.ethiopian}</dd>
        </div>
        {pickup && (
          <div className="border-t border-line px-3 py-2">
            <dt className="flex items-center gap-2 text-xs text-ink-muted">
              <Icon name="pin" className="size-4 text-brand" /> {t('pickup')}
            </dt>
            <dd className="font-semibold text-ink">{pickup}</dd>
          </div>
        )}
      </dl>
      <OrderLink id={id} trip={trip} />
      <p className="text-center text-sm text-ink-muted">{t('nothingYet')}</p>
      <dl className="grid gap-2 border-t border-line pt-4 figures">
        <div className="flex justify-between gap-4">
          <dt>{daysText}</dt>
          <dd>{formatBirr(total ?? 0, locale)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd>{formatBirr(total ?? 0, locale)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The same on phones: a bar that stays, in the place of the one at the bottom. */
export function TripPriceBar({ vehicle, trip, nextFree, today }: TripPriceProps) {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicle')
  const daysInWords = useDaysInWords()
  const { id, total, available } = vehicle
  const count = tripDays(trip)
  const daysText = useDaysTimesPrice()(vehicle, count)
  const [next] = nextFree
  return (
    <div data-bottom-bar="" className="bottom-bar">
      {isSoldOut(available) ? (
        <>
          <p className="min-w-0 flex-1 font-bold text-danger">{t('soldOut')}</p>
          {next && (
            <Link
              href={vehicleHref(vehicle, tripInAddress(tripFrom(trip, next, today)))}
              className={buttonClassName({ variant: 'secondary', className: 'min-w-0 text-sm' })}
            >
              {t('freeFrom', { day: daysInWords({ date: next, lastDate: next }).gregorian })}
            </Link>
          )}
        </>
      ) : (
        <>
          <p className="grid min-w-min flex-1 figures *:leading-tight">
            <b className="text-lg whitespace-nowrap text-ink">{formatBirr(total ?? 0, locale)}</b>
            {count > 1 && <span className="pb-px text-xs text-ink-muted">{daysText}</span>}
            <span className="pb-px text-xs text-ink-muted">{t('nothingYet')}</span>
          </p>
          <OrderLink id={id} trip={trip} />
        </>
      )}
    </div>
  )
}

function OrderLink({ id, trip }: { id: string; trip: Trip }) {
  const t = useTranslations('OneDayVehicle')
  return (
    <Link
      href={hrefOf('/OneDayBook', { id, ...tripInAddress(trip) })}
      className={buttonClassName({ size: 'large', className: 'shrink-0' })}
    >
      {t('order')}
    </Link>
  )
}

/** The days on which a sold-out trip could begin instead. */
export function NextFreeDays({ vehicle, trip, nextFree, today }: TripPriceProps) {
  const t = useTranslations('OneDayVehicle')
  const daysInWords = useDaysInWords()
  if (nextFree.length === 0) return <p>{t('noneFree')}</p>
  return (
    <>
      <p className="font-semibold text-ink">{t('nextFree')}</p>
      <ul className="grid gap-2">
        {nextFree.map((day) => {
          const moved = tripFrom(trip, day, today)
          return (
            <li key={day}>
              <Link
                href={vehicleHref(vehicle, tripInAddress(moved))}
                className={buttonClassName({ variant: 'secondary', className: 'w-full' })}
              >
                {daysInWords(moved).gregorian}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
