import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import {
  type Actor,
  authorizeWithKey,
  holds,
  type KeyHolder,
  type SignedInActor,
} from '@/lib/auth/permissions'
import { type Day, dateOfDay, dayOfDate, isDay } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { readSettings } from '@/lib/settings/current-settings'
import { bookableDays } from '@/lib/vehicles/prices/price-book'
import type { Locale } from '@/lib/core/i18n/routing'
import { requireRoomForStranger } from './address-limit'
import { isSame, knownOf, type Wanted } from './changed-fields'
import { confirmPaid, nextHold } from './claims'
import { queueChangeMails } from './mails'
import { priceRental, readBooking, requireSeenPrice, storedLine } from './new-booking'
import { cancelCauseOf } from './refund-rules'
import { extraIdsOf, isOwnBooking } from './rules'
import type { ChangeBookingInput } from './change-schema'
import { changeStatus, liftPhoneLimit, lockBooking, recordChange, requireVersion } from './status-change'
import { agreedOfBooking, type Booking, toBooking } from './view'

type ChangeRequest = {
  id: string
  input: ChangeBookingInput
  /** The language in which a reason is written. */
  locale?: Locale
  /** What the person knows that it costs, in santim; another price is asked about before anything is changed. */
  seenTotal?: number
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/**
 * Changes a booking (CONTRACT section 8): its customer, by account or key, while it is pending, staff always; a status, but
 * not by key, as `setBookingStatus` does. Other days, another vehicle or other extras make a new quote and take their
 * places like a new booking; the old quote stays in the history. Throws NOT_FOUND, STATE_CONFLICT, VERSION_CONFLICT where
 * somebody changed it since the version that is sent, INVALID_INPUT where staff cancel without a reason or agree on a price
 * below nothing, TOO_MANY_PENDING with the field of a customer's phone that has too many, and what `createBooking` throws of
 * days and places.
 */
export async function changeBooking(actor: Actor, request: ChangeRequest): Promise<Booking> {
  authorizeWithKey(actor, 'booking:cancel-own')
  return answeringViolations(
    () => database().$transaction((transaction) => change(transaction, actor, request)),
    { sentPhone: true },
  )
}

async function change(
  transaction: Transaction,
  actor: SignedInActor | KeyHolder,
  { id, input, locale, seenTotal }: ChangeRequest,
): Promise<Booking> {
  const current = await lockBooking(transaction, id)
  const isStaff = holds(actor, 'booking:list-any')
  if (!current || (!isStaff && !isOwnBooking(actor, current))) throw new AppError('NOT_FOUND')
  const { version, status, reason, lines, ...fields } = input
  const wanted = isStaff ? { ...fields, lines } : fields
  if (status && actor.role === 'visitor') throw new AppError('FORBIDDEN')
  await requireVersion(transaction, current, version)
  const changes = changesOf(current, wanted)
  if (Object.keys(changes).length > 0) {
    if (current.status === 'canceled' || (!isStaff && current.status !== 'pending')) {
      throw new AppError('STATE_CONFLICT')
    }
    if (isStaff) await liftPhoneLimit(transaction)
    await writeChanges(transaction, current, { wanted, changes, actor })
    // Who is told that it is canceled need not be told what it was to be.
    if (isStaff && status !== 'canceled') {
      await queueChangeMails(transaction, {
        before: toBooking(current),
        now: await readBooking(transaction, id),
      })
    }
  }
  if (seenTotal !== undefined) requireSeenPrice(await readBooking(transaction, id), seenTotal)
  // It may cost no more by now than was paid; a status that is sent as it was decides nothing.
  if (pricedIn(changes).length > 0 && current.status === 'pending' && (status ?? 'pending') === 'pending') {
    await confirmPaid(transaction, actor, [id])
  }
  if (status && status !== current.status && actor.role !== 'visitor') {
    if (status === 'canceled' && current.userId !== actor.id && !reason) {
      throw new AppError('INVALID_INPUT', { reason: 'reasonMissing' })
    }
    // A word of the list is told in the customer's language, anything else as it is written.
    const cause = cancelCauseOf(reason)
    const words = cause ? undefined : reason
    return changeStatus(transaction, actor, { id, status, cause, reason: words, locale })
  }
  return readBooking(transaction, id)
}

type Changes = Record<string, [unknown, unknown]>

/** What is sent and differs from what is there, each with what it was and will be. */
function changesOf(current: Locked, wanted: Wanted): Changes {
  const booking = toBooking(current)
  const known = knownOf(booking)
  const sent: Record<string, unknown> = {
    ...wanted,
    ...(wanted.extras && { extras: wanted.extras.toSorted() }),
  }
  // A new first day without a last one is a booking of that day.
  if (wanted.date && !wanted.lastDate && wanted.date !== booking.date) sent.lastDate = wanted.date
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => value !== undefined && !isSame(value, known[name]))
      .map(([name, value]) => [name, [known[name] ?? null, value]]),
  )
}

