import 'server-only'
import type { SignedInRole } from '@/lib/auth/permissions'
import { database, type Database, type Transaction } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { countTry } from '@/lib/server/rate-limit'

type Value = string | number | boolean | null
/** What changed, by field: before and after, or only the fact where the values are nobody's business. */
export type Changes = Record<string, readonly [before: Value, after: Value] | 'changed'>

type Entry = {
  /** A verb, such as `create`, `edit`, `remove`, `set-status`. */
  action: string
  /** The noun, such as `booking`, `user`, `car`. */
  entity: string
  entityId: string
  changes?: Changes
}

// The audit is kept for ever and shown on a screen: what belongs to a person or pays a booking is never written down.
const personal =
  /name$|^licence$|email|phone|password|avatar|image|address|transaction|message|destination|token|secret|reply/i
const isOpen = (entity: string, field: string) =>
  entity === 'settings' ||
  !personal.test(field) ||
  (field === 'name' && ['car', 'one-day-vehicle', 'price-rule', 'extra'].includes(entity))

type Staff = { id: string; role: SignedInRole }

/**
 * Writes down what a member of staff did, in the transaction that does it. Values of personal fields are kept back
 * even where they are given. Actions of customers on what is their own are not audited.
 */
export function recordAudit(transaction: Transaction, actor: Staff, entry: Entry): Promise<void> {
  return recordAudits(transaction, actor, [entry])
}

/** The same for many records that are changed together. */
export async function recordAudits(
  transaction: Transaction,
  actor: Staff,
  entries: readonly Entry[],
): Promise<void> {
  if (actor.role === 'user') return
  await transaction.auditEntry.createMany({
    data: entries.map(({ action, entity, entityId, changes = {} }) => ({
      actorId: actor.id,
      actorRole: actor.role,
      action,
      entity,
      entityId,
      changes: keptOf(entity, changes),
    })),
  })
}

const keptOf = (entity: string, changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [
      field,
      typeof change === 'string' || isOpen(entity, field) ? change : ('changed' as const),
    ]),
  )

/** Writes down that a member of staff took a list away as a file. */
export function recordExport(actor: Staff, name: string): Promise<void> {
  return recordAudit(database(), actor, { action: 'export', entity: 'export', entityId: name })
}

/**
 * Writes down what happened at the door of a member of staff's account: wrong passwords, lockouts, used recovery codes. Nobody is
 * named as who did it.
 */
export async function recordSecurityEvent(
  client: Database | Transaction,
  { action, userId }: { action: string; userId: string },
): Promise<void> {
  await client.auditEntry.create({
    data: { action, entity: 'user', entityId: userId },
    select: { id: true },
  })
}

/** Writes down what is tried at the account of a member of staff, a few times an hour: the audit keeps everything. */
export async function recordSignInProblem(
  action: 'sign-in-failed' | 'locked-out',
  email: string,
): Promise<void> {
  const staff = await database().user.findFirst({
    where: { email, role: { not: 'user' } },
    select: { id: true },
  })
  if (!staff || (await countTry('audited-sign-in', `${action}\n${email}`)).isOver) return
  await recordSecurityEvent(database(), { action, userId: staff.id })
}

/** Changes one row and writes it down, both or neither. Throws NOT_FOUND when there is no such row. */
export async function changeAudited(
  actor: Staff,
  entry: Entry,
  change: (transaction: Transaction) => Promise<{ count: number }>,
): Promise<void> {
  await database().$transaction(async (transaction) => {
    const { count } = await change(transaction)
    if (count === 0) throw new AppError('NOT_FOUND')
    await recordAudit(transaction, actor, entry)
  })
}

/** The fields that differ, as `recordAudit` takes them; `after` may hold only some of them. */
export function changesBetween<Row extends Record<string, Value>>(before: Row, after: Partial<Row>): Changes {
  const changes: Record<string, readonly [Value, Value]> = {}
  for (const [field, value] of Object.entries(after)) {
    const was = before[field]
    if (value !== undefined && was !== undefined && was !== value) changes[field] = [was, value]
  }
  return changes
}
