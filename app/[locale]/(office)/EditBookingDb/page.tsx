import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { MissingRecord } from '@/components/site/not-found-text'
import { TravelBookingFacts } from '@/components/requests/travel-booking-facts'
import { BackLink } from '@/components/office/back-link'
import { ReplySection } from '@/components/requests/reply-section'
import { RequestScreen } from '@/components/requests/request-screen'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { removeTravelBookingAction, setTravelBookingDoneAction } from '@/lib/requests/travel-booking-actions'
import { travelBookingIdSchema } from '@/lib/requests/travel-booking-schema'
import { getTravelBooking } from '@/lib/requests/travel-bookings'
import { readFlash } from '@/lib/server/flash'
import { replyToTravelBookingAction } from '@/lib/requests/reply-actions'
import { listTravelBookingReplies } from '@/lib/requests/replies'
import { privateMetadata } from '@/lib/site/metadata'

const recordQuery = z.object({
  id: travelBookingIdSchema.catch(''),
  confirm: z.literal('delete').optional().catch(undefined),
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('bookingTitle'))
}

/** One request of the travel booking form (SPEC section 2). */
export default async function EditBookingDb({ searchParams }: { searchParams: SearchParams }) {
  const { id, confirm } = recordQuery.parse(await queryValues(searchParams))
  const actor = await guard('/EditBookingDb', { id })
  const booking = id ? await getTravelBooking(actor, id) : null
  if (!booking) return <MissingRecord />
  const t = await getTranslations('Requests')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('bookingTitle')}
        actions={<BackLink href="/BookingDb" label={t('backToBookings')} />}
      />
      <RequestScreen
        id={booking.id}
        name={booking.firstName}
        phone={booking.phone}
        isDone={booking.isDone}
        doneAction={setTravelBookingDoneAction}
        removeAction={removeTravelBookingAction}
        isAsking={confirm === 'delete'}
        replies={
          <ReplySection
            id={booking.id}
            email={booking.email}
            locale={booking.locale}
            replies={await listTravelBookingReplies(actor, booking.id)}
            action={replyToTravelBookingAction}
          />
        }
      >
        <TravelBookingFacts booking={booking} />
      </RequestScreen>
    </>
  )
}
