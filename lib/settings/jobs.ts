import 'server-only'
import { showFacts } from '@/lib/core/company'
import { logger } from '@/lib/core/logger'
import { database } from '@/lib/db/client'
import { onChange } from '@/lib/server/cache'
import { listenAgain } from '@/lib/server/listener'
import { readSettings } from './current-settings'

/** How long a change may stay unknown where no notification arrives. */
const checkedMs = 2000

/** Lets this process show the facts as they are in the database now. Without the database it keeps those it knows. */
export async function refreshFacts(): Promise<void> {
  try {
    const { company, banks, workingHours } = await readSettings(database())
    showFacts({ company: { ...company, workingHours }, banks })
  } catch (error) {
    logger.warn({ cause: error instanceof Error ? error.name : typeof error }, 'settings not read')
  }
}

/**
 * Keeps what this process shows of the company as the database has it (CONTRACT section 13): read before the first request,
 * and again whenever a notification tells of a change; while none arrive, every two seconds. Returns what ends that.
 */
export async function watchSettings(): Promise<() => void> {
  onChange('settings', () => void refreshFacts())
  await refreshFacts()
  const timer = setInterval(() => {
    if (!listenAgain()) void refreshFacts()
  }, checkedMs)
  timer.unref()
  return () => clearInterval(timer)
}
