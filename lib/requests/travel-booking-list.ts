import 'server-only'
import { type Actor, authorize } from '@/lib/auth/actor'
import { dateOfDay } from '@/lib/core/day'
import { daySchema } from '@/lib/core/input-schemas'
import { database } from '@/lib/db/client'
import { type Key, type KeysetPage, pageOfRows } from '@/lib/db/keyset'
import { momentOrders, orderedBy } from '@/lib/db/ordered'
import { travelBookingsMatching } from './travel-booking-matching'
import type { TravelBookingQuery } from './travel-booking-schema'
import { toTravelBooking, type TravelBooking, travelBookingColumns } from './travel-booking-view'

const perPage = 20

const day = { column: 'day', value: daySchema.transform(dateOfDay) } as const
const orders = {
  ...momentOrders,
  day: { ...day, isFalling: false },
  'day-last': { ...day, isFalling: true },
} as const

/** The requests for staff, in the order of the query; paged by key. */
export async function findTravelBookings(
  actor: Actor,
  {
    q,
    item,
    show,
    sort = 'newest',
    after,
    before,
    limit = perPage,
  }: Partial<TravelBookingQuery> & { limit?: number },
): Promise<KeysetPage<TravelBooking>> {
  authorize(actor, 'travel-booking:list')
  const keys = { after, before }
  const { beyond, ...reading } = orderedBy(orders[sort], keys, limit)
  const rows = await database().travelBooking.findMany({
    where: { AND: [travelBookingsMatching({ q, item, show }), beyond] },
    select: travelBookingColumns,
    ...reading,
  })
  const keyOf = ({ date, createdAt, id }: TravelBooking): Key => [
    orders[sort].column === 'day' ? date : createdAt,
    id,
  ]
  return pageOfRows(rows.map(toTravelBooking), { ...keys, limit, keyOf })
}
