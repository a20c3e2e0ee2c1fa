import { useLocale, useTranslations } from 'next-intl'
import { bookingStage, missingOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { formatBirr, formatFullMoment } from '@/lib/core/i18n/format'

/** Where a booking is, in one sentence for staff. */
export function BookingStands({ booking }: { booking: Booking }) {
  const locale = useLocale()
  const t = useTranslations('BookingOffice')
  const stage = bookingStage(booking, new Date())
  const until = booking.holdUntil ? formatFullMoment(booking.holdUntil, locale) : ''
  return t(`stands.${stage}`, { amount: formatBirr(missingOf(booking), locale), until })
}
