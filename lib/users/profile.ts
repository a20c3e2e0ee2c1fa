import 'server-only'
import { type Actor, authorize } from '@/lib/auth/actor'
import { hashNewPassword, verifyPassword } from '@/lib/auth/password'
import type { SignedInRole } from '@/lib/auth/permissions'
import { endSessionsOf, type ProvenPerson } from '@/lib/auth/session-rows'
import { database } from '@/lib/db/client'
import { lockRow } from '@/lib/db/lock'
import { AppError } from '@/lib/core/errors'
import { consumeLimit, takeTryBack } from '@/lib/server/rate-limit'
import type { Locale } from '@/lib/core/i18n/routing'
import { readPicture, removePicture, storePicture } from '@/lib/files/picture'
import { ratingOf } from './profile-rules'
import type { PasswordInput, ProfileInput } from './profile-schema'

/** A person as the own profile shows them, with what the bookings tell. */
export type Profile = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: SignedInRole
  avatar: string | null
  locale: Locale
  hasPassword: boolean
  /** ISO 8601. */
  memberSince: string
  /** ISO 8601. */
  lastLogin: string | null
  transactions: number
  /** Percent; null while too few bookings are decided. */
  rating: number | null
}

/** The caller's profile, from real records (SPEC section 2 leaves placeholders here). */
export async function getOwnProfileScreen(actor: Actor): Promise<Profile> {
  authorize(actor, 'profile:read-own')
  const [user, byStatus] = await Promise.all([
    database().user.findUnique({
      where: { id: actor.id },
      select: {
        firstName: true,
        lastName: true,
        email: true,
        phone: true,
        role: true,
        avatar: true,
        locale: true,
        passwordHash: true,
        createdAt: true,
        lastLoginAt: true,
      },
    }),
    database().oneDayBooking.groupBy({ by: ['status'], where: { userId: actor.id }, _count: { _all: true } }),
  ])
  if (!user) throw new AppError('UNAUTHENTICATED')
  const { passwordHash, createdAt, lastLoginAt, ...person } = user
  const tally = { pending: 0, successful: 0, canceled: 0 }
  for (const { status, _count } of byStatus) tally[status] = _count._all
  return {
    ...person,
    hasPassword: passwordHash !== null,
    memberSince: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
    transactions: tally.pending + tally.successful + tally.canceled,
    rating: ratingOf(tally),
  }
}

/** Changes the caller's name, phone and language. */
export async function updateOwnProfile(actor: Actor, input: ProfileInput): Promise<void> {
  authorize(actor, 'profile:edit-own')
  await database().user.updateMany({ where: { id: actor.id }, data: input })
}

/**
 * Replaces the caller's password, which must be known, and ends all sessions and unused reset links, so that neither a
 * copied cookie nor an old mail opens the account. Returns the proof with which one session may be opened again. Throws
 * INVALID_INPUT at the field, TOO_MANY_TRIES.
 */
export async function changeOwnPassword(actor: Actor, input: PasswordInput): Promise<ProvenPerson> {
  authorize(actor, 'profile:edit-own')
  const { id, role } = actor
  await consumeLimit('own-password', id)
  const user = await database().user.findUnique({
    where: { id },
    select: { passwordHash: true, email: true },
  })
  if (!(await verifyPassword(user?.passwordHash, input.currentPassword)) || !user) {
    throw wrongPassword()
  }
  await takeTryBack('own-password', id)
  const passwordHash = await hashNewPassword(input.newPassword, { email: user.email, field: 'newPassword' })
  return database().$transaction(async (transaction) => {
    // Only over the password that was shown to be known: another one may have come in the meantime.
    const { count } = await transaction.user.updateMany({
      where: { id, passwordHash: user.passwordHash },
      data: { passwordHash },
    })
    if (count === 0) throw wrongPassword()
    await transaction.verificationToken.deleteMany({ where: { userId: id, purpose: 'reset_password' } })
    return { id, role, sessionEpoch: await endSessionsOf(transaction, id) }
  })
}

function wrongPassword(): AppError {
  return new AppError('INVALID_INPUT', { currentPassword: 'passwordWrong' })
}

/** Shows the caller with a picture from now on. Throws what `readPicture` throws. */
export async function changeOwnAvatar(actor: Actor, file: File): Promise<void> {
  authorize(actor, 'profile:edit-own')
  const { url } = await storePicture(await readPicture(file), 'avatar')
  await replaceAvatar(actor.id, url)
}

/** Shows the caller without a picture again. */
export async function removeOwnAvatar(actor: Actor): Promise<void> {
  authorize(actor, 'profile:edit-own')
  await replaceAvatar(actor.id, null)
}

// The old file goes after the row has forgotten it. Bookings keep the customer's picture as it was and are told too,
// so that none of them shows a picture that is gone.
async function replaceAvatar(id: string, avatar: string | null): Promise<void> {
  const before = await database().$transaction(async (transaction) => {
    await lockRow(transaction, 'users', id)
    const row = await transaction.user.findUnique({ where: { id }, select: { avatar: true } })
    await transaction.user.updateMany({ where: { id }, data: { avatar } })
    await transaction.oneDayBooking.updateMany({ where: { userId: id }, data: { customerAvatar: avatar } })
    return row?.avatar
  })
  if (before) await removePicture(before)
}
