import 'server-only'
import { type Actor, authorize, can } from '@/lib/auth/permissions'
import { listBookings } from '@/lib/bookings/queries'
import type { Booking } from '@/lib/bookings/view'
import type { Locale } from '@/lib/core/i18n/routing'
import { listCustomers } from '@/lib/customers/queries'
import { listRequests } from '@/lib/requests/queries'
import type { RequestOf } from '@/lib/requests/kinds'
import type { FoundVehicle } from '@/lib/vehicles/vehicle-record'
import { vehicleSearchQuery } from '@/lib/vehicles/schema'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { bookingRecord } from '@/lib/bookings/worded-booking'
import { requestRecord } from '@/lib/requests/view'
import type { FoundCustomer, FoundRecords } from './view'

// Of each kind, so many are found at most.
const searchLimit = 10

export type Found = {
  bookings: Booking[]
  customers: FoundCustomer[]
  vehicles: FoundVehicle[]
  contacts: RequestOf<'contact'>[]
  travelBookings: RequestOf<'travel-booking'>[]
}

/**
 * Bookings, customers, vehicles and messages that what was typed names, newest first, at most ten of a kind; of messages those
 * that the caller may read (CONTRACT sections 5 and 11). Nothing where nothing was typed.
 */
export async function searchEverything(
  actor: Actor,
  { q, locale }: { q: string; locale: Locale },
): Promise<Found> {
  authorize(actor, 'customer:find')
  if (!q) return { bookings: [], customers: [], vehicles: [], contacts: [], travelBookings: [] }
  const [bookings, customers, vehicles, contacts, travelBookings] = await Promise.all([
    listBookings(actor, { q, limit: searchLimit }),
    listCustomers(actor, { q, limit: searchLimit }),
    searchVehicles(actor, {
      query: { ...vehicleSearchQuery.parse({ q }), page: 1, limit: searchLimit },
      locale,
    }),
    can(actor.role, 'contact:list') ? listRequests(actor, 'contact', { q, limit: searchLimit }) : null,
    listRequests(actor, 'travel-booking', { q, limit: searchLimit }),
  ])
  return {
    bookings: bookings.rows,
    customers,
    vehicles: vehicles.rows,
    contacts: contacts?.rows ?? [],
    travelBookings: travelBookings.rows,
  }
}

/** The same as it leaves by the API and is shown on the screens: messages of both kinds together, newest first. */
export async function findRecords(actor: Actor, asked: { q: string; locale: Locale }): Promise<FoundRecords> {
  authorize(actor, 'customer:find')
  const { bookings, contacts, travelBookings, ...found } = await searchEverything(actor, asked)
  const messages = [...contacts.map(requestRecord), ...travelBookings.map(requestRecord)]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, searchLimit)
  const records = await Promise.all(bookings.map((booking) => bookingRecord(booking, asked.locale)))
  return { ...found, bookings: records, messages }
}
