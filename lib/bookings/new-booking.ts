import 'server-only'
import { createHash } from 'node:crypto'
import type { SignedInActor } from '@/lib/auth/permissions'
import { lockPerson } from '@/lib/auth/session'
import { dateOfDay, type Day } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { santimOf } from '@/lib/core/money'
import type { Transaction } from '@/lib/db/client'
import {
  type AgreedPrice,
  agreedLines,
  type PricedExtra,
  type QuoteLine,
  sumOf,
} from '@/lib/vehicles/prices/quote'
import {
  type PriceBook,
  type PricedRow,
  pricedVehicleSelect,
  quoteFromBook,
  readExtras,
  readPriceRules,
} from '@/lib/vehicles/prices/price-book'
import type { CreateBookingInput } from './schema'
import { agreedOfBooking, type Booking, bookingSelect, type StoredLine, toBooking } from './view'

type Once = {
  actor: SignedInActor
  /** Of the request; without one it counts each time. */
  requestKey: string | undefined
  /** What was asked for, as it was understood. */
  input: object
}

/** What is kept of a request, to know whether its key comes with another one. */
export const requestHash = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex')

/**
 * Makes a booking once for a request, however often that is sent, and answers the booking. One request of a person at a
 * time, so that what decides is what is really there. Throws IDEMPOTENCY_CONFLICT for the key of another request, and
 * UNAUTHENTICATED for somebody who is gone by then.
 */
export async function bookOnce(
  transaction: Transaction,
  { actor, requestKey, input }: Once,
  make: () => Promise<Booking>,
): Promise<Booking> {
  await lockPerson(transaction, actor)
  const bodyHash = requestHash(input)
  const earlier =
    requestKey && (await earlierRequest(transaction, { ownerId: actor.id, key: requestKey, bodyHash }))
  if (earlier) return earlierBooking(transaction, earlier.bookingId)
  const booking = await make()
  if (requestKey) {
    await transaction.requestKey.create({
      data: { userId: actor.id, key: requestKey, bodyHash, bookingId: booking.id },
    })
  }
  return booking
}

/** A booking as it is at this moment of a transaction. */
export async function readBooking(transaction: Transaction, id: string): Promise<Booking> {
  return toBooking(await transaction.booking.findUniqueOrThrow({ where: { id }, select: bookingSelect }))
}

/** A booking, or a change of one, at another price than the person has seen; nothing was written. */
export class PriceNotSeen extends Error {
  override readonly name = 'PriceNotSeen'
  constructor(readonly booking: Booking) {
    super('price not seen')
  }
}

/**
 * Takes all back where a booking that was just written costs something else than was seen, in santim, if anything was; that the
 * places are free is known by then. Throws PriceNotSeen.
 */
export function requireSeenPrice(booking: Booking, seenTotal: number | undefined): void {
  if (seenTotal !== undefined && santimOf(booking.total) !== seenTotal) throw new PriceNotSeen(booking)
}

/**
 * What a request with the key of a person or a booking led to; null where none came before. Throws IDEMPOTENCY_CONFLICT where that
 * was another request.
 */
