import 'server-only'
import { type Actor, authorize } from '@/lib/auth/actor'
import { verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { lockRow } from '@/lib/db/lock'
import { AppError } from '@/lib/core/errors'
import { bookingColumns, toBooking } from '@/lib/bookings/view'
import { deviceOf } from '@/lib/auth/device-name'
import { forgetPerson } from './erase-person'
import { removePicture } from '@/lib/files/picture'
import { admitLogin, settleLogin } from './login-limits'
import type { RemoveOwnAccountInput } from './own-account-schema'

/**
 * Everything that is kept about the caller's account, to be downloaded; without the password, its hash, and the ids
 * of sessions. Bookings and the history of their status are in it, newest first.
 */
export async function getOwnData(actor: Actor) {
  authorize(actor, 'account:download-own')
  const row = await database().user.findUnique({
    where: { id: actor.id },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      emailConfirmedAt: true,
      phone: true,
      role: true,
      locale: true,
      avatar: true,
      lastLoginAt: true,
      createdAt: true,
      sessions: {
        select: { userAgent: true, createdAt: true, lastSeenAt: true },
        orderBy: { createdAt: 'desc' },
      },
      identityAccounts: { select: { provider: true, displayName: true, createdAt: true } },
      bookings: {
        select: {
          ...bookingColumns,
          statusChanges: {
            select: { fromStatus: true, toStatus: true, createdAt: true },
            orderBy: { createdAt: 'asc' },
          },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      },
    },
  })
  if (!row) throw new AppError('UNAUTHENTICATED')
  const { sessions, identityAccounts, bookings, ...profile } = row
  return {
    profile,
    bookings: bookings.map(({ statusChanges, ...booking }) => ({ ...toBooking(booking), statusChanges })),
    sessions: sessions.map(({ userAgent, ...times }) => ({ ...deviceOf(userAgent), ...times })),
    signIns: identityAccounts,
  }
}
export type OwnData = Awaited<ReturnType<typeof getOwnData>>

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
    const attempt = await admitLogin({ email, address })
    if (!(await verifyPassword(found.passwordHash, input.password))) {
      throw attempt.refusalIfWrong ?? new AppError('PASSWORD_WRONG', { password: 'passwordWrong' })
    }
    await settleLogin({ email, address })
  } else if (input.email !== email) {
    throw new AppError('INVALID_INPUT', { email: 'emailNotYours' })
  }
  const avatar = await database().$transaction(async (transaction) => {
    await lockRow(transaction, 'users', id)
    const person = await transaction.user.findUnique({ where: { id }, select: { role: true, avatar: true } })
    if (!person) throw new AppError('UNAUTHENTICATED')
    // Became staff in the meantime.
    if (person.role !== 'user') throw new AppError('STAFF_ACCOUNT_OWN')
    await forgetPerson(transaction, actor, { id, email })
    return person.avatar
  })
  if (avatar) await removePicture(avatar)
}
