import { useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { formatDay } from '@/lib/core/i18n/format'
import { cancelOneDayBookingAction } from '@/lib/bookings/actions'
import type { OneDayBooking } from '@/lib/bookings/view'

interface CancelBookingFormProps {
  booking: OneDayBooking
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Cancels an own pending booking after asking; the row is locked and judged again on the server. */
export function CancelBookingForm({ booking, isAsking }: CancelBookingFormProps) {
  const t = useTranslations('Bookings')
  const about = { name: booking.vehicleName, day: formatDay(booking.date) }
  return (
    <AskedForm
      formId={`cancel-${booking.id}`}
      action={cancelOneDayBookingAction}
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
