import type { RoutePath } from '@/lib/routes/routes'
import type { CarCategory, Gearbox, VehicleKind, VehicleSort } from './rules'
import { type Trip, tripInAddress } from './trip-rules'

/** What narrows the results down, beside the words that were typed; prices in whole Br a day. */
export type ResultsFilter = {
  class?: CarCategory | undefined
  seats?: number | undefined
  bags?: number | undefined
  gearbox?: Gearbox | undefined
  /** Vehicles that leave Addis Ababa. */
  road?: 'country' | undefined
  min?: number | undefined
  max?: number | undefined
}

/** What of the results an address says: `band` is one of SPEC's by its key. */
export type ShownResults = {
  trip: Trip
  filter: ResultsFilter
  band: string | undefined
  q: string | undefined
  sort: VehicleSort
}

/** What an address of the results holds besides the page of the list. */
export type ResultsAddress = { path: RoutePath; query: Record<string, string | number | undefined> }

/**
 * The address of the results with a filter. Each of SPEC's bands has its own on `/Pricing`; any other price of a vehicle
 * with its driver is on `/OneDayVehicles`.
 */
export function resultsAddress(
  kind: VehicleKind,
  { trip, filter, band, q, sort }: ShownResults,
): ResultsAddress {
  const { class: category, min, max, ...rest } = filter
  const price = kind === 'one_day' ? band : undefined
  const shared = { ...tripInAddress(trip), q, ...rest, sort: sort === 'price' ? undefined : sort }
  if (kind === 'car') return { path: '/VehiclesTypes', query: { type: category, ...shared, min, max } }
  if (price) return { path: '/Pricing', query: { price, ...shared, class: category } }
  return { path: '/OneDayVehicles', query: { ...shared, class: category, min, max } }
}
