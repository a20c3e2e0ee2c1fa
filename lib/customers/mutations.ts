import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, type SignedInActor, requireProof } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { AppError } from '@/lib/core/errors'
import { database, holdingTransaction, isViolation, LateRows, type Transaction } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { removePicture } from '@/lib/files/picture'
import { bookingsOfPerson, receiptPhotosOf, removeReceiptPhotos } from '@/lib/bookings/person-erasure'
import { lockBookings, lockDays } from '@/lib/bookings/status-change'
import { lockCustomers } from './merge-customers'
import { lockUser } from '@/lib/users/locked-user'
import { consumeLoginLimit, refundLoginLimit } from '@/lib/users/login-limits'
import type { RemoveOwnAccountInput } from '@/lib/users/schema'

/**
 * Deletes a user for good; bookings stay without the person's data. Throws NOT_FOUND, LAST_ADMIN, and
 * STAFF_ACCOUNT_OWN for one's own account (CONTRACT section 5).
 */
export async function removeUser(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'user:remove')
  requireProof(actor)
  if (id === actor.id) throw new AppError('STAFF_ACCOUNT_OWN')
  try {
    const files = await holdingTransaction(async (transaction) => {
      const user = await lockUser(transaction, id)
      if (!user) throw new AppError('NOT_FOUND')
      const erased = await eraseUser(transaction, actor, user)
      await recordAudit(transaction, actor, { action: 'remove', entity: 'user', entityId: id })
      return erased
    })
    await removeFiles(files)
  } catch (error) {
    if (isViolation(error, 'LAST_ADMIN')) throw new AppError('LAST_ADMIN')
    throw error
  }
}

type Removal = { input: RemoveOwnAccountInput; address: string }

/**
 * Deletes the caller's account for good; bookings stay without the person's data. Guesses at the password count like
 * logins from `address`. Throws UNAUTHENTICATED, STAFF_ACCOUNT_OWN, PASSWORD_WRONG, INVALID_INPUT, TOO_MANY_TRIES.
 */
export async function removeOwnAccount(actor: Actor, { input, address }: Removal): Promise<void> {
  authorize(actor, 'account:remove-own')
  if (actor.role !== 'user') throw new AppError('STAFF_ACCOUNT_OWN')
  const { id, email } = actor
  const found = await database().user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (found?.passwordHash) {
    const attempt = await consumeLoginLimit({ email, address })
    if (!(await verifyPassword(found.passwordHash, input.password))) {
      throw attempt.refusalIfWrong ?? new AppError('PASSWORD_WRONG', { password: 'passwordWrong' })
    }
    await refundLoginLimit({ email, address })
  } else if (input.email !== email) {
    throw new AppError('INVALID_INPUT', { email: 'emailNotYours' })
  }
  const files = await holdingTransaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (!user) throw new AppError('UNAUTHENTICATED')
    // Became staff in the meantime.
    if (user.role !== 'user') throw new AppError('STAFF_ACCOUNT_OWN')
    return eraseUser(transaction, actor, user)
  })
  await removeFiles(files)
}

type ErasedFiles = { avatar: string | null; receiptPhotos: readonly string[] }

async function removeFiles({ avatar, receiptPhotos }: ErasedFiles): Promise<void> {
  if (avatar) await removePicture(avatar)
  await removeReceiptPhotos(receiptPhotos)
}

// Pending bookings are canceled and give their places back; sessions and sign-ins go with the account. Bookings stay, and the
// database takes the person out of them, and out of messages and mails (docs/decisions/deleted-people.md). Returns the files
// that nothing names any more. Throws the violation LAST_ADMIN.
async function eraseUser(
  transaction: Transaction,
  actor: SignedInActor,
  { id, email, isConfirmed, avatar }: NonNullable<Awaited<ReturnType<typeof lockUser>>>,
): Promise<ErasedFiles> {
  const bookings = bookingsOfPerson({ id, email, isConfirmed })
  const ids = await lockPending(transaction, id, bookings)
  const receiptPhotos = await receiptPhotosOf(transaction, bookings)
  const canceled = await transaction.booking.updateManyAndReturn({
    where: { id: { in: ids } },
    data: { status: 'canceled', holdUntil: null },
    select: { id: true, version: true },
  })
  await transaction.bookingChange.createMany({
    data: canceled.map(({ id: bookingId, version }) => ({
      ...{ bookingId, version },
      fromStatus: 'pending',
      toStatus: 'canceled',
      actorId: actor.id,
      actorRole: actor.role,
    })),
  })
  await transaction.user.delete({ where: { id }, select: { id: true } })
  return { avatar, receiptPhotos }
}

/** Holds all bookings that the end of an account writes to, and returns those of the person that are pending. */
async function lockPending(
  transaction: Transaction,
  userId: string,
  bookings: Prisma.BookingWhereInput,
): Promise<string[]> {
  const records = { OR: [{ userId }, { mergedInto: { userId } }] }
  const idsOf = async (where: Prisma.BookingWhereInput) =>
    (await transaction.booking.findMany({ where, select: { id: true } })).map(({ id }) => id)
  const own = await idsOf(bookings)
  // Those of others whose record was merged with the person's get one of their own again.
  const beside = () => idsOf({ customer: records })
  const all = [...own, ...(await beside())]
  const held = await lockBookings(transaction, Prisma.sql`SELECT unnest(${all}::uuid[])`)
  const customers = await transaction.customer.findMany({
    where: { OR: [...records.OR, { bookings: { some: bookings } }] },
    select: { id: true },
  })
  await lockCustomers(
    transaction,
    customers.map(({ id }) => id),
  )
  if ((await beside()).some((id) => !held.has(id))) throw new LateRows()
  const pending = own.filter((id) => held.get(id) === 'pending')
  await lockDays(transaction, pending)
  return pending
}
