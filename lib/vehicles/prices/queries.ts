import 'server-only'
import { z } from 'zod'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { dateOfDay, type Day, dayInAddis } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import {
  countCap,
  cursorArgs,
  cursorPage,
  cursorWhere,
  type Order,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { Prisma } from '@/lib/db/generated/client'
import { createCache } from '@/lib/server/cache'
import { type VehicleClass, vehicleClasses, type VehicleKind, vehicleTitle } from '@/lib/vehicles/rules'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import { cachedExtras, cachedPriceRules } from './cached-prices'
import { dayPricesOn, type Priceable } from './day-prices'
import type { PricedExtra, Quote } from './quote'
import {
  bookableDays,
  extraSelect,
  type NamedPriceRule,
  type PricedRow,
  pricedVehicleSelect,
  priceRuleSelect,
  quoteFromBook,
  toExtra,
  toPriceRule,
} from './price-book'
import { isExtraFor, priceRuleLimits } from './rules'
import type { QuoteQuery } from './schema'

const perPage = 20

const { rank } = priceRuleLimits
const ruleOrder: Order<'rank'> = {
  columns: [{ name: 'rank', value: z.coerce.number().int().min(rank.min).max(rank.max) }],
  descending: true,
}
const extraOrder: Order<never> = { columns: [], descending: false }

/** A page of a list with how many rows all pages hold; `countCap + 1` stands for more. */
type CountedPage<Row> = Page<Row> & { total: number }

/** A page of the price rules, the highest rank first. */
export async function listPriceRules(
  actor: Actor,
  { limit = perPage, ...request }: PageRequest = {},
): Promise<CountedPage<NamedPriceRule>> {
  authorize(actor, 'price:manage')
  const place = { ...request, order: ruleOrder, limit }
  const [total, rows] = await Promise.all([
    database().priceRule.count({ take: countCap + 1 }),
    database().priceRule.findMany({
      where: cursorWhere(place),
      select: priceRuleSelect,
      ...cursorArgs(place),
    }),
  ])
  return { total, ...cursorPage(rows, place, toPriceRule) }
}

/** One price rule; null when there is none with that id. */
export async function getPriceRule(actor: Actor, id: string): Promise<NamedPriceRule | null> {
  authorize(actor, 'price:manage')
  const row = await database().priceRule.findUnique({ where: { id }, select: priceRuleSelect })
  return row && toPriceRule(row)
}

/** A page of the extras, the oldest first. */
export async function listExtras(
  actor: Actor,
  { limit = perPage, ...request }: PageRequest = {},
): Promise<CountedPage<PricedExtra>> {
  authorize(actor, 'price:manage')
  const place = { ...request, order: extraOrder, limit }
  const [total, rows] = await Promise.all([
    database().extra.count({ take: countCap + 1 }),
    database().extra.findMany({ where: cursorWhere(place), select: extraSelect, ...cursorArgs(place) }),
  ])
  return { total, ...cursorPage(rows, place, toExtra) }
}

/** What anybody can rent along with a vehicle, of a kind where one is given. */
export async function listOfferedExtras(actor: Actor, kind?: VehicleKind): Promise<PricedExtra[]> {
  authorizeAnyone(actor, 'quote:read')
  const extras = await cachedExtras(database())
  return kind ? extras.filter((extra) => isExtraFor(extra, kind)) : extras
}

/** One extra; null when there is none with that id. */
export async function getExtra(actor: Actor, id: string): Promise<PricedExtra | null> {
  authorize(actor, 'price:manage')
  const row = await database().extra.findUnique({ where: { id }, select: extraSelect })
  return row && toExtra(row)
}

/** A quote, with what is left of the vehicle on the day on which the least is. */
export type AvailableQuote = Quote & { available: number }

/**
 * What a rental of a vehicle costs from a day to another, both included, with what is left of it (CONTRACT section 9).
 * Nothing but the vehicle, the days and the ids of extras decides. Throws DATE_OUT_OF_RANGE, NOT_FOUND for the vehicle,
 * INVALID_INPUT for an extra that does not exist or is for the other kind of vehicle, and PRICE_ON_REQUEST for a vehicle
 * without a day price.
 */
export async function getQuote(
  actor: Actor,
  { vehicleId, extras: extraIds = [], ...asked }: QuoteQuery,
): Promise<AvailableQuote> {
  authorizeAnyone(actor, 'quote:read')
  const { date, lastDate } = bookableDays(asked)
  const [vehicle, rules, extras, held] = await Promise.all([
    readPricedVehicle(vehicleId),
    cachedPriceRules(database()),
    cachedExtras(database()),
    database().vehicleDay.findMany({
      where: { vehicleId, day: { gte: dateOfDay(date), lte: dateOfDay(lastDate) } },
      select: { booked: true, blocked: true },
    }),
  ])
  if (!vehicle) throw new AppError('NOT_FOUND')
  const quote = quoteFromBook(vehicle, { rules, extras }, { date, lastDate, extraIds })
  const most = Math.max(0, ...held.map(({ booked, blocked }) => booked + blocked))
  return { ...quote, available: Math.max(0, vehicle.quantity - most) }
}

/**
 * Vehicles with what they cost on a day by the quote instead of their plain prices: what lists and cards show (CONTRACT
 * section 4).
 */
export async function priceVehiclesOn<Vehicle extends Priceable>(
  actor: Actor,
  vehicles: readonly Vehicle[],
  day: Day,
): Promise<Vehicle[]> {
  authorizeAnyone(actor, 'quote:read')
  const rules = await cachedPriceRules(database())
  return vehicles.map((vehicle) => ({ ...vehicle, ...dayPricesOn(vehicle, rules, day) }))
}

/** What the cheapest car of each class costs for a day, in whole Br; null where none can be booked. */
export type FromPrices = Record<VehicleClass, number | null>

/**
 * What "From Br X a day" says of each class (CONTRACT section 4): today's quote of the cheapest of its cars that exist and
 * have a day price, whether or not they are taken today.
 */
export async function listFromPrices(actor: Actor): Promise<FromPrices> {
  authorizeAnyone(actor, 'quote:read')
  const today = dayInAddis(new Date())
  return cachedFromPrices(today, async () => {
    const rules = await cachedPriceRules(database())
    const cars = await readCheapestCars(rules.flatMap(({ vehicleId }) => vehicleId ?? []))
    const cheapestOf = (wanted: VehicleClass) => {
      const prices = cars
        .filter(({ class: name }) => name === wanted)
        .flatMap((car) => dayPricesOn(car, rules, today).dayPrice ?? [])
      return prices.length === 0 ? null : Math.min(...prices)
    }
    return {
      compact: cheapestOf('compact'),
      economy: cheapestOf('economy'),
      standard: cheapestOf('standard'),
      midsuv: cheapestOf('midsuv'),
      fullsuv: cheapestOf('fullsuv'),
      minivan: cheapestOf('minivan'),
      pickup: cheapestOf('pickup'),
    }
  })
}

const cachedFromPrices = createCache<FromPrices>(['vehicles', 'price_rules'])

/** Of each class the cars among which the cheapest is. */
function readCheapestCars(withOwnRules: readonly string[]): Promise<(Priceable & { class: VehicleClass })[]> {
  const classes = Object.entries(vehicleClasses).map(
    ([name, { category, bags }]) => Prisma.sql`(${name}, ${category}::vehicle_category, ${bags}::integer)`,
  )
  const columns = Prisma.sql`v."id", v."category", v."day_price" AS "dayPrice", v."price_from_7" AS "priceFrom7",
    v."price_from_30" AS "priceFrom30"`
  const isOfClass = Prisma.sql`v."kind" = 'car' AND v."category" = c."category" AND v."quantity" > 0
    AND v."day_price" IS NOT NULL AND (c."bags" = 0 OR v."bags" >= c."bags")`
  const hasOwnRule = Prisma.sql`v."id" = ANY (${[...withOwnRules]}::uuid[])`
  // A rule for all or for a class keeps the order of the plain prices; a vehicle with a rule of its own may be anywhere.
  return database().$queryRaw`
    SELECT c."name" AS "class", one.* FROM (VALUES ${Prisma.join(classes)}) AS c ("name", "category", "bags")
    CROSS JOIN LATERAL (
      (SELECT ${columns} FROM "vehicles" v WHERE ${isOfClass} AND NOT ${hasOwnRule} ORDER BY v."day_price", v."id" LIMIT 1)
      UNION ALL
      SELECT ${columns} FROM "vehicles" v WHERE ${isOfClass} AND ${hasOwnRule}
    ) one`
}

/** A vehicle that a rule can be for. */
export type VehicleChoice = { id: string; name: string }

const mostChoices = 100

/** Vehicles by name to choose from, at most 100; found as customers find them, the given ones among them in any case. */
export async function listVehicleChoices(
  actor: Actor,
  { q, ids }: { q?: string | undefined; ids: readonly string[] },
): Promise<{ vehicles: VehicleChoice[]; hasMore: boolean }> {
  authorize(actor, 'price:manage')
  const words = await vehicleWordsFor(q)
  const select = { id: true, name: true, model: true } as const
  const [known, found] = await Promise.all([
    database().vehicle.findMany({ where: { id: { in: [...ids] } }, select }),
    database().vehicle.findMany({
      where: { id: { notIn: [...ids] }, AND: words.map((hasSome) => ({ searchWords: { hasSome } })) },
      select,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: mostChoices + 1,
    }),
  ])
  const vehicles = [...known, ...found.slice(0, mostChoices)]
    .map(({ id, ...vehicle }) => ({ id, name: vehicleTitle(vehicle) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))
  return { vehicles, hasMore: found.length > mostChoices }
}

const cachedVehicles = createCache<PricedRow | null>('vehicles')

function readPricedVehicle(id: string): Promise<PricedRow | null> {
  return cachedVehicles(id, () =>
    database().vehicle.findUnique({ where: { id }, select: pricedVehicleSelect }),
  )
}
