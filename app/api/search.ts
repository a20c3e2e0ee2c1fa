import { bookingRecord } from '@/lib/bookings/worded-booking'
import { requestRecord } from '@/lib/requests/view'
import * as operations from '@/lib/search/endpoints'
import { searchEverything, searchLimit } from '@/lib/search/queries'
import { defineEndpoint } from '@/lib/server/endpoint'

/** The search over everything. */
export const searchEndpoints = [
  defineEndpoint(operations.searchEverything, async ({ actor, query: { q }, locale }) => {
    const { bookings, contacts, travelBookings, ...found } = await searchEverything(actor, { q, locale })
    const records = await Promise.all(bookings.map((booking) => bookingRecord(booking, locale)))
    const messages = [...contacts.map(requestRecord), ...travelBookings.map(requestRecord)]
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, searchLimit)
    return { body: { ...found, bookings: records, messages } }
  }),
]
