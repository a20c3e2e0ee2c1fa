import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, requireProof } from '@/lib/auth/permissions'
import { endSessionsOf } from '@/lib/auth/session'
import { changeStatus, lockBookings, lockDays } from '@/lib/bookings/status-change'
import { AppError } from '@/lib/core/errors'
import { database, lockRow, type Transaction } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/**
 * Whether an account is closed, and how many of its bookings would be canceled with it; null for staff, except for somebody
 * who became staff after the account was closed: it is to be opened again. Throws NOT_FOUND.
 */
export async function getAccountClosing(
  actor: Actor,
  id: string,
): Promise<{ isClosed: boolean; pending: number } | null> {
  authorize(actor, 'user:list')
  const [user, pending] = await Promise.all([
    database().user.findUnique({ where: { id }, select: { closedAt: true, role: true } }),
    database().booking.count({ where: { userId: id, status: 'pending', hiddenAt: null } }),
  ])
  if (!user) throw new AppError('NOT_FOUND')
  const isClosed = user.closedAt !== null
  return user.role === 'user' || isClosed ? { isClosed, pending } : null
}

/**
 * Closes a customer's account: nobody signs in to it any more, its sessions end, and its pending bookings give their places
 * back; all or nothing. What it booked and who it was stays, as evidence. Returns how many bookings were canceled. Throws
 * NOT_FOUND, STATE_CONFLICT for staff, whose role is taken away first.
 */
export async function closeAccount(actor: Actor, id: string): Promise<{ canceled: number }> {
  authorize(actor, 'user:remove')
  requireProof(actor)
  return database().$transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (user.role !== 'user') throw new AppError('STATE_CONFLICT')
    if (user.closedAt) return { canceled: 0 }
    await transaction.user.update({ where: { id }, data: { closedAt: new Date() }, select: { id: true } })
    await endSessionsOf(transaction, id)
    const held = await lockBookings(
      transaction,
      Prisma.sql`SELECT "id" FROM "bookings" WHERE "user_id" = ${id}::uuid AND "status" = 'pending' AND "hidden_at" IS NULL`,
    )
    const pending = [...held.keys()].filter((bookingId) => held.get(bookingId) === 'pending')
    await lockDays(transaction, pending)
    for (const bookingId of pending) {
      await changeStatus(transaction, actor, { id: bookingId, status: 'canceled', cause: 'other' })
    }
    await recordAudit(transaction, actor, {
      ...{ action: 'close', entity: 'user', entityId: id, changes: { canceled: [null, pending.length] } },
    })
    return { canceled: pending.length }
  })
}

/** Lets the person sign in again. Throws NOT_FOUND. */
export async function reopenAccount(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'user:remove')
  requireProof(actor)
  await database().$transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (!user.closedAt) return
    await transaction.user.update({ where: { id }, data: { closedAt: null }, select: { id: true } })
    await recordAudit(transaction, actor, { action: 'reopen', entity: 'user', entityId: id })
  })
}

async function lockUser(transaction: Transaction, id: string) {
  await lockRow(transaction, 'users', id)
  const user = await transaction.user.findUnique({ where: { id }, select: { role: true, closedAt: true } })
  if (!user) throw new AppError('NOT_FOUND')
  return user
}
