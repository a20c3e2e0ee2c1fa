import { useLocale, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { Fact } from '@/components/ui/facts'
import type { IconName } from '@/components/ui/icon'
import type { BookingStatus } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { formatHour } from '@/lib/core/day'

const looks = {
  pending: { tone: 'warning', icon: 'clock' },
  successful: { tone: 'success', icon: 'check' },
  canceled: { tone: 'danger', icon: 'close' },
} as const satisfies Record<BookingStatus, { tone: BadgeTone; icon: IconName }>

/** A booking's status in words and colour. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations('Status')
  return <Badge {...looks[status]}>{t(status)}</Badge>
}

/** Who booked; a deleted person's bookings stay without the name (docs/decisions/deleted-people.md). */
export function CustomerName({ name }: { name: string }) {
  const t = useTranslations('BookingOffice')
  if (name) return name
  return <span className="text-ink-muted">{t('customerDeleted')}</span>
}

type Pickup = Pick<Booking, 'pickupPlace' | 'pickupTime' | 'returnTime'>

/** Whether anything was said of where and when the customer is picked up and back. */
export const hasPickup = ({ pickupPlace, pickupTime, returnTime }: Pickup): boolean =>
  Boolean(pickupPlace || pickupTime || returnTime)

/** Where and when the customer is picked up and back, among the facts of a booking; nothing where none was said. */
export function pickupFacts(label: string, booking: Pickup): Fact[] {
  return hasPickup(booking) ? [{ label, value: <PickupText booking={booking} /> }] : []
}

/** Where and when the customer is picked up and back; nothing where none was said. */
export function PickupText({ booking }: { booking: Pickup }) {
  const t = useTranslations('Bookings')
  const locale = useLocale()
  const { pickupPlace } = booking
  const pickupTime = booking.pickupTime && formatHour(booking.pickupTime, locale)
  const returnTime = booking.returnTime && formatHour(booking.returnTime, locale)
  const both = pickupTime && returnTime && t('returnBy', { from: pickupTime, to: returnTime })
  const time = both || pickupTime || (returnTime && t('backBy', { to: returnTime }))
  return <span className="figures">{[pickupPlace, time].filter(Boolean).join(' · ')}</span>
}
