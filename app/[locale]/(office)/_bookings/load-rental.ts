import 'server-only'
import type { ChosenRental } from '@/components/bookings/rental-choice'
import type { Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { type Day, isDay } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import { listOfferedExtras } from '@/lib/vehicles/prices/queries'
import { isExtraFor } from '@/lib/vehicles/prices/rules'
import { kindOfName } from '@/lib/vehicles/rules'
import type { FoundVehicle } from '@/lib/vehicles/vehicle-record'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'

interface Asked {
  /** The address of the page. */
  query: Readonly<Record<string, string>>
  /** The first day where the address names none. */
  day: Day
  /** The class of which a vehicle is proposed, where one is left. */
  category?: string
  locale: Locale
}

/**
 * The rental that an address of the desk asks for: what is left on its days, and what the chosen vehicle costs, else that of
 * the cheapest one that is left.
 */
export async function loadRental(actor: Actor, { query, day, category, locale }: Asked) {
  const date = query.date && isDay(query.date) ? query.date : day
  const lastDate = query.lastDate && isDay(query.lastDate) ? query.lastDate : undefined
  const q = query.q?.trim() || undefined
  const vehicles = await findVehicles(actor, { date, lastDate, q, locale })
  const chosen = vehicles.find(({ _id: id }) => id === query.vehicleId) ?? proposed(vehicles, category)
  const all = await listOfferedExtras(actor)
  const offered = chosen ? all.filter((extra) => isExtraFor(extra, kindOfName[chosen.kind])) : []
  const extras = offered.map(({ id }) => id).filter((id) => `extras.${id}` in query)
  const vehicleId = chosen?._id
  const isSearched = q !== undefined || vehicles.length === mostVehicles
  const rental: ChosenRental = { date, lastDate, vehicleId, extras, vehicles, q, isSearched, offered }
  const asked = vehicleId ? await askQuote(actor, { vehicleId, date, lastDate, extras }, locale) : undefined
  const isOnRequest = chosen?.total === null
  const quote = asked && 'quote' in asked ? asked.quote : undefined
  const isFree = (chosen?.available ?? 0) > 0
  const chosenRental = { date, lastDate, vehicleId, extras }
  return {
    rental,
    chosen: chosenRental,
    asked,
    isOnRequest,
    /** What is shown as its price, in santim; empty where none is listed. */
    seenTotal: quote ? String(quote.total) : '',
    canBook: isFree && (isOnRequest || quote !== undefined),
  }
}

const proposed = (vehicles: readonly FoundVehicle[], category?: string) => {
  const left = vehicles.filter(({ available, total }) => available > 0 && total !== null)
  return left.find((one) => one.class === category) ?? left[0] ?? vehicles[0]
}

/** The most vehicles that the select offers; with more of them one is looked for by its name. */
const mostVehicles = 200

/** The vehicles with what is left on the days; on today’s where those cannot be booked, which the quote then says. */
async function findVehicles(
  actor: Actor,
  { locale, q, ...asked }: { date: Day; lastDate: Day | undefined; q: string | undefined; locale: Locale },
) {
  const query = { sort: 'price', page: 1, limit: mostVehicles, q } as const
  try {
    return (await searchVehicles(actor, { query: { ...query, ...asked }, locale })).rows
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return (await searchVehicles(actor, { query, locale })).rows
  }
}
