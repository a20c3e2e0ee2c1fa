import 'server-only'
import { type Actor, authorize, holds, type SignedInActor } from '@/lib/auth/permissions'
import type { Day } from '@/lib/core/day'
import { fullName } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { answeringViolations, database, type Transaction } from '@/lib/db/client'
import { photoHash, removeReceiptPhoto, storeReceiptPhoto } from '@/lib/files/picture'
import { consumeLimit, hashedAddress } from '@/lib/server/rate-limit'
import { readSettings } from '@/lib/settings/current-settings'
import { bookableDays } from '@/lib/vehicles/prices/price-book'
import { isAddressFull, requireRoomForStranger } from './address-limit'
import {
  type Claim,
  claimTransfer,
  confirmPaid,
  hasRoom,
  requireRoomOfPerson,
  sendsMails,
  standingOf,
} from './claims'
import { claimedUntil, reservedUntil } from './holds'
import { bookOnce, insertBooking, readBooking, requireSeenPrice } from './new-booking'
import type { CreateBookingInput } from './schema'
import { queueBookingMails } from './mails'
import type { Booking } from './view'

type Request = {
  input: CreateBookingInput
  locale: Locale
  requestKey?: string | undefined
  /** The id of a stored photo of the receipt. */
  photoId?: string | undefined
  /** What stands for that photo (`photoHash`). */
  sentPhoto?: string | undefined
  /** What the person knows that it costs, in santim; another price is shown before anything is booked. */
  seenTotal?: number | undefined
  /** Where the request came from (`clientAddress`); none where it came from no network. */
  address?: string | undefined
}

/**
 * Books a vehicle on every day from the first to the last (CONTRACT section 8), with a claimed transfer or to be paid
 * until `holdUntil`. The quote and the facts of the vehicle come from the database, its places are taken by a trigger in
 * the same transaction, all or none. The same `requestKey` makes one booking and gets the same answer. The limits on pending
 * bookings do not bind staff, who book for others (CONTRACT section 11).
 * Throws UNAUTHENTICATED, INVALID_INPUT for a reference that mixes alphabets, NOT_FOUND, DATE_OUT_OF_RANGE, SOLD_OUT,
 * PRICE_ON_REQUEST, TRANSACTION_USED, TOO_MANY_PENDING, ADDRESS_FULL, IDEMPOTENCY_CONFLICT, TOO_MANY_TRIES; PriceNotSeen.
 */
export async function createBooking(actor: Actor, request: Request): Promise<Booking> {
  authorize(actor, 'booking:create')
  await countBooking(actor, request.address)
  return answeringViolations(
    () => database().$transaction((transaction) => book(transaction, actor, request)),
    { sentPhone: true },
  )
}

type RequestWithPhoto = Omit<Request, 'photoId' | 'sentPhoto'> & { photo?: File | undefined }

/** As `createBooking`, with a photo of the receipt, which is stored privately and only if the booking is made. */
export async function createWithPhoto(
  actor: Actor,
  { photo, ...request }: RequestWithPhoto,
): Promise<Booking> {
  authorize(actor, 'booking:create')
  const kept = request.input.transactionId ? photo : undefined
  const photoId = kept && (await storeReceiptPhoto(kept))
  try {
    const sentPhoto = kept && request.requestKey ? await photoHash(kept) : undefined
    const booking = await createBooking(actor, { ...request, photoId, sentPhoto })
    // The same request sent twice has its photo already.
    if (photoId && booking.receiptPhotoKey !== photoId) await removeReceiptPhoto(photoId)
    return booking
  } catch (error) {
    if (photoId) await removeReceiptPhoto(photoId)
    throw error
  }
}

async function book(transaction: Transaction, actor: SignedInActor, request: Request): Promise<Booking> {
  const { input, locale, requestKey, photoId, sentPhoto, seenTotal, address } = request
  return bookOnce(transaction, { actor, requestKey, input: { ...input, photo: sentPhoto } }, async () => {
    const claim = claimOf(input, photoId)
    const days = bookableDays(input)
    const person = await admit(transaction, actor, {
      days,
      address,
      vehicleId: input.vehicleId,
      isClaimed: claim !== null,
    })
    const id = await insertBooking(transaction, {
      input,
      days,
      locale,
      customer: {
        userId: actor.id,
        phone: input.phone,
        customerName: fullName(actor),
        customerEmail: actor.email,
      },
      actor,
      ...person,
    })
    const made = await readBooking(transaction, id)
    requireSeenPrice(made, seenTotal)
    if (claim) await claimTransfer(transaction, { bookingId: id, claim, actor })
    const booking = claim ? await readBooking(transaction, id) : made
    if (booking.total > 0) {
      await queueBookingMails(transaction, booking, claim ? 'received' : 'reserved')
      return booking
    }
    // Nothing can be paid for it.
    await confirmPaid(transaction, actor, [id])
    return readBooking(transaction, id)
  })
}

