import { FailedStep, failureLine, Interrupted } from './steps'

/**
 * The frame of every command: gives it the signal to stop at, reports what it throws in one line, and
 * exits with what it returned, 0 without an answer, 1 when it threw. A command that is stopped has not done its job and
 * exits with 130; `codeWhenInterrupted` is for a server, which has.
 */
export async function runScript(
  work: (signal: AbortSignal) => Promise<number | void>,
  { codeWhenInterrupted = 130 } = {},
): Promise<void> {
  const signal = watchForInterruption()
  try {
    process.exitCode = (await work(signal)) ?? 0
  } catch (error) {
    process.exitCode = error instanceof Interrupted ? codeWhenInterrupted : 1
    if (!(error instanceof Interrupted || error instanceof FailedStep))
      console.error(failureLine('stopped', error))
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
  }
  // A library's open handle must not keep a finished command alive.
  process.exit()
}

/**
 * A signal that is aborted when this script is asked to stop: by SIGINT, SIGTERM or SIGHUP, or by the
 * end of the process that started it, even if that one was killed.
 */
function watchForInterruption(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort(new Interrupted())
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  if (process.channel) {
    process.on('disconnect', stop)
    // The channel alone must not keep the script running.
    process.channel.unref()
  }
  // Output may go to a pipe or terminal that is gone by then; the orderly stop still has to happen.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return controller.signal
}
