import { useLocale, useTranslations } from 'next-intl'
import { bookingStage, missingOf } from '@/lib/bookings/rules'
import { dayInAddis } from '@/lib/core/day'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatFullMoment } from '@/lib/core/i18n/format'
import { lacksStaff } from '@/lib/dispatch/rules'
import type { TripStaff } from '@/lib/dispatch/trip-staff'

interface BookingStandsProps {
  booking: Booking
  staff: readonly TripStaff[]
}

/** Where a booking is, in one sentence for staff. */
export function BookingStands({ booking, staff }: BookingStandsProps) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  const now = new Date()
  const stage = bookingStage(booking, now)
  const isLacking = stage === 'confirmed' && lacksStaff(booking, staff, dayInAddis(now))
  const until = booking.holdUntil ? formatFullMoment(booking.holdUntil, locale) : ''
  return t(`stands.${isLacking ? 'unassigned' : stage}`, {
    amount: formatBirr(missingOf(booking), locale),
    until,
  })
}
