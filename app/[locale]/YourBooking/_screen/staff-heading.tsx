import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { BookingStands } from '@/components/bookings/booking-stands'
import { CancellationReason } from '@/components/bookings/cancellation'
import { customerFacts } from '@/components/bookings/customer-facts'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { PageHeading } from '@/components/ui/page-heading'
import type { Cancellation } from '@/lib/bookings/cancellation'
import type { Booking } from '@/lib/bookings/view'
import { formatCode } from '@/lib/core/i18n/format'
import type { TripStaff } from '@/lib/dispatch/trip-staff'

interface StaffHeadingProps {
  booking: Booking
  cancellation: Cancellation | null
  staff: readonly TripStaff[]
}

/** Where a booking is, in words for staff, and whose it is. */
export async function StaffHeading({ booking, cancellation, staff }: StaffHeadingProps) {
  const t = await getTranslations('YourBooking')
  const office = await getTranslations('Office.facts')
  return (
    <>
      <PageHeading
        title={t('code', { code: formatCode(booking.code) })}
        lead={<BookingStands {...{ booking, staff }} />}
        actions={<StatusBadge status={booking.status} />}
      />
      {cancellation && <CancellationReason cancellation={cancellation} />}
      <Card as="section" aria-label={office('customer')}>
        <Facts facts={customerFacts(office, booking)} />
      </Card>
    </>
  )
}
