import 'server-only'
import { type Actor, authorize, holds } from '@/lib/auth/permissions'
import { listBookings } from '@/lib/bookings/queries'
import type { Booking } from '@/lib/bookings/view'
import type { Locale } from '@/lib/core/i18n/routing'
import { listCustomerPage } from '@/lib/customers/customer-record'
import { listRequests } from '@/lib/requests/queries'
import type { RequestOf } from '@/lib/requests/kinds'
import type { FoundVehicle } from '@/lib/vehicles/vehicle-record'
import { vehicleSearchQuery } from '@/lib/vehicles/schema'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { type FoundCustomer, foundCustomer } from './view'

/** Of each kind, so many are found where nothing else is asked for. */
export const searchLimit = 10

type Found = {
  bookings: Booking[]
  customers: FoundCustomer[]
  vehicles: FoundVehicle[]
  contacts: RequestOf<'contact'>[]
  travelBookings: RequestOf<'travel-booking'>[]
}

/**
 * Bookings, customers, vehicles and messages that what was typed names, newest first, at most `limit` of a kind; of messages
 * those that the caller may read (CONTRACT sections 5 and 11). Nothing where nothing was typed.
 */
export async function searchEverything(
  actor: Actor,
  { q, locale, limit = searchLimit }: { q: string; locale: Locale; limit?: number },
): Promise<Found> {
  authorize(actor, 'customer:find')
  if (!q) return { bookings: [], customers: [], vehicles: [], contacts: [], travelBookings: [] }
  const [bookings, customers, vehicles, contacts, travelBookings] = await Promise.all([
    listBookings(actor, { q, limit }),
    listCustomerPage(actor, { q, limit }),
    searchVehicles(actor, {
      query: { ...vehicleSearchQuery.parse({ q }), page: 1, limit },
      locale,
    }),
    holds(actor, 'contact:list') ? listRequests(actor, 'contact', { q, limit }) : null,
    listRequests(actor, 'travel-booking', { q, limit }),
  ])
  return {
    bookings: bookings.rows,
    customers: customers.rows.map(foundCustomer),
    vehicles: vehicles.rows,
    contacts: contacts?.rows ?? [],
    travelBookings: travelBookings.rows,
  }
}
