import 'server-only'
import { z } from 'zod'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
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
import { createCache } from '@/lib/server/cache'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import type { PricedExtra, Quote } from './quote'
import {
  type PricedRow,
  bookableDays,
  pricedVehicleSelect,
  quoteFromBook,
  readExtras,
  readPriceRules,
} from './price-book'
import type { QuoteQuery } from './schema'
import { priceRuleLimits } from './rules'
import { extraSelect, type NamedPriceRule, priceRuleSelect, toExtra, toPriceRule } from './view'

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
  authorize(actor, 'price:list')
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
  authorize(actor, 'price:list')
  const row = await database().priceRule.findUnique({ where: { id }, select: priceRuleSelect })
  return row && toPriceRule(row)
}

/** A page of the extras, the oldest first. */
export async function listExtras(
  actor: Actor,
  { limit = perPage, ...request }: PageRequest = {},
): Promise<CountedPage<PricedExtra>> {
  authorize(actor, 'price:list')
  const place = { ...request, order: extraOrder, limit }
  const [total, rows] = await Promise.all([
    database().extra.count({ take: countCap + 1 }),
    database().extra.findMany({ where: cursorWhere(place), select: extraSelect, ...cursorArgs(place) }),
  ])
  return { total, ...cursorPage(rows, place, toExtra) }
}

/** What anybody can rent along with a vehicle. */
export async function listOfferedExtras(actor: Actor): Promise<PricedExtra[]> {
  authorizeAnyone(actor, 'quote:read')
  return cachedExtras('all', () => readExtras(database()))
}

/** One extra; null when there is none with that id. */
export async function getExtra(actor: Actor, id: string): Promise<PricedExtra | null> {
  authorize(actor, 'price:list')
  const row = await database().extra.findUnique({ where: { id }, select: extraSelect })
  return row && toExtra(row)
}

/** A quote, with what is left of the vehicle on the day on which the least is. */
export type AvailableQuote = Quote & { available: number }

/**
 * What a rental of a vehicle costs from a day to another, both included, with what is left of it (CONTRACT section 9).
 * Nothing but the vehicle, the days and the ids of extras decides. Throws DATE_OUT_OF_RANGE, NOT_FOUND for the vehicle,
 * INVALID_INPUT for an extra that does not exist, and PRICE_ON_REQUEST for a vehicle without a day price.
 */
export async function getQuote(
  actor: Actor,
  { vehicleId, extras: extraIds = [], ...asked }: QuoteQuery,
): Promise<AvailableQuote> {
  authorizeAnyone(actor, 'quote:read')
  const { date, lastDate } = bookableDays(asked)
  const [vehicle, rules, extras, held] = await Promise.all([
    readPricedVehicle(vehicleId),
    cachedRules('all', () => readPriceRules(database())),
    cachedExtras('all', () => readExtras(database())),
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
    .map(({ id, name, model }) => ({ id, name: `${name} ${model}`.trim() }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))
  return { vehicles, hasMore: found.length > mostChoices }
}

// Read for every quote and changed a few times a year.
const cachedRules = createCache<NamedPriceRule[]>(['price_rules', 'vehicles'])
const cachedExtras = createCache<PricedExtra[]>('extras')
const cachedVehicles = createCache<PricedRow | null>('vehicles')

function readPricedVehicle(id: string): Promise<PricedRow | null> {
  return cachedVehicles(id, () =>
    database().vehicle.findUnique({ where: { id }, select: pricedVehicleSelect }),
  )
}
