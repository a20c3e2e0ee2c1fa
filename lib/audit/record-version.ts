import 'server-only'
import { createHash } from 'node:crypto'
import { AppError, type BookingEdit } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import type { Transaction } from '@/lib/db/client'

type AuditedRecord = { entity: string; entityId: string }

type Checked = AuditedRecord & {
  /** What the form changes, as it is now; read under a lock. */
  facts: object
  /** The version that the form was made from; whoever sends none overwrites whatever there is. */
  version: string | undefined
}

/** Which state of a record a form is made from: equal facts, equal version. */
export const versionOf = (facts: object): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

/**
 * Throws VERSION_CONFLICT where somebody changed a record since a form of it was opened, with the version of now: sent again
 * with that one, the form is saved.
 */
export async function checkVersion(
  transaction: Transaction,
  { facts, version, ...record }: Checked,
): Promise<void> {
  const current = versionOf(facts)
  if (version === undefined || version === current) return
  const edits = await lastEdits(transaction, record, 5)
  // What another form of the record changed since is no conflict of this one.
  const edit = edits.findLast(({ fields }) => fields.some((field) => field in facts)) ?? edits.at(-1)
  throw new AppError('VERSION_CONFLICT', undefined, { version: current, edits: edit ? [edit] : [] })
}

/** Who made the last changes of a record, and of what, the oldest first; of settings by their parts. */
export async function lastEdits(
  transaction: Transaction,
  record: AuditedRecord,
  most: number,
): Promise<BookingEdit[]> {
  const entries = await transaction.auditEntry.findMany({
    where: { ...record, action: 'edit' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { actorId: true, actorRole: true, changes: true, createdAt: true },
  })
  const people = await transaction.user.findMany({
    where: { id: { in: entries.flatMap(({ actorId }) => actorId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  })
  return entries.toReversed().map(({ actorId, actorRole, changes, createdAt }) => {
    const person = people.find(({ id }) => id === actorId)
    const parts = Object.keys(Object(changes)).map((name) => name.split('.')[0] ?? name)
    return {
      name: person ? fullName(person) : null,
      role: actorRole,
      at: createdAt.toISOString(),
      fields: [...new Set(parts)],
    }
  })
}
