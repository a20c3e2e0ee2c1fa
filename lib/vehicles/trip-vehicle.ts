import 'server-only'
import { authorizeAnyone, type Actor } from '@/lib/auth/permissions'
import { dateOfDay, type Day, dayInAddis, daysBetween, type Month } from '@/lib/core/day'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { createCache } from '@/lib/server/cache'
import { weeksAhead } from './availability/rules'
import { localizedFeatures, type LocalizedText } from './features'
import { allPictures, type Picture } from './pictures'
import { cachedPriceRules } from './prices/cached-prices'
import { dayPricesOn } from './prices/day-prices'
import type { VehicleAvailability } from './queries'
import { resultOf, type ResultVehicle } from './result-vehicle'
import { freeStarts, lastDayToOffer, leftOnDays, type Trip, tripDays } from './trip-rules'
import { availabilityDaysLimit, type DayPrices } from './rules'
import type { VehicleRow } from './view'

/** A vehicle as its own page shows it for a trip. */
export type TripVehicle = ResultVehicle &
  Pick<DayPrices, 'priceFrom7' | 'priceFrom30'> & { features: LocalizedText; pictures: Picture[] }

export type FoundTripVehicle = {
  vehicle: TripVehicle
  /** The calendar around the trip's first day, and what is left on each day of it. */
  calendar: { weeks: Month['weeks']; days: VehicleAvailability['days'] }
  /** The same, and on to the trip's last day where that is in a later month, as far as is told at once. */
  watched: VehicleAvailability['days']
  /** Where the trip finds no place: the next days from which it does. */
  nextFree: Day[]
  /** The vehicles of its kind nearest to it, priced for the same trip; those that are free. */
  similar: ResultVehicle[]
}

/** As many similar vehicles as a row has. */
const mostSimilar = 4

/**
 * A vehicle of either kind for a trip with what is left of it, and with similar ones, or null when there is none with that id:
 * what its page shows, in two questions to the database.
 */
export async function getTripVehicle(
  actor: Actor,
  { id, trip, locale }: { id: string; trip: Trip; locale: Locale },
): Promise<FoundTripVehicle | null> {
  authorizeAnyone(actor, 'vehicle:list')
  const today = dayInAddis(new Date())
  const weeks = weeksAhead(trip.date, today)
  const shown = weeks.flat().filter((day) => day !== null)
  const [first = trip.date, lastShown = first] = [shown[0], shown.at(-1)]
  const lastOffered = lastDayToOffer(trip, today)
  const last = lastOffered > lastShown ? lastOffered : lastShown
  const [row, ...near] = await cachedNear(id, () => readNear(id))
  if (!row) return null
  const ids = [row, ...near].map((one) => one.id)
  const [{ held, pictures }, rules] = await Promise.all([
    readHeldAndPictures({ id, ids, first, last }),
    cachedPriceRules(database()),
  ])
  const heldOf = (vehicleId: string) => held.filter((one) => one.vehicleId === vehicleId)
  const most = (vehicleId: string) =>
    Math.max(
      0,
      ...heldOf(vehicleId)
        .filter(({ date }) => date >= trip.date && date <= trip.lastDate)
        .map(({ booked, blocked }) => booked + blocked),
    )
  const days = leftOnDays(row.quantity, heldOf(id), first, daysBetween(first, last).length)
  const priced = (one: VehicleRow) => resultOf(one, { held: most(one.id), trip, rules })
  const { priceFrom7, priceFrom30 } = dayPricesOn(row, rules, trip.date)
  const vehicle = {
    ...priced(row),
    priceFrom7,
    priceFrom30,
    features: localizedFeatures(row, locale),
    pictures: allPictures({ ...row, pictures }),
  }
  const offered = days.filter(({ day }) => day <= lastOffered)
  const from = today > trip.date ? today : trip.date
  return {
    vehicle,
    calendar: { weeks, days: days.slice(0, shown.length) },
    watched: days
      .filter(({ day }) => day <= lastShown || day <= trip.lastDate)
      .slice(0, availabilityDaysLimit),
    nextFree: vehicle.available > 0 ? [] : freeStarts(offered, { from, days: tripDays(trip), most: 3 }),
    similar: near
      .map(priced)
      .filter(({ available }) => available > 0)
      .slice(0, mostSimilar),
  }
}

const cachedNear = createCache<VehicleRow[]>('vehicles')

/** A vehicle, and behind it those of its kind and class that cost about as much; none where it does not exist. */
function readNear(id: string): Promise<VehicleRow[]> {
  return database().$queryRaw<VehicleRow[]>`
    SELECT v."id", v."kind", v."name", v."model", v."category", v."seats", v."bags", v."gearbox", v."fuel",
      v."day_price" AS "dayPrice", v."price_from_7" AS "priceFrom7", v."price_from_30" AS "priceFrom30", v."quantity",
      v."item", v."item_locale" AS "itemLocale", v."item_translations" AS "itemTranslations", v."price", v."url",
      v."filename", v."created_at" AS "createdAt"
    FROM "vehicles" me JOIN "vehicles" v ON v."kind" = me."kind"
      AND (v."id" = me."id" OR (v."quantity" > 0 AND v."day_price" IS NOT NULL))
    WHERE me."id" = ${id}::uuid
    ORDER BY v."id" <> me."id", v."category" IS DISTINCT FROM me."category",
      abs(v."day_price" - me."day_price"), v."id"
    LIMIT 9`
}

type Held = { vehicleId: string; date: Day; booked: number; blocked: number }

/** What is held of some vehicles on some days, and the further pictures of one: one question. */
async function readHeldAndPictures({
  id,
  ids,
  first,
  last,
}: {
  id: string
  ids: readonly string[]
  first: Day
  last: Day
}): Promise<{ held: (Held & { day: Date })[]; pictures: Picture[] }> {
  const [found] = await database().$queryRaw<{ held: Held[]; pictures: Picture[] }[]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('vehicleId', "vehicle_id", 'date', "day", 'booked', "booked",
          'blocked', "blocked")), '[]')
        FROM "vehicle_days" WHERE "vehicle_id" = ANY (${[...ids]}::uuid[])
          AND "day" BETWEEN ${dateOfDay(first)}::date AND ${dateOfDay(last)}::date) AS "held",
      (SELECT coalesce(json_agg(json_build_object('url', "url", 'filename', "filename") ORDER BY "position"), '[]')
        FROM "vehicle_pictures" WHERE "vehicle_id" = ${id}::uuid) AS "pictures"`
  const { held = [], pictures = [] } = found ?? {}
  return { held: held.map((row) => ({ ...row, day: dateOfDay(row.date) })), pictures }
}
