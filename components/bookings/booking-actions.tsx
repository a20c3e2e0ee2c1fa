import { useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cancelBookingAction } from '@/lib/bookings/actions'
import type { Booking } from '@/lib/bookings/view'
import { formatDay, formatDays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'

/** The sheet to print, the calendar file and the own photo of a booking. */
export function BookingLinks({ booking }: { booking: Booking }) {
  const t = useTranslations('Confirmation')
  const transfers = useTranslations('Transfers')
  const look = buttonClassName({ variant: 'secondary' })
  return (
    <>
      <Link href={hrefOf('/Confirmation', { id: booking.id })} className={look}>
        {t('open')}
      </Link>
      {booking.status !== 'canceled' && (
        <a href={`/calendar/${booking.id}.ics`} className={look}>
          <Icon name="calendar" /> {t('calendar')}
        </a>
      )}
      {booking.receiptPhotoKey && (
        <a href={`/receipts/${booking.id}.webp`} className={look}>
          {transfers('photoOpen')}
        </a>
      )}
    </>
  )
}

interface CancelBookingFormProps {
  booking: Booking
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Cancels an own pending booking after asking; the row is locked and judged again on the server. */
export function CancelBookingForm({ booking, isAsking }: CancelBookingFormProps) {
  const t = useTranslations('Bookings')
  const about = { name: booking.vehicleName, day: formatDays(booking, formatDay) }
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
      description={t('cancelText', about)}
      confirmLabel={t('cancelConfirm')}
      cancelLabel={t('cancelKeep')}
      isAsking={isAsking}
    />
  )
}
