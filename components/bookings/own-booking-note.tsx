import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'

/** A booking that the person has already. */
export type OwnBooking = { id: string; code: string }

/** Says that the person has booked the same vehicle on these days, as whoever heard nothing of a sending has not seen. */
export function OwnBookingNote({ own }: { own: OwnBooking }) {
  const t = useTranslations('OneDayBook.soldOut')
  const bookings = useTranslations('Bookings')
  return (
    <Alert>
      {t('own', { code: formatCode(own.code) })}{' '}
      <Link href={hrefOf('/YourBooking', { id: own.id })} className="font-semibold underline">
        {bookings('open')}
      </Link>
    </Alert>
  )
}
