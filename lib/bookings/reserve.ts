import 'server-only'
import { createHash } from 'node:crypto'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
import { env } from '@/lib/core/env'
import { database, type Transaction, lockRow, isViolation, soldOutDay } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import type { Locale } from '@/lib/core/i18n/routing'
import { queueJob } from '@/lib/db/job-queue'
import {
  bookableDays,
  pricedVehicleSelect,
  quoteFromBook,
  readExtras,
  readPriceRules,
} from '@/lib/vehicles/prices/price-book'
import { isReadable } from '@/lib/transfers/rules'
import { removeReceiptPhoto, storeReceiptPhoto } from '@/lib/files/picture'
import { recogniseTransfer, type Transfer } from '@/lib/transfers/transfer'
import { queueBookingMails, soldOut, storedLine } from './status-change'
import type { CreateBookingInput } from './schema'
import { bookingSelect, type Booking, toBooking } from './view'

type Request = {
  input: CreateBookingInput
  locale: Locale
  requestKey?: string | undefined
  /** The id of a stored photo of the receipt. */
  photoId?: string | undefined
}

/**
 * Books a vehicle on every day from the first to the last (CONTRACT section 8). The quote and the facts of the vehicle
 * come from the database, its places are taken by a trigger in the same transaction, all or none. The same `requestKey`
 * makes one booking and gets the same answer.
 * Throws UNAUTHENTICATED, INVALID_INPUT for a reference that mixes alphabets, NOT_FOUND, DATE_OUT_OF_RANGE, SOLD_OUT,
 * PRICE_ON_REQUEST, TRANSACTION_USED, TOO_MANY_PENDING, IDEMPOTENCY_CONFLICT.
 */
export async function createBooking(actor: Actor, request: Request): Promise<Booking> {
  authorize(actor, 'booking:create')
  try {
    return await database().$transaction((transaction) => book(transaction, actor, request))
  } catch (error) {
    const day = soldOutDay(error)
    if (day) throw soldOut(day)
    if (isViolation(error, 'TRANSACTION_USED')) {
      throw new AppError('TRANSACTION_USED', { transactionId: 'transactionUsed' })
    }
    throw error
  }
}

type RequestWithPhoto = Omit<Request, 'photoId'> & { photo?: File | undefined }

/** As `createBooking`, with a photo of the receipt, which is stored privately and only if the booking is made. */
export async function createWithPhoto(
  actor: Actor,
  { photo, ...request }: RequestWithPhoto,
): Promise<Booking> {
  authorize(actor, 'booking:create')
  const photoId = photo && (await storeReceiptPhoto(photo))
  try {
    const booking = await createBooking(actor, { ...request, photoId })
    // The same request sent twice has its photo already.
    if (photoId && booking.receiptPhotoKey !== photoId) await removeReceiptPhoto(photoId)
    return booking
  } catch (error) {
    if (photoId) await removeReceiptPhoto(photoId)
    throw error
  }
}

async function book(transaction: Transaction, actor: SignedInActor, request: Request): Promise<Booking> {
  const { input, locale, requestKey, photoId } = request
  const transfer = recogniseTransfer(input.transactionId)
  if (transfer.isMixed) throw new AppError('INVALID_INPUT', { transactionId: 'transactionMixed' })
  // One request of a person at a time: the limit and the request key are decided on what is really there.
  await lockRow(transaction, 'users', actor.id)
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const earlier = requestKey && (await answerOf(transaction, { userId: actor.id, key: requestKey, bodyHash }))
  if (earlier) return earlier

  const days = bookableDays(input)
  const vehicle = await transaction.vehicle.findUnique({
    where: { id: input.vehicleId },
    select: { ...pricedVehicleSelect, name: true, model: true, item: true, url: true },
  })
  if (!vehicle) throw new AppError('NOT_FOUND')
  const book = { rules: await readPriceRules(transaction), extras: await readExtras(transaction) }
  const { lines, total } = quoteFromBook(vehicle, book, { ...days, extraIds: input.extras })
  const pending = await transaction.booking.count({ where: { userId: actor.id, status: 'pending' } })
  if (pending >= env().BOOKING_PENDING_LIMIT) throw new AppError('TOO_MANY_PENDING')

  const isReused = await isUsedElsewhere(transaction, transfer)
  if (isReused && transfer.key) throw new AppError('TRANSACTION_USED', { transactionId: 'transactionUsed' })
  const row = await transaction.booking.create({
    data: {
      vehicleId: vehicle.id,
      userId: actor.id,
      day: dateOfDay(days.date),
      lastDay: dateOfDay(days.lastDate),
      totalSantim: total,
      lines: { createMany: { data: lines.map(storedLine) } },
      pickupPlace: input.pickupPlace,
      pickupTime: input.pickupTime,
      returnTime: input.returnTime,
      transactionId: transfer.shown,
      transactionKey: transfer.key,
      transferKind: transfer.kind,
      receiptVerdict: isChecked(transfer) ? 'waiting' : 'unknown',
      receiptFindings: isReused ? ['reused'] : [],
      receiptPhotoKey: photoId ?? null,
      amountSantim: input.amount,
      phone: input.phone,
      destination: input.destination,
      message: input.message || null,
      vehicleName: vehicle.name,
      vehicleModel: vehicle.model,
      vehicleItem: vehicle.item,
      vehicleUrl: vehicle.url,
      price: vehicle.dayPrice ?? 0,
      customerName: `${actor.firstName} ${actor.lastName}`.trim(),
      customerEmail: actor.email,
      locale,
      statusChanges: { create: { toStatus: 'pending', actorId: actor.id, actorRole: actor.role } },
    },
    select: bookingSelect,
  })
  if (requestKey) {
    await transaction.requestKey.create({
      data: { userId: actor.id, key: requestKey, bodyHash, bookingId: row.id },
    })
  }
  const booking = toBooking(row)
  await queueBookingMails(transaction, booking, 'received')
  if (row.receiptVerdict === 'waiting') await queueJob(transaction, 'check-receipt', row.id)
  return booking
}

const isChecked = ({ kind, key }: Transfer) =>
  key !== null && isReadable(kind) && env().RECEIPT_CHECK_URLS[kind] !== undefined

/**
 * Whether a receipt named this transfer before: a bank may call it by another name than its receipt does. Of a link
 * that nobody understands, whether other bookings name it; staff then read so at all of them.
 */
async function isUsedElsewhere(transaction: Transaction, { key, shown }: Transfer): Promise<boolean> {
  if (key) {
    const used = await transaction.booking.findFirst({
      where: { receiptReference: key, transactionReleasedAt: null },
      select: { id: true },
    })
    return used !== null
  }
  const others = await transaction.booking.updateMany({
    where: { transactionKey: null, transactionReleasedAt: null, transactionId: shown },
    data: { receiptFindings: ['reused'] },
  })
  return others.count > 0
}

async function answerOf(
  transaction: Transaction,
  sent: { userId: string; key: string; bodyHash: string },
): Promise<Booking | null> {
  const known = await transaction.requestKey.findUnique({
    where: { userId_key: { userId: sent.userId, key: sent.key } },
    select: { bodyHash: true, bookingId: true },
  })
  if (!known) return null
  const row = await transaction.booking.findUnique({
    where: { id: known.bookingId },
    select: bookingSelect,
  })
  if (!row || known.bodyHash !== sent.bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT')
  return toBooking(row)
}
