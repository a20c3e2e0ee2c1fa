import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Cancellation } from '@/lib/bookings/cancellation'
import type { Booking } from '@/lib/bookings/view'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { CancellationReason, RefundText } from './cancellation'

interface BookingStateProps {
  booking: Booking
  /** Why it was canceled and what comes back. */
  cancellation: Cancellation | null
  /** Of the company. */
  phone: string
}

/** What a booking waits for, in one sentence, and until when. */
export function BookingState({ booking, cancellation, phone }: BookingStateProps) {
  const t = useTranslations('YourBooking')
  const { status, holdUntil, claimed, paid, vehicleId } = booking
  if (status === 'canceled') {
    return (
      <Alert tone="danger" role="note" title={t('canceledTitle')}>
        {cancellation && (
          <>
            <CancellationReason cancellation={cancellation} />
            <p>
              <RefundText refund={cancellation.refund} claimed={booking.claimed} />
            </p>
          </>
        )}
        {t('canceled', { phone: formatPhone(phone) })}{' '}
        {vehicleId && (
          <Link href={hrefOf('/OneDayVehiclesBook', { id: vehicleId })} className="underline">
            {t('bookAgain')}
          </Link>
        )}
      </Alert>
    )
  }
  if (status === 'successful') {
    return (
      <Alert tone="success" role="note" title={t('confirmedTitle')}>
        {t('confirmed')}
      </Alert>
    )
  }
  if (claimed > 0 || paid > 0 || !holdUntil) {
    return (
      <Alert tone="info" role="note" title={t('checkingTitle')}>
        {t('checking')}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" role="note" title={t('heldTitle', { moment: formatMoment(holdUntil) })}>
      {t('held')}
    </Alert>
  )
}
