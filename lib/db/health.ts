import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { logger } from '@/lib/core/logger'
import { databasePool } from './client'

/** Whoever watches gives a site two seconds (docs/operations/seeing.md). */
const patienceMs = 1500

/**
 * Whether the database answers a question of this process within a second and a half: also where it is frozen, or where all
 * connections of this process are busy.
 */
export async function isDatabaseAnswering(): Promise<boolean> {
  const silence = new AbortController()
  const asked = databasePool()
    .query('SELECT 1')
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.name : typeof error),
    )
  const late = sleep(patienceMs, 'Silence', { signal: silence.signal, ref: false }).catch(() => 'Silence')
  const cause = await Promise.race([asked, late])
  silence.abort()
  if (cause) logger.warn({ cause }, 'database does not answer')
  return cause === null
}
