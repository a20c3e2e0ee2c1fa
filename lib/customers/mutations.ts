import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, type SignedInActor } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { AppError } from '@/lib/core/errors'
import { database, type Transaction, lockRow, isViolation } from '@/lib/db/client'
import { removePicture } from '@/lib/files/picture'
import { consumeLoginLimit, refundLoginLimit } from '@/lib/users/login-limits'
import type { RemoveOwnAccountInput } from '@/lib/users/schema'

/**
 * Deletes a user for good; bookings stay without the person's data. Throws NOT_FOUND, LAST_ADMIN, and
 * STAFF_ACCOUNT_OWN for one's own account (CONTRACT section 5).
 */
export async function removeUser(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'user:remove')
  if (id === actor.id) throw new AppError('STAFF_ACCOUNT_OWN')
  try {
    const avatar = await database().$transaction(async (transaction) => {
      const user = await lockUser(transaction, id)
      if (!user) throw new AppError('NOT_FOUND')
      await eraseUser(transaction, actor, { id, email: user.email })
      await recordAudit(transaction, actor, { action: 'remove', entity: 'user', entityId: id })
      return user.avatar
    })
    if (avatar) await removePicture(avatar)
  } catch (error) {
    if (isViolation(error, 'LAST_ADMIN')) throw new AppError('LAST_ADMIN')
    throw error
  }
}

type Removal = { input: RemoveOwnAccountInput; address: string }

/**
 * Deletes the caller's account for good; bookings stay without the person's data. Guesses at the password count like
 * logins from `address`. Throws STAFF_ACCOUNT_OWN, PASSWORD_WRONG, INVALID_INPUT, TOO_MANY_TRIES.
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
  const avatar = await database().$transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (!user) throw new AppError('UNAUTHENTICATED')
    // Became staff in the meantime.
    if (user.role !== 'user') throw new AppError('STAFF_ACCOUNT_OWN')
    await eraseUser(transaction, actor, { id, email })
    return user.avatar
  })
  if (avatar) await removePicture(avatar)
}

// One change of a person at a time, so that what decides is what is really there.
async function lockUser(transaction: Transaction, id: string) {
  await lockRow(transaction, 'users', id)
  return transaction.user.findUnique({ where: { id }, select: { email: true, role: true, avatar: true } })
}

// Pending bookings are canceled and give their places back, mails to the person are dropped, sessions and sign-ins go
// with the account. Bookings stay, and the database takes the person's data out of them
// (docs/decisions/deleted-people.md). Throws the violation LAST_ADMIN.
async function eraseUser(
  transaction: Transaction,
  actor: SignedInActor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const pending = await transaction.booking.findMany({
    where: { userId: id, status: 'pending' },
    select: { id: true },
  })
  const ids = pending.map(({ id }) => id)
  await transaction.booking.updateMany({
    where: { id: { in: ids } },
    data: { status: 'canceled', holdUntil: null },
  })
  await transaction.bookingChange.createMany({
    data: ids.map((bookingId) => ({
      bookingId,
      fromStatus: 'pending',
      toStatus: 'canceled',
      actorId: actor.id,
      actorRole: actor.role,
    })),
  })
  await transaction.outboxMail.deleteMany({ where: { recipient: email } })
  await transaction.user.delete({ where: { id }, select: { id: true } })
}
