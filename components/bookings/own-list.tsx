import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { DaysText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { Booking } from '@/lib/bookings/view'
import { colonOf, formatBirr, formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { bookAgainHref, OpenBooking } from './booking-actions'
import { hasPickup, PickupText, StatusBadge } from './booking-labels'
import { TransactionText } from './transfer-text'

/** What comes next, as cards in the order of its days (SPEC section 3 names what a booking shows). */
export function NextBookings({ bookings }: { bookings: readonly Booking[] }) {
  const locale = useLocale()
  const t = useTranslations('Bookings')
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id} className="grid content-between gap-4 card p-4">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <StatusBadge status={booking.status} />
              <span className="font-bold text-ink figures">{formatCode(booking.code)}</span>
            </div>
            <div className="flex gap-4">
              <VehiclePicture
                url={booking.vehicleUrl}
                name=""
                className="h-fit w-24! shrink-0 rounded-md"
                sizes="6rem"
              />
              <div className="grid min-w-0 content-start gap-0.5">
                <p className="font-bold text-balance text-ink">
                  <DaysText days={booking} />
                </p>
                <h3 className="text-base font-normal text-ink">
                  {booking.vehicleName} <span className="text-ink-muted">{booking.vehicleModel}</span>
                </h3>
                <p className="text-sm text-ink-muted">
                  {hasPickup(booking) && (
                    <>
                      <PickupText booking={booking} /> →{' '}
                    </>
                  )}
                  {booking.destination}
                </p>
                {booking.transactionId && (
                  <p className="text-sm text-ink-muted">
                    {t('transaction') + colonOf(locale)}{' '}
                    <span className="inline-block max-w-full">
                      <TransactionText typed={booking.transactionId} />
                    </span>
                  </p>
                )}
              </div>
            </div>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <strong className="text-lg text-ink figures">{formatBirr(booking.total, locale)}</strong>
            <OpenBooking booking={booking} label={t('open')} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is over, one line each, with the way to book the same again. */
export function PastBookings({ bookings }: { bookings: readonly Booking[] }) {
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {bookings.map((booking) => (
        <li key={booking.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <VehiclePicture
            url={booking.vehicleUrl}
            name=""
            className="w-20! shrink-0 rounded-md"
            sizes="5rem"
          />
          <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
            <h3 className="text-base text-ink">
              <Link href={hrefOf('/YourBooking', { id: booking.id })} className="hover:underline">
                {booking.vehicleName}
              </Link>
            </h3>
            <p className="text-sm text-ink-muted">
              <DaysText days={booking} />
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <strong className="text-ink figures">{formatCode(booking.code)}</strong>
              <StatusBadge status={booking.status} />
              {booking.transactionId && <TransactionText typed={booking.transactionId} />}
            </p>
          </div>
          <span className="text-ink figures">{formatBirr(booking.total, locale)}</span>
          <BookAgain booking={booking} />
        </li>
      ))}
    </ul>
  )
}

function BookAgain({ booking }: { booking: Booking }) {
  const t = useTranslations('Bookings')
  const own = useTranslations('YourBooking')
  const href = bookAgainHref(booking)
  if (!href) return null
  return (
    <Link
      href={href}
      aria-label={t('againOf', { name: booking.vehicleName, code: formatCode(booking.code) })}
      className={buttonClassName({ variant: 'secondary' })}
    >
      {own('bookAgain')}
    </Link>
  )
}
