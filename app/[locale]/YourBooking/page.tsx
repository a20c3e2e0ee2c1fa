import { guard } from '@/lib/auth/guard'
import { holderOfKey, riderOfKey } from '@/lib/auth/secret-link'
import { holds } from '@/lib/auth/permissions'
import { findBooking, getBooking, getOwnBooking } from '@/lib/bookings/queries'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { MissingRecord } from '@/components/site/not-found-text'
import { AppError } from '@/lib/core/errors'
import { getRide } from '@/lib/dispatch/trip-staff'
import { privatePage } from '@/lib/site/metadata'
import AccountLayout from '../(account)/layout'
import SiteLayout from '../(site)/layout'
import { BookingScreen } from './_screen/booking-screen'
import { RideScreen } from './_screen/ride-screen'

export const generateMetadata = privatePage('YourBooking', (t) => [t('title')])

/**
 * One booking with its price, its payments and the way to pay it (CONTRACT section 8): for whoever has the key of its
 * secret link, else for its owner and staff. Whoever has the link of the ride sees the trip alone.
 */
export default async function YourBooking({ searchParams }: { searchParams: SearchParams }) {
  const query = await queryValues(searchParams)
  if (query.key !== undefined) return <BookingByKey linkKey={query.key} />
  const actor = await guard('/YourBooking')
  const id = bookingIdSchema.safeParse(query.id).data
  const isStaff = holds(actor, 'booking:list-any')
  const booking = id && (await (isStaff ? getBooking(actor, id) : getOwnBooking(actor, id)))
  if (!booking) {
    return (
      <AccountLayout>
        <MissingRecord />
      </AccountLayout>
    )
  }
  return (
    <BookingScreen
      actor={actor}
      booking={booking}
      isCanceling={query.confirm === booking.id && booking.status !== 'canceled'}
      isChanging={query.change === '1'}
      payment={query.payment}
    />
  )
}

async function BookingByKey({ linkKey }: { linkKey: string }) {
  const found = await orNull(() => findByKey(linkKey))
  if (found) return <BookingScreen {...found} linkKey={linkKey} />
  const ride = await orNull(() => getRide(riderOfKey(linkKey)))
  if (ride) return <RideScreen ride={ride} />
  return (
    <SiteLayout>
      <MissingRecord />
    </SiteLayout>
  )
}

async function findByKey(key: string) {
  const actor = holderOfKey(key)
  return { actor, booking: await findBooking(actor, actor.bookingId) }
}

/** What is there for a key, or null where it opens nothing of the kind. */
async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
