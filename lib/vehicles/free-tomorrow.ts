import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { addDays, dayInAddis } from '@/lib/core/day'
import type { ResultVehicle } from './result-vehicle'
import { listResults } from './results'
import { readTrip, type Trip } from './trip-rules'

/** What can be had tomorrow, for the home pages. */
export type FreeTomorrow = {
  trip: Trip
  /** At most four vehicles that are free, of as many classes as there are. */
  vehicles: ResultVehicle[]
  /** How many vehicles with a driver there are. */
  total: number
  /** Whole Br for the day of the cheapest that is free, and of the cheapest that leaves Addis Ababa. */
  from: { city: number | null; country: number | null }
}

const shown = 4

/** Vehicles with a driver that are free tomorrow in Addis Ababa, priced by the quote. */
export async function listFreeTomorrow(actor: Actor): Promise<FreeTomorrow> {
  authorizeAnyone(actor, 'vehicle:list')
  const today = dayInAddis(new Date())
  const { trip } = readTrip({}, { today, usual: addDays(today, 1) })
  const asked = { kind: 'one_day', trip, sort: 'price', page: 1 } as const
  const [all, country] = await Promise.all([
    listResults(actor, { ...asked, filter: {} }),
    listResults(actor, { ...asked, filter: { road: 'country' } }),
  ])
  const free = all.rows.filter(({ available }) => available > 0)
  // The list is in the order of plain prices, which rules of their own change for some.
  const priceOf = (rows: readonly ResultVehicle[]) => {
    const prices = rows.flatMap(({ available, total }) => (available > 0 && total !== null ? total : []))
    return prices.length === 0 ? null : Math.min(...prices)
  }
  return {
    trip,
    vehicles: ofManyClasses(free),
    total: all.total,
    from: { city: priceOf(all.rows), country: priceOf(country.rows) },
  }
}

/** The cheapest of each class before a second one of any, in the order of their prices. */
function ofManyClasses(free: readonly ResultVehicle[]): ResultVehicle[] {
  const firsts = free.filter((one, at) => free.findIndex(({ category }) => category === one.category) === at)
  const others = free.filter((one) => !firsts.includes(one))
  const chosen = [...firsts, ...others].slice(0, shown)
  return free.filter((one) => chosen.includes(one))
}
