import { useLocale, useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { vehicleHref } from '@/components/vehicles/vehicle-href'
import { cancelBookingAction } from '@/lib/bookings/status-actions'
import type { Refund } from '@/lib/bookings/refund-rules'
import { extraIdsOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { dayInAddis } from '@/lib/core/day'
import { formatCode, formatDays, formatFullDay, formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { tripInAddress } from '@/lib/vehicles/trip-rules'
import { RefundText } from './cancellation'

interface BookingLinksProps {
  booking: Booking
  /** True on the page of the booking itself. */
  isOpen?: boolean
  /** The key by which it was opened, without an account: what needs one is left out. */
  linkKey?: string | undefined
  /** Staff are not given the calendar file of another person's trip. */
  isStaff?: boolean
}

/** The page of a booking, its sheet to print and its calendar file. */
export function BookingLinks({ booking, isOpen = false, linkKey, isStaff = false }: BookingLinksProps) {
  const t = useTranslations('Confirmation')
  const bookings = useTranslations('Bookings')
  const look = buttonClassName({ variant: 'secondary' })
  return (
    <>
      {!isOpen && <OpenBooking booking={booking} label={bookings('open')} />}
      {!linkKey && (
        <Link href={hrefOf('/Confirmation', { id: booking.id })} className={look}>
          {t('open')}
          {!isOpen && <CodeAside code={booking.code} />}
        </Link>
      )}
      {booking.status !== 'canceled' && !isStaff && (
        <a href={`/calendar/${booking.id}.ics${linkKey ? `?key=${linkKey}` : ''}`} className={look}>
          <Icon name="calendar" /> {t('calendar')}
          {!isOpen && <CodeAside code={booking.code} />}
        </a>
      )}
    </>
  )
}

/** Tells the links of one booking in a list from those of the next, for whoever hears them without their card. */
const CodeAside = ({ code }: { code: string }) => <span className="sr-only">, {formatCode(code)}</span>

/**
 * Where the vehicle of a booking can be booked again, which depends on its kind, with the same pick-up and extras and,
 * while they are ahead, the same days; null once it is gone.
 */
export function bookAgainHref(booking: Booking): string | null {
  const { vehicleId, vehicle, date, lastDate } = booking
  if (!vehicleId || !vehicle) return null
  const trip = tripInAddress({
    ...{ date, lastDate },
    pickupPlace: booking.pickupPlace ?? undefined,
    pickupTime: booking.pickupTime ?? undefined,
    passengers: booking.passengers ?? undefined,
    extras: extraIdsOf(booking).join() || undefined,
  })
  const isOver = date < dayInAddis(new Date())
  const again = { ...trip, ...(isOver && { date: undefined, lastDate: undefined }) }
  return vehicleHref({ ...vehicle, id: vehicleId }, again)
}

/** Leads to the page of a booking; while it waits to be paid, with the time until when. */
export function OpenBooking({ booking, label }: { booking: Booking; label: string }) {
  const locale = useLocale()
  const t = useTranslations('Bookings')
  const { id, code, status, holdUntil, claimed, paid } = booking
  const isOpen = status === 'pending' && holdUntil !== null && claimed === 0 && paid === 0
  return (
    <Link
      href={hrefOf('/YourBooking', { id })}
      className={buttonClassName(isOpen ? {} : { variant: 'secondary' })}
    >
      {isOpen ? t('pay', { moment: formatMoment(holdUntil, locale) }) : label}
      <CodeAside code={code} />
    </Link>
  )
}

interface CancelBookingFormProps {
  booking: Booking
  /** What comes back if it is canceled now; missing where it is not theirs to cancel. */
  refund: Refund | undefined
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Cancels an own pending booking after asking; the row is locked and judged again on the server. */
export function CancelBookingForm({ booking, refund, isAsking }: CancelBookingFormProps) {
  const t = useTranslations('Bookings')
  const locale = useLocale()
  if (!refund) return null
  const about = { name: booking.vehicleName, day: formatDays(booking, locale, formatFullDay) }
  return (
    <AskedForm
      formId={`cancel-${booking.id}`}
      action={cancelBookingAction}
      id={booking.id}
      button={{
        variant: 'secondary',
        icon: 'close',
        label: t('cancel'),
        'aria-label': t('cancelOf', about),
      }}
      title={t('cancelTitle')}
      description={
        <>
          {t('cancelText', about)} <RefundText refund={refund} claimed={booking.claimed} />
        </>
      }
      confirmLabel={t('cancelConfirm')}
      cancelLabel={t('cancelKeep')}
      isAsking={isAsking}
    />
  )
}
