import 'server-only'
import { type Actor, authorize, authorizeAnyone } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { createCache } from '@/lib/server/cache'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { vehicleWordsFor } from '@/lib/vehicles/vehicle-words'
import { cachedExtras, cachedPriceRules } from './cached-prices'
import type { PricedExtra, Quote } from './quote'
import {
  type PricedRow,
  bookableDays,
  pricedVehicleSelect,
  quoteFromBook,
  readExtras,
  readPriceRules,
} from './price-book'
import { isExtraFor } from './rules'
import type { QuoteQuery } from './schema'
import { extraSelect, type NamedPriceRule, priceRuleSelect, toExtra, toPriceRule } from './view'

/** All price rules, the highest rank first. */
export async function listPriceRules(actor: Actor): Promise<NamedPriceRule[]> {
  authorize(actor, 'price:list')
  return readPriceRules(database())
}

/** One price rule; null when there is none with that id. */
export async function getPriceRule(actor: Actor, id: string): Promise<NamedPriceRule | null> {
  authorize(actor, 'price:list')
  const row = await database().priceRule.findUnique({ where: { id }, select: priceRuleSelect })
  return row && toPriceRule(row)
}

/** All extras, the oldest first. */
export async function listExtras(actor: Actor): Promise<PricedExtra[]> {
  authorize(actor, 'price:list')
  return readExtras(database())
}

/** What anybody can rent along with a vehicle of a kind. */
export async function listOfferedExtras(actor: Actor, kind: VehicleKind): Promise<PricedExtra[]> {
  authorizeAnyone(actor, 'quote:read')
  const extras = await cachedExtras(database())
  return extras.filter((extra) => isExtraFor(extra, kind))
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
 * INVALID_INPUT for an extra that does not exist or is for the other kind of vehicle, and PRICE_ON_REQUEST for a vehicle without a day price.
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

const cachedVehicles = createCache<PricedRow | null>('vehicles')

function readPricedVehicle(id: string): Promise<PricedRow | null> {
  return cachedVehicles(id, () =>
    database().vehicle.findUnique({ where: { id }, select: pricedVehicleSelect }),
  )
}
