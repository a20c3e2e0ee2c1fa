import 'server-only'
import { type Changes, recordAudit } from '@/lib/audit/audit-writer'
import { checkVersion, lastEdits } from '@/lib/audit/record-version'
import { type Actor, authorize, requireProof } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { invalidate } from '@/lib/server/cache'
import { readSettings } from './current-settings'
import { refreshFacts } from './jobs'
import type { Settings } from './schema'
import { partsOf } from './settings-version'
import type { VersionedSettings } from './view'

/** The one row, as the audit names it. */
const row = { entity: 'settings', entityId: 'settings' } as const

type Request = {
  /** The parts that are to be as given; the others stay. */
  parts: Partial<Settings>
  /** The version of all settings that was read. */
  version?: number | undefined
  /** The version of these parts that a form was made from; what others changed of the other parts is nobody's conflict. */
  partsVersion?: string | undefined
}

/**
 * Changes the settings (CONTRACT section 13) and writes down what from and to; every process shows them within seconds, this
 * one at once. Throws VERSION_CONFLICT where somebody changed them since the version that is sent.
 */
export async function saveSettings(
  actor: Actor,
  { parts, version, partsVersion }: Request,
): Promise<VersionedSettings> {
  authorize(actor, 'settings:manage')
  requireProof(actor)
  const saved = await database().$transaction(async (transaction) => {
    await readSettings(transaction)
    // One at a time, so that the audit tells the truth.
    await transaction.$queryRaw`SELECT 1 FROM "settings" FOR UPDATE`
    const current = await readSettings(transaction)
    if (version !== undefined && version !== current.version) {
      throw new AppError('VERSION_CONFLICT', undefined, {
        edits: await lastEdits(transaction, row, Math.max(1, Math.min(current.version - version, 5))),
      })
    }
    const facts = partsOf(current, Object.keys(parts))
    await checkVersion(transaction, { ...row, facts, version: partsVersion })
    const changes = changesOf(current, parts)
    if (Object.keys(changes).length === 0) return current
    // What is as the environment says goes on following it.
    const changed = Object.keys(changes).map((name) => name.split('.')[0])
    const data = Object.fromEntries(Object.entries(parts).filter(([part]) => changed.includes(part)))
    await transaction.settings.updateMany({ data })
    await recordAudit(transaction, actor, { ...row, action: 'edit', changes })
    return readSettings(transaction)
  })
  invalidate('settings')
  await refreshFacts()
  return saved
}

const shown = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)

/** What differs, by part and field; accounts and working hours as a whole. */
function changesOf(current: Settings, { banks, workingHours, ...parts }: Partial<Settings>): Changes {
  const changes: Record<string, readonly [string | number, string | number]> = {}
  const note = (name: string, before: unknown, after: unknown) => {
    if (JSON.stringify(before) !== JSON.stringify(after)) changes[name] = [shown(before), shown(after)]
  }
  for (const [part, fields] of Object.entries(parts)) {
    const before = new Map(Object.entries(Object(Object(current)[part])))
    for (const [name, after] of Object.entries(fields ?? {})) note(`${part}.${name}`, before.get(name), after)
  }
  if (workingHours) note('workingHours', hoursText(current.workingHours), hoursText(workingHours))
  if (banks) note('banks', banksText(current.banks), banksText(banks))
  return changes
}

/** `1 08:00–18:00; 6 09:00–13:00`, which the audit words for its reader. */
const hoursText = (days: Settings['workingHours'] = []) =>
  days.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join('; ')

const banksText = (banks: Settings['banks']) =>
  banks
    .map(({ bank, bankOr, bankAm, accountName, accountNumber }) =>
      [bank, bankOr, bankAm, accountName, accountNumber].filter(Boolean).join(', '),
    )
    .join('; ')