/** The booking of one's own that a request with this key made, by its id; null where it made none that is still there. */
export async function findBookingOfRequest(actor: Actor, key: string): Promise<string | null> {
  authorize(actor, 'booking:create')
  const known = await database().requestKey.findUnique({
    where: { ownerId_key: { ownerId: actor.id, key } },
    select: { bookingId: true },
  })
  if (!known?.bookingId) return null
  const booking = await database().booking.findFirst({
    where: { id: known.bookingId, userId: actor.id, hiddenAt: null },
    select: { id: true },
  })
  return booking?.id ?? null
}

const claimOf = (
  { transactionId, amount }: Pick<CreateBookingInput, 'transactionId' | 'amount'>,
  photoId?: string,
): Claim | null => (transactionId && amount ? { transactionId, amount, photoId } : null)

/** Staff book for others. */
const isAtDesk = (actor: SignedInActor) => holds(actor, 'booking:create-any')

/** Counts what somebody books and cancels again: each time mails leave. */
async function countBooking(actor: SignedInActor, address: string | undefined): Promise<void> {
  if (address === undefined || isAtDesk(actor)) return
  await consumeLimit('booking-account', actor.id)
  await consumeLimit('booking-address', address)
}

type Sought = { vehicleId: string; days: { date: Day; lastDate: Day }; address: string }

/** Why nothing more is held for a person. */
export type NoRoom = 'full' | 'unconfirmed' | 'address-full'

/**
 * Whether a person may hold one more pending booking, so that nobody fills in a form in vain: `unconfirmed` where the email address
 * of the account has to be confirmed for it, `full` where a booking has to be paid or canceled first, `address-full` where
 * strangers behind their internet address hold what they may of that vehicle on those days.
 */
export async function findRoomToReserve(
  actor: Actor,
  { vehicleId, days, address }: Sought,
): Promise<'free' | NoRoom> {
  authorize(actor, 'booking:create')
  if (isAtDesk(actor)) return 'free'
  const [{ limits }, standing] = await Promise.all([
    readSettings(database()),
    standingOf(database(), actor.id),
  ])
  if (!hasRoom(standing, limits)) return sendsMails() && !standing.isConfirmed ? 'unconfirmed' : 'full'
  const isFull =
    isStranger(standing) &&
    (await isAddressFull(database(), { madeFrom: hashedAddress(address), vehicleId, days, limits }))
  return isFull ? 'address-full' : 'free'
}

type Admission = {
  vehicleId: string
  days: { date: Day; lastDate: Day }
  isClaimed: boolean
  address: string | undefined
}

/**
 * Lets a person hold one more booking, staff any number, and says until when it holds and how it was made. Throws TOO_MANY_PENDING
 * and ADDRESS_FULL.
 */
async function admit(
  transaction: Transaction,
  actor: SignedInActor,
  { vehicleId, days, isClaimed, address }: Admission,
): Promise<{ holdUntil: Date; madeFrom: string | null; isByStaff: boolean }> {
  const { holds: hours, limits } = await readSettings(transaction)
  const isByStaff = isAtDesk(actor)
  const standing = isByStaff
    ? await standingOf(transaction, actor.id)
    : await requireRoomOfPerson(transaction, actor.id, limits)
  const { hasPaid } = standing
  const isLimited = address !== undefined && !isByStaff && isStranger(standing)
  const madeFrom = isLimited ? hashedAddress(address) : null
  if (madeFrom) await requireRoomForStranger(transaction, { madeFrom, vehicleId, days, limits })
  const now = new Date()
  const { date } = days
  return {
    madeFrom,
    isByStaff,
    holdUntil: isClaimed
      ? claimedUntil({ date, claimedAt: now, hasPaid }, hours)
      : reservedUntil({ date, madeAt: now }, hours),
  }
}

const isStranger = ({ hasPaid, isConfirmed }: { hasPaid: boolean; isConfirmed: boolean }) =>
  !hasPaid && !(isConfirmed && sendsMails())
