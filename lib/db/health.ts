import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { logger } from '@/lib/core/logger'
import { databasePool } from './client'

/** Whoever watches gives a site two seconds (docs/operations/seeing.md). */
const patienceMs = 1500

class Silence extends Error {
  override readonly name = 'Silence'
}

/**
 * What the database answers whoever watches. Throws where it has not answered within a second and a half: also where it is
 * frozen, or where all connections of this process are busy.
 */
export async function answerInTime<T>(asked: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const late = sleep(patienceMs, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw new Silence('the database does not answer')
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    answered.abort()
  }
}

/** Whether the database answers a question of this process in time. */
export async function isDatabaseAnswering(): Promise<boolean> {
  try {
    await answerInTime(databasePool().query('SELECT 1'))
    return true
  } catch (error) {
    logger.warn({ cause: error instanceof Error ? error.name : typeof error }, 'database does not answer')
    return false
  }
}
