import 'server-only'
import { database } from '@/lib/db/client'
import { logUnexpected } from '@/lib/core/logger'
import type { Job } from './jobs'

export type Runner = {
  /** Starts nothing new, asks what runs to end, and resolves when it has. */
  stop: () => Promise<void>
}

/** How long a job may hold its lock. */
const jobPatienceMs = 10 * 60_000
/** How often a process looks whether a job of all processes is due. */
const lookSeconds = 60

/** Runs the jobs of this process until it is stopped. A job that fails is logged and tried again when next due. */
export function startRunner(jobs: readonly Job[]): Runner {
  const abort = new AbortController()
  const loops = jobs.map((job) => loop(job, abort.signal))
  return {
    stop: async () => {
      abort.abort()
      await Promise.all(loops)
    },
  }
}

async function loop(job: Job, signal: AbortSignal): Promise<void> {
  const seconds = job.inEveryProcess ? job.everySeconds : Math.min(job.everySeconds, lookSeconds)
  while (!signal.aborted) {
    try {
      await (job.inEveryProcess ? job.run(signal) : runWhenDue(job, signal))
    } catch (error) {
      if (!signal.aborted) logUnexpected(`job ${job.name}`, error)
    }
    await pause(seconds, signal)
  }
}

/**
 * Runs a job if it is due and no other process is at it: the row of the job is locked meanwhile. Returns whether it
 * ran. What the job throws leaves it due.
 */
export async function runWhenDue(job: Job, signal: AbortSignal): Promise<boolean> {
  await database().jobRun.createMany({ data: { name: job.name }, skipDuplicates: true })
  return database().$transaction(
    async (transaction) => {
      const due = await transaction.$queryRaw<unknown[]>`
        SELECT 1 FROM "job_runs" WHERE "name" = ${job.name} AND "due_at" <= now() FOR UPDATE SKIP LOCKED`
      if (due.length === 0) return false
      await job.run(signal)
      await transaction.$executeRaw`
        UPDATE "job_runs" SET "due_at" = clock_timestamp() + make_interval(secs => ${job.everySeconds})
        WHERE "name" = ${job.name}`
      return true
    },
    { timeout: jobPatienceMs },
  )
}

// Resolves early when the runner is stopped; the timer alone does not keep a process alive.
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, seconds * 1000)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
