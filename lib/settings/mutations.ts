import 'server-only'
import { type Changes, recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, requireProof } from '@/lib/auth/permissions'
import { AppError, type BookingEdit } from '@/lib/core/errors'
import { fullName } from '@/lib/core/i18n/format'
import { database, type Transaction } from '@/lib/db/client'
import { invalidate } from '@/lib/server/cache'
import { readSettings } from './current-settings'
import { refreshFacts } from './jobs'
import type { Settings } from './schema'
import type { VersionedSettings } from './view'

/** The one row, as the audit names it. */
const settingsId = 'settings'

type Request = {
  /** The parts that are to be as given; the others stay. */
  parts: Partial<Settings>
  /** The version that was read. */
  version?: number | undefined
}

/**
 * Changes the settings (CONTRACT section 13) and writes down what from and to; every process shows them within seconds, this
 * one at once. Throws VERSION_CONFLICT where somebody changed them since the version that is sent.
 */
export async function saveSettings(actor: Actor, { parts, version }: Request): Promise<VersionedSettings> {
  authorize(actor, 'settings:manage')
  requireProof(actor)
  const saved = await database().$transaction(async (transaction) => {
    await readSettings(transaction)
    // One at a time, so that the audit tells the truth.
    await transaction.$queryRaw`SELECT 1 FROM "settings" FOR UPDATE`
    const current = await readSettings(transaction)
    if (version !== undefined && version !== current.version) {
      throw new AppError('VERSION_CONFLICT', undefined, {
        edits: await lastEdits(transaction, current.version - version),
      })
    }
    const changes = changesOf(current, parts)
    if (Object.keys(changes).length === 0) return current
    // What is as the environment says goes on following it.
    const changed = Object.keys(changes).map((name) => name.split('.')[0])
    const data = Object.fromEntries(Object.entries(parts).filter(([part]) => changed.includes(part)))
    await transaction.settings.updateMany({ data })
    await recordAudit(transaction, actor, {
      ...{ action: 'edit', entity: 'settings', entityId: settingsId, changes },
    })
    return readSettings(transaction)
  })
  invalidate('settings')
  await refreshFacts()
  return saved
}

const shown = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)

/** What differs, by part and field; accounts as a whole. */
function changesOf(current: Settings, { banks, ...parts }: Partial<Settings>): Changes {
  const changes: Record<string, readonly [string | number, string | number]> = {}
  const note = (name: string, before: unknown, after: unknown) => {
    if (JSON.stringify(before) !== JSON.stringify(after)) changes[name] = [shown(before), shown(after)]
  }
  for (const [part, fields] of Object.entries(parts)) {
    const before = new Map(Object.entries(Object(Object(current)[part])))
    for (const [name, after] of Object.entries(fields ?? {})) note(`${part}.${name}`, before.get(name), after)
  }
  if (banks) note('banks', banksText(current.banks), banksText(banks))
  return changes
}

const banksText = (banks: Settings['banks']) =>
  banks
    .map(({ bank, bankOr, bankAm, accountName, accountNumber }) =>
      [bank, bankOr, bankAm, accountName, accountNumber].filter(Boolean).join(', '),
    )
    .join('; ')

/** Who made the last changes, and of which parts. */
async function lastEdits(transaction: Transaction, most: number): Promise<BookingEdit[]> {
  const entries = await transaction.auditEntry.findMany({
    where: { entity: 'settings' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: Math.max(1, Math.min(most, 5)),
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
