import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import type { OneDayBooking } from '@/lib/bookings/view'
import { hrefOf } from '@/lib/routes/routes'

/** The sheet to print, the calendar file and the own photo of a booking. */
export function BookingLinks({ booking }: { booking: OneDayBooking }) {
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
