import 'server-only'
import { z } from 'zod'
import { authorize, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { travelBookingsMatching, type TravelBookingFilter } from './travel-booking-matching'
import type { TravelBookingQuery } from './travel-booking-schema'
import { toTravelBooking, travelBookingColumns, type TravelBooking } from './travel-booking-view'

const perPage = 20

const day = { name: 'day', value: z.iso.datetime().transform((text) => new Date(text)) } as const
const orders = {
  ...momentOrders,
  day: { columns: [day], descending: false },
  'day-last': { columns: [day], descending: true },
} as const

/** The requests for staff that a search, a category and a mark leave, newest first where nothing else is asked for. */
export async function listTravelBookings(
  actor: Actor,
  { q, item, show, sort = 'newest', limit = perPage, ...request }: Partial<TravelBookingQuery> & PageRequest,
): Promise<Page<TravelBooking>> {
  authorize(actor, 'travel-booking:list')
  const place = { ...request, order: orders[sort], limit }
  const rows = await database().travelBooking.findMany({
    where: { AND: [travelBookingsMatching({ q, item, show }), cursorWhere(place)] },
    select: travelBookingColumns,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toTravelBooking)
}

/** How many requests a search, a category and a mark leave, counted up to `countCap + 1`. */
export async function countTravelBookings(actor: Actor, filter: TravelBookingFilter = {}): Promise<number> {
  authorize(actor, 'travel-booking:list')
  return database().travelBooking.count({ where: travelBookingsMatching(filter), take: countCap + 1 })
}
