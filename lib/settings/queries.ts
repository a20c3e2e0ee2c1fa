import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { readSettings } from './current-settings'
import type { BackupRun, VersionedSettings } from './view'

/** The settings for an admin (CONTRACT section 13). */
export async function getSettings(actor: Actor): Promise<VersionedSettings> {
  authorize(actor, 'settings:manage')
  return readSettings(database())
}

/** The last backup and the last time that one was restored to try it, for an admin; null where there was none. */
export async function getBackupRuns(
  actor: Actor,
): Promise<{ backup: BackupRun | null; check: BackupRun | null }> {
  authorize(actor, 'settings:manage')
  const [backup, check] = await Promise.all([lastRun('backup'), lastRun('restore_check')])
  return { backup, check }
}

async function lastRun(kind: 'backup' | 'restore_check'): Promise<BackupRun | null> {
  const run = await database().backupRun.findFirst({
    where: { kind },
    orderBy: { finishedAt: 'desc' },
    select: { finishedAt: true, rows: true, failure: true },
  })
  return run && { finishedAt: run.finishedAt.toISOString(), rows: run.rows, isFailed: run.failure !== null }
}
