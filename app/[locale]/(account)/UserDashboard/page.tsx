import { getTranslations } from 'next-intl/server'
import { BookingCard } from '@/components/bookings/booking-card'
import { BookingLinks, CancelBookingForm } from '@/components/bookings/booking-actions'
import { NoBookings, OneBookingTile } from '@/components/bookings/own-bookings'
import { UndoCancellation } from '@/components/bookings/cancellation'
import { BookingTimeline } from '@/components/bookings/booking-timeline'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { getCancellation, listCancelRefunds } from '@/lib/bookings/cancellation'
import { bookingListQuery } from '@/lib/bookings/list-schema'
import { listNextBookings } from '@/lib/bookings/queries'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Bookings', (t) => [t('dashboardTitle')])

/** The customer's trips ahead, each with its timeline; pending ones can be canceled here (CONTRACT section 5). */
export default async function UserDashboard({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/UserDashboard')
  const t = await getTranslations('Bookings')
  const { confirm, canceled } = bookingListQuery.parse(await queryValues(searchParams))
  const bookings = await listNextBookings(actor)
  const pending = bookings.filter(({ status }) => status === 'pending')
  const refunds = await listCancelRefunds(actor, pending)

  return (
    <div className="grid grid-cols-1 gap-6">
      <FlashSlot flash={await readFlash()} />
      {canceled && <UndoCancellation id={canceled} cancellation={await getCancellation(actor, canceled)} />}
      <PageHeading
        title={t('dashboardTitle')}
        lead={t('dashboardLead', { name: actor.firstName, count: bookings.length })}
      />
      <OneBookingTile />
      {bookings.length === 0 && <NoBookings />}
      <FormMessages>
        <ul className="grid grid-cols-1 gap-6">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard
                booking={booking}
                actions={
                  <>
                    <BookingLinks booking={booking} />
                    <CancelBookingForm
                      booking={booking}
                      refund={refunds.get(booking.id)}
                      isAsking={confirm === booking.id}
                    />
                  </>
                }
              >
                <BookingTimeline booking={booking} />
              </BookingCard>
            </li>
          ))}
        </ul>
      </FormMessages>
    </div>
  )
}
