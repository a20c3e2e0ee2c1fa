import 'server-only'
import type { Database, Transaction } from '@/lib/db/client'

/**
 * How often a job about one record is tried before it is given up. The queue waits exp(attempt) seconds, at most six
 * hours, after each failure: 17 attempts take two days, 10 attempts three and a half hours.
 */
export const attemptLimits = { 'send-mail': 17, 'check-receipt': 10 } as const
export type RecordTask = keyof typeof attemptLimits

/** Which attempt of a job this is, the first being 1. */
export type Attempt = { number: number; isLast: boolean }

/** Thrown by a job that is to be tried again after a while; the job itself has logged why. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
}

/**
 * Queues a job about each of some records, best in the transaction that gives the reason for it: both happen or none. A job
 * that waits already becomes due now, or in `delaySeconds`, with all its attempts before it; one that is under way is left
 * alone. Of those that are due, lower priorities go first.
 */
export async function queueJobs(
  client: Database | Transaction,
  task: RecordTask,
  ids: readonly string[],
  { delaySeconds = 0, priority = 0 }: { delaySeconds?: number; priority?: number } = {},
): Promise<void> {
  if (ids.length === 0) return
  await client.$executeRaw`
    SELECT graphile_worker.add_jobs(ARRAY(
      SELECT ROW(${task}, json_build_object('id', id), NULL, now() + make_interval(secs => ${delaySeconds}::int),
        ${attemptLimits[task]}::smallint, ${task} || ':' || id, ${priority}::smallint, NULL)::graphile_worker.job_spec
      FROM unnest(${[...ids]}::text[]) AS id
      WHERE NOT EXISTS (
        SELECT FROM graphile_worker.jobs WHERE key = ${task} || ':' || id AND locked_at IS NOT NULL)))`
}

/** Takes the job about a record out of the queue; one that is under way finds its record gone. */
export async function dropJob(client: Database | Transaction, task: RecordTask, id: string): Promise<void> {
  await client.$executeRaw`SELECT graphile_worker.remove_job(${jobKey(task, id)})`
}

/** When the job about a record is tried next; null when there is none. */
export async function nextAttemptOf(client: Database, task: RecordTask, id: string): Promise<Date | null> {
  const [job] = await client.$queryRaw<{ runAt: Date }[]>`
    SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE key = ${jobKey(task, id)}`
  return job?.runAt ?? null
}

function jobKey(task: RecordTask, id: string): string {
  return `${task}:${id}`
}
