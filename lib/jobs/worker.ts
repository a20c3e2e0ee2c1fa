import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type RunnerOptions } from 'graphile-worker'
import { sessionPool } from '@/lib/db/client'
import { logger, logUnexpected } from '@/lib/core/logger'
import { configuredTransport, type MailTransport } from '@/lib/mail/transport'
import { dropFutureRuns, scheduleGrainMs } from './recover-jobs'
import { allTasks, schedule } from './tasks'

export type Worker = {
  /** Starts nothing new and resolves when what is under way has ended. */
  stop: () => Promise<void>
}

const retryMs = 10_000

/**
 * What each worker is given: the pool of this process, of which it keeps one connection to be notified of new jobs. A job
 * itself holds none (docs/decisions/jobs.md).
 */
export function workerOptions() {
  return {
    pgPool: sessionPool(),
    concurrency: 5,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 9000,
    // Without a delay's batch, however short, a stop does not wait until the queue knows what is done.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      // A job that failed has said so itself, in words that hold no personal data.
      if (meta?.failure) return
      if (level === 'error' || level === 'warning') logger.warn({ message }, 'job queue in trouble')
    }),
  } satisfies RunnerOptions
}

/** Runs jobs in this process until it is stopped, and starts again when the database comes back. */
export function startWorker(transport = configuredTransport()): Worker {
  const abort = new AbortController()
  const ended = keepRunning(transport, abort.signal)
  return {
    stop: async () => {
      abort.abort()
      await ended
    },
  }
}

async function keepRunning(transport: MailTransport | null, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await runUntilStopped(transport, signal)
    } catch (error) {
      logUnexpected('job worker', error)
    }
    await sleep(retryMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function runUntilStopped(transport: MailTransport | null, signal: AbortSignal): Promise<void> {
  await dropFutureRuns()
  const timer = setInterval(() => {
    dropFutureRuns().catch((error: unknown) => logUnexpected('job schedule', error))
  }, scheduleGrainMs)
  try {
    await runJobs(transport, signal)
  } finally {
    clearInterval(timer)
  }
}

async function runJobs(transport: MailTransport | null, signal: AbortSignal): Promise<void> {
  const runner = await run({
    ...workerOptions(),
    taskList: allTasks(transport),
    crontab: schedule,
  })
  // It refuses to be stopped when it has ended by itself; `promise` says then why.
  const stop = () => void runner.stop().catch(() => undefined)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  await runner.promise
}

const shared: typeof globalThis & { entotoJobs?: boolean } = globalThis
const stopSignals = ['SIGTERM', 'SIGINT'] as const
/** Less than the time that the starter gives a stopping server. */
const patienceMs = 10_000

/** Starts the jobs of this process, once, and ends them in order when the process is asked to stop. */
export function startJobs(): void {
  if (shared.entotoJobs) return
  shared.entotoJobs = true
  const worker = startWorker()
  for (const name of stopSignals) {
    // Next ends the process as soon as its requests are done. A mail that the mail server just took must be recorded
    // first, or it would be sent again: the jobs come to their end before Next is told of the signal.
    const others = process.listeners(name)
    process.removeAllListeners(name)
    process.on(name, () => {
      void Promise.race([worker.stop(), afterPatience()]).then(() => {
        for (const listener of others) Reflect.apply(listener, process, [name])
      })
    })
  }
}

function afterPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
}
