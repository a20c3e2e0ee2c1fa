import 'server-only'
import type { SignedInRole } from '@/lib/auth/permissions'
import { database, type Transaction } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'

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
export async function recordAudit(
  transaction: Transaction,
  actor: Staff,
  { action, entity, entityId, changes = {} }: Entry,
): Promise<void> {
  if (actor.role === 'user') return
  const kept = Object.entries(changes).map(([field, change]) => [
    field,
    typeof change === 'string' || isOpen(entity, field) ? change : 'changed',
  ])
  await transaction.auditEntry.create({
    data: {
      actorId: actor.id,
      actorRole: actor.role,
      action,
      entity,
      entityId,
      changes: Object.fromEntries(kept),
    },
    select: { id: true },
  })
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