export async function earlierRequest(
  transaction: Transaction,
  { ownerId, key, bodyHash }: { ownerId: string; key: string; bodyHash: string },
) {
  const known = await transaction.requestKey.findUnique({
    where: { ownerId_key: { ownerId, key } },
    select: { bodyHash: true, bookingId: true, paymentId: true, messageCount: true },
  })
  if (known && known.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT')
  return known
}

/**
 * Writes mails once for a request of a person, however often that is sent, and answers how many they were. Throws
 * IDEMPOTENCY_CONFLICT for the key of another request.
 */
export async function messageOnce(
  transaction: Transaction,
  { actor, requestKey: key, input }: Once,
  write: () => Promise<number>,
): Promise<number> {
  if (!key) return write()
  // One request of a person at a time, as of who books: whichever is second finds the first.
  await lockPerson(transaction, actor)
  const bodyHash = requestHash(input)
  const known = await earlierRequest(transaction, { ownerId: actor.id, key, bodyHash })
  if (known?.messageCount === null) throw new AppError('IDEMPOTENCY_CONFLICT')
  if (known) return known.messageCount
  const messageCount = await write()
  await transaction.requestKey.create({ data: { userId: actor.id, key, bodyHash, messageCount } })
  return messageCount
}

async function earlierBooking(transaction: Transaction, id: string | null): Promise<Booking> {
  const where = id ? { id, hiddenAt: null } : null
  const row = where && (await transaction.booking.findUnique({ where, select: bookingSelect }))
  if (!row) throw new AppError('IDEMPOTENCY_CONFLICT')
  return toBooking(row)
}

type NewBooking = {
  input: Pick<
    CreateBookingInput,
    | 'vehicleId'
    | 'extras'
    | 'pickupPlace'
    | 'pickupTime'
    | 'returnTime'
    | 'destination'
    | 'message'
    | 'passengers'
    | 'flight'
    | 'rider'
  >
  days: RentalDays
  /** What staff agreed with the customer. */
  agreed?: readonly AgreedPrice[]
  locale: Locale
  customer: { userId: string | null; phone: string; customerName: string; customerEmail: string }
  actor: SignedInActor
  holdUntil: Date | null
  /** The address from which a stranger made it (`hashedAddress`). */
  madeFrom?: string | null
  /** Made by staff, whom no limit on pending bookings binds. */
  isByStaff?: boolean
  /** The travel request that it is an offer for. */
  requestId?: string
}

/** Writes a pending booking with its quote, line by line, and its first line of history. Returns its id. */
export async function insertBooking(
  transaction: Transaction,
  {
    input,
    days,
    agreed = [],
    locale,
    customer,
    actor,
    holdUntil,
    madeFrom,
    isByStaff = false,
    requestId,
  }: NewBooking,
): Promise<string> {
  const { vehicleId, extras: extraIds } = input
  const { facts, lines } = await priceRental(transaction, { vehicleId, days, extraIds, agreed })
  const { id: bookingId } = await transaction.booking.create({
    data: {
      ...customer,
      ...facts,
      day: dateOfDay(days.date),
      lastDay: dateOfDay(days.lastDate),
      holdUntil,
      madeFrom: madeFrom ?? null,
      isByStaff,
      isOffer: requestId !== undefined,
      requestId: requestId ?? null,
      pickupPlace: input.pickupPlace,
      pickupTime: input.pickupTime,
      returnTime: input.returnTime,
      passengers: input.passengers,
      flight: input.flight,
      riderName: input.rider?.name ?? null,
      riderPhone: input.rider?.phone ?? null,
      destination: input.destination,
      message: input.message || null,
      locale,
    },
    select: { id: true },
  })
  // Not nested: Prisma would read the row once more.
  await transaction.bookingLine.createMany({
    data: lines.map((line, index) => ({ bookingId, ...storedLine(line, index) })),
  })
  await transaction.bookingChange.createMany({
    data: { bookingId, toStatus: 'pending', actorId: actor.id, actorRole: actor.role, version: 1 },
  })
  return bookingId
}

/** A line of a quote as the database keeps it. */
export function storedLine({ kind, args, quantity, unit, unitAmount, amount }: QuoteLine, index: number) {
  return {
    quote: 1,
    position: index + 1,
    kind,
    args,
    quantity,
    unit,
    unitSantim: unitAmount,
    amountSantim: amount,
  }
}

/** The first and the last day of a rental, both included. */
type RentalDays = { date: Day; lastDate: Day }

type Rental = {
  vehicleId: string
  days: RentalDays
  extraIds: readonly string[]
  /** What staff agreed with the customer. */
  agreed?: readonly AgreedPrice[]
  /** The booking that is priced anew. */
  booked?: Pick<Booking, 'vehicleId' | 'lines'>
}

/**
 * What a booking keeps of a vehicle, and what its days and extras cost line by line, with what staff agreed below them:
 * that alone where the vehicle has no day price. A booking that is priced anew keeps its extras that are not offered any more
 * at their price, and what was agreed where the vehicle has none. Throws NOT_FOUND, PRICE_ON_REQUEST, INVALID_INPUT for an
 * extra that is not offered and for a price below nothing.
 */
export async function priceRental(
  transaction: Transaction,
  { vehicleId, days, extraIds, agreed: given = [], booked }: Rental,
) {
  const vehicle = await transaction.vehicle.findUnique({
    where: { id: vehicleId },
    select: { ...pricedVehicleSelect, name: true, model: true, item: true, url: true },
  })
  if (!vehicle) throw new AppError('NOT_FOUND')
  const offered = extraIds.length > 0 ? await readExtras(transaction) : []
  const book = {
    rules: await readPriceRules(transaction),
    extras: withOwnExtras(offered, booked?.lines ?? []),
  }
  const isOnRequest = vehicle.dayPrice === null && vehicleId === booked?.vehicleId
  const agreed = isOnRequest && given.length === 0 ? agreedOfBooking(booked) : given
  const lines = agreedLines(
    listLines(vehicle, book, { ...days, extraIds, isAgreed: agreed.length > 0 }),
    agreed,
  )
  const total = sumOf(lines)
  if (total < 0) throw new AppError('INVALID_INPUT', { lines: 'totalNegative' })
  const facts = {
    vehicleId,
    vehicleName: vehicle.name,
    vehicleModel: vehicle.model,
    vehicleItem: vehicle.item,
    vehicleUrl: vehicle.url,
    price: vehicle.dayPrice ?? 0,
    totalSantim: total,
    hasDriver:
      vehicle.kind === 'one_day' || lines.some((line) => line.kind === 'extra' && line.args.isDriver),
  }
  return { facts, lines }
}

/** What is offered, and of a booking's stored lines the extras that are not offered any more, at their price. */
export function withOwnExtras(offered: readonly PricedExtra[], lines: readonly StoredLine[]): PricedExtra[] {
  const own = lines.flatMap(extraOf)
  return [...offered, ...own.filter(({ id }) => !offered.some((extra) => extra.id === id))]
}

function extraOf({ quantity, unit, amount, ...line }: StoredLine): PricedExtra[] {
  if (line.kind !== 'extra') return []
  return [
    {
      ...line.args,
      amountSantim: amount / quantity,
      per: unit,
      vehicleKind: null,
      isDriver: line.args.isDriver ?? false,
    },
  ]
}

/** The lines of the price list; of a vehicle that has no price there, once one is agreed, those of its extras. */
function listLines(
  vehicle: PricedRow,
  book: PriceBook,
  { isAgreed, ...rental }: RentalDays & { extraIds: readonly string[]; isAgreed: boolean },
) {
  if (vehicle.dayPrice !== null || !isAgreed) return quoteFromBook(vehicle, book, rental).lines
  const { lines } = quoteFromBook({ ...vehicle, dayPrice: 0 }, { ...book, rules: [] }, rental)
  return lines.filter(({ kind }) => kind === 'extra')
}