const priced = ['vehicleId', 'date', 'lastDate', 'extras', 'lines']
const pricedIn = (changes: Changes) => priced.filter((name) => name in changes)

const dayOf = (value: unknown, other: Day): Day => (typeof value === 'string' && isDay(value) ? value : other)

const toldInAudit = new Set(['vehicleId', 'date', 'lastDate'])

type Writing = { wanted: Wanted; changes: Changes; actor: SignedInActor | KeyHolder }

async function writeChanges(transaction: Transaction, current: Locked, { wanted, changes, actor }: Writing) {
  const { id } = current
  const { pickupPlace, pickupTime, returnTime, destination, phone, passengers, flight, message } = wanted
  const [quoted] = pricedIn(changes)
  // What was agreed was agreed for these days; staff quote others.
  if (quoted && !holds(actor, 'booking:list-any') && agreedOfBooking(toBooking(current)).length > 0) {
    throw new AppError('STATE_CONFLICT', { [quoted]: 'priceAgreed' })
  }
  const requoted = quoted ? await requote(transaction, current, { wanted, changes, actor }) : {}
  const row = await transaction.booking.update({
    where: { id },
    data: {
      ...(pickupPlace !== undefined && { pickupPlace }),
      ...(pickupTime !== undefined && { pickupTime }),
      ...(returnTime !== undefined && { returnTime }),
      ...(destination !== undefined && { destination }),
      ...(phone !== undefined && { phone }),
      ...(passengers !== undefined && { passengers }),
      ...(flight !== undefined && { flight }),
      ...(message !== undefined && { message: message || null }),
      ...(wanted.rider !== undefined && {
        riderName: wanted.rider?.name ?? null,
        riderPhone: wanted.rider?.phone ?? null,
      }),
      ...requoted,
    },
    select: { id: true, version: true },
  })
  await recordChange(transaction, {
    ...{ booking: row, from: current.status, to: current.status, changes },
    ...(actor.role === 'visitor' ? { reason: 'by-link' } : { actor }),
  })
  if (actor.role === 'visitor') return
  // The audit names what was changed; values that are the customer's own stay with the booking.
  const named = Object.fromEntries(
    Object.entries(changes).map(([name, [was, is]]) => [
      name,
      toldInAudit.has(name) && typeof was === 'string' && typeof is === 'string'
        ? ([was, is] as const)
        : ('changed' as const),
    ]),
  )
  await recordAudit(transaction, actor, { action: 'edit', entity: 'booking', entityId: id, changes: named })
}

/** The vehicle, days and price of a booking as they are to be, with its new lines and its new end where it waits. */
async function requote(transaction: Transaction, current: Locked, { wanted, changes, actor }: Writing) {
  const isStaff = holds(actor, 'booking:list-any')
  const vehicleId = wanted.vehicleId ?? current.vehicleId
  if (!vehicleId) throw new AppError('NOT_FOUND')
  const before = { date: dayOfDate(current.day), lastDate: dayOfDate(current.lastDay) }
  const asked = {
    date: dayOf(changes.date?.[1], before.date),
    lastDate: dayOf(changes.lastDate?.[1], before.lastDate),
  }
  const days = bookableDays(asked, { ...before, mayEndEarly: isStaff })
  if (current.status === 'pending' && !isStaff) {
    const { id: bookingId } = current
    const { madeFrom } = await transaction.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { madeFrom: true },
    })
    if (madeFrom) {
      const { limits } = await readSettings(transaction)
      await requireRoomForStranger(transaction, { madeFrom, vehicleId, days, limits, bookingId })
    }
  }
  const extraIds = wanted.extras ?? extraIdsOf(toBooking(current))
  const { facts, lines } = await priceRental(transaction, {
    ...{ vehicleId, days, extraIds, agreed: wanted.lines },
    booked: toBooking(current),
  })
  const last = await transaction.bookingLine.aggregate({
    where: { bookingId: current.id },
    _max: { quote: true },
  })
  const quote = (last._max.quote ?? 0) + 1
  await transaction.bookingLine.createMany({
    data: lines.map((line, index) => ({ ...storedLine(line, index), bookingId: current.id, quote })),
  })
  const holdUntil = await holdOf(transaction, current, days.date)
  return {
    ...facts,
    quote,
    day: dateOfDay(days.date),
    lastDay: dateOfDay(days.lastDate),
    ...(current.status === 'pending' && { holdUntil }),
  }
}

/** A change of days never makes an unpaid hold longer; a claim holds until its day, wherever that is now. */
async function holdOf(transaction: Transaction, current: Locked, date: Day): Promise<Date | null> {
  const { holdUntil, claimedSantim } = current
  if (holdUntil === null) return null
  const anew = await nextHold(transaction, { ...current, day: dateOfDay(date) })
  return claimedSantim === 0n && anew && anew > holdUntil ? holdUntil : anew
}
