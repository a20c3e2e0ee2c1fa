import 'server-only'
import { type Changes, changesBetween, recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/actor'
import { hashNewPassword } from '@/lib/auth/password'
import { endSessionsOf } from '@/lib/auth/session-rows'
import { database, type Transaction } from '@/lib/db/client'
import { countCap, cursorArgs, cursorPage, cursorWhere, type Page, type PageRequest } from '@/lib/db/cursor'
import { lockRow } from '@/lib/db/lock'
import { isViolation } from '@/lib/db/violations'
import { AppError } from '@/lib/core/errors'
import { askToConfirmEmail } from '@/lib/mail/ask-to-confirm'
import { queueMail } from '@/lib/mail/queue'
import { removePicture } from '@/lib/files/picture'
import { forgetPerson } from './erase-person'
import { matching, type SignInKind, userListOrders } from './user-list'
import type { UpdateUserInput, UserListQuery } from './staff-schema'
import { type ManagedUser, managedUserColumns, toManagedUser } from './staff-view'

/** Users on one page of the back office's list. */
const usersPerPage = 20

/** The users whom a search meets, newest first where nothing else is asked for; all, or those of one way to sign in. */
export async function listUsers(
  actor: Actor,
  {
    query: { q, role, sort = 'newest', ...request },
    kind,
    limit = usersPerPage,
  }: { query: Partial<UserListQuery> & PageRequest; kind?: SignInKind; limit?: number },
): Promise<Page<ManagedUser>> {
  authorize(actor, 'user:list')
  const place = { ...request, order: userListOrders[sort], limit }
  const rows = await database().user.findMany({
    where: { AND: [matching({ q, role }, kind), cursorWhere(place)] },
    select: managedUserColumns,
    ...cursorArgs(place),
  })
  return cursorPage(rows, place, toManagedUser)
}

/** How many people have an account, all or those of one way to sign in, counted up to `countCap + 1`. */
export async function countUsers(actor: Actor, kind?: SignInKind): Promise<number> {
  authorize(actor, 'user:list')
  return database().user.count({ where: matching({}, kind), take: countCap + 1 })
}

/** One user, or null when there is none with that id. */
export async function getUser(actor: Actor, id: string): Promise<ManagedUser | null> {
  authorize(actor, 'user:list')
  const row = await database().user.findUnique({ where: { id }, select: managedUserColumns })
  return row && toManagedUser(row)
}

/**
 * Changes a user (CONTRACT section 6). A new password or role ends the person's sessions at once; a new email counts as
 * not confirmed, and the person is asked there to confirm it. Throws NOT_FOUND, EMAIL_TAKEN, LAST_ADMIN, INVALID_INPUT for a password that everybody tries first.
 */
export async function updateUser(
  actor: Actor,
  { id, input }: { id: string; input: UpdateUserInput },
): Promise<ManagedUser> {
  authorize(actor, 'user:update')
  const known = await getUser(actor, id)
  if (!known) throw new AppError('NOT_FOUND')
  const { password } = input
  const email = input.email ?? known.email
  const passwordHash = password === undefined ? undefined : await hashNewPassword(password, { email })
  try {
    return await database().$transaction((transaction) =>
      change(transaction, actor, { id, input, passwordHash }),
    )
  } catch (error) {
    if (isViolation(error, 'EMAIL_TAKEN')) throw new AppError('EMAIL_TAKEN', { email: 'emailTaken' })
    if (isViolation(error, 'LAST_ADMIN')) throw new AppError('LAST_ADMIN')
    throw error
  }
}

type Change = { id: string; input: UpdateUserInput; passwordHash: string | undefined }

async function change(
  transaction: Transaction,
  actor: SignedInActor,
  { id, input, passwordHash }: Change,
): Promise<ManagedUser> {
  const before = await lockUser(transaction, id)
  const { firstName, lastName, email, phone, role } = input
  const facts = { firstName, lastName, email, phone, role }
  const isNewEmail = email !== undefined && email !== before.email
  const isNewRole = role !== undefined && role !== before.role
  const row = await transaction.user.update({
    where: { id },
    data: { ...facts, ...(passwordHash && { passwordHash }) },
    select: managedUserColumns,
  })
  // A secret that was mailed to the old address must not open the account any more.
  if (isNewEmail || passwordHash) await transaction.verificationToken.deleteMany({ where: { userId: id } })
  if (isNewEmail) {
    const { email: address, firstName: name } = row
    await askToConfirmEmail(transaction, { id, email: address, firstName: name, locale: before.locale })
  }
  if (isNewRole || passwordHash) await endSessionsOf(transaction, id)
  if (passwordHash) {
    const args = { firstName: row.firstName, changedAt: new Date().toISOString() }
    await queueMail(transaction, {
      template: 'password-changed',
      args,
      recipient: row.email,
      locale: before.locale,
    })
  }
  const changes: Changes = {
    ...changesBetween(before, facts),
    ...(passwordHash && { password: 'changed' }),
  }
  await recordAudit(transaction, actor, { action: 'edit', entity: 'user', entityId: id, changes })
  return toManagedUser(row)
}

// One change of a person at a time, so that what is compared is what is really there.
async function lockUser(transaction: Transaction, id: string) {
  await lockRow(transaction, 'users', id)
  const row = await transaction.user.findUnique({
    where: { id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      role: true,
      avatar: true,
      locale: true,
    },
  })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Deletes a user for good; bookings stay without the person's data. Throws NOT_FOUND, LAST_ADMIN, and
 * STAFF_ACCOUNT_OWN for one's own account (CONTRACT section 5).
 */
export async function removeUser(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'user:remove')
  if (id === actor.id) throw new AppError('STAFF_ACCOUNT_OWN')
  try {
    const { avatar } = await database().$transaction(async (transaction) => {
      const person = await lockUser(transaction, id)
      await forgetPerson(transaction, actor, { id, email: person.email })
      await recordAudit(transaction, actor, { action: 'remove', entity: 'user', entityId: id })
      return person
    })
    if (avatar) await removePicture(avatar)
  } catch (error) {
    if (isViolation(error, 'LAST_ADMIN')) throw new AppError('LAST_ADMIN')
    throw error
  }
}
