import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { NoRoom } from '@/lib/bookings/reserve'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'

interface RoomNoteProps {
  reason: NoRoom
  /** The company's, for whoever has no way of their own. */
  phone: string
}

/** Says before the form is filled in that nothing more is held for the person, and where that is mended. */
export function RoomNote({ reason, phone }: RoomNoteProps) {
  const t = useTranslations('OneDayBook')
  const errors = useTranslations('Errors')
  const bookings = useTranslations('YourBooking')
  const profile = useTranslations('Profile')
  const ways = {
    full: { text: errors('TOO_MANY_PENDING'), href: '/UserBookStatus', label: bookings('back') },
    unconfirmed: { text: t('unconfirmed'), href: '/UserProfile', label: profile('title') },
    'address-full': { text: errors('ADDRESS_FULL'), href: `tel:${phone}`, label: formatPhone(phone) },
  } as const
  const { text, href, label } = ways[reason]
  return (
    <Alert tone="warning">
      {text}{' '}
      <Link href={href} className="font-semibold underline">
        {label}
      </Link>
    </Alert>
  )
}
