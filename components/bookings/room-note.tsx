import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/lib/core/i18n/navigation'

/** Says before the form is filled in that nothing more is held for the person, and where that is mended. */
export function RoomNote({ reason }: { reason: 'full' | 'unconfirmed' }) {
  const t = useTranslations('OneDayBook')
  const errors = useTranslations('Errors')
  const bookings = useTranslations('YourBooking')
  const profile = useTranslations('Profile')
  const isFull = reason === 'full'
  return (
    <Alert tone="warning">
      {isFull ? errors('TOO_MANY_PENDING') : t('unconfirmed')}{' '}
      <Link href={isFull ? '/UserBookStatus' : '/UserProfile'} className="font-semibold underline">
        {isFull ? bookings('back') : profile('title')}
      </Link>
    </Alert>
  )
}
