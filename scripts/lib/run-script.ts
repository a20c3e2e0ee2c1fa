import { Interrupted, watchForInterruption } from './interruption'
import { FailedStep, failureLine } from './steps'

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
