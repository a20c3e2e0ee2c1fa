import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { authorize, type Actor, requireProof } from '@/lib/auth/permissions'
import { endSessionsOf } from '@/lib/auth/session'
import { changeStatus, lockBookings, lockDays } from '@/lib/bookings/status-change'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { lockUser } from '@/lib/users/locked-user'
import type { User } from '@/lib/users/view'

/**
 * Whether a person's account is closed, and how many of their bookings would be canceled with it; null for staff, except for
 * somebody who became staff after the account was closed: it is to be opened again.
 */
export async function getAccountClosing(
  actor: Actor,
  { id, role, isClosed }: Pick<User, 'id' | 'role' | 'isClosed'>,
): Promise<{ isClosed: boolean; pending: number } | null> {
  authorize(actor, 'user:list')
  if (role !== 'user' && !isClosed) return null
  const pending = await database().booking.count({ where: { userId: id, status: 'pending', hiddenAt: null } })
  return { isClosed, pending }
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
    if (!user) throw new AppError('NOT_FOUND')
    if (user.role !== 'user') throw new AppError('STATE_CONFLICT')
    if (user.isClosed) return { canceled: 0 }
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
    if (!user) throw new AppError('NOT_FOUND')
    if (!user.isClosed) return
    await transaction.user.update({ where: { id }, data: { closedAt: null }, select: { id: true } })
    await recordAudit(transaction, actor, { action: 'reopen', entity: 'user', entityId: id })
  })
}
