import { useLocale, useTranslations } from 'next-intl'
import { bookingStage, openOf } from '@/lib/bookings/rules'
import { dayInAddis } from '@/lib/core/day'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatFullMoment } from '@/lib/core/i18n/format'
import { lacksStaff } from '@/lib/dispatch/rules'
import type { TripStaff } from '@/lib/dispatch/trip-staff'

interface BookingStandsProps {
  booking: Booking
  staff: readonly TripStaff[]
}

/** Where a booking is, for staff: what is to be done next, and what is still to be paid. */
export function BookingStands({ booking, staff }: BookingStandsProps) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  const now = new Date()
  const stage = bookingStage(booking, now)
  const isLacking = stage === 'confirmed' && lacksStaff(booking, staff, dayInAddis(now))
  const driver = booking.hasDriver ? 'yes' : 'no'
  const amount = openOf(booking)
  const isOwing = stage === 'confirmed' && amount > 0
  const until = booking.holdUntil ? formatFullMoment(booking.holdUntil, locale) : ''
  const said = [isLacking ? ('unassigned' as const) : !isOwing && stage, isOwing && ('part' as const)]
  return said
    .flatMap((one) => (one ? t(`stands.${one}`, { amount: formatBirr(amount, locale), until, driver }) : []))
    .join(' ')
}
