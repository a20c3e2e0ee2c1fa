import 'server-only'
import { startWorker } from './worker'

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
    // first, or it would be sent again: the jobs come to their end before Next hears of the signal.
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
