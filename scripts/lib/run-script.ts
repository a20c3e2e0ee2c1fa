import { Interrupted, watchForInterruption } from './interruption'
import { FailedStep, failureLine } from './steps'

/**
 * The frame of every command: gives it the signal to stop at, reports what it throws in one line, and
 * exits with what it returned, 0 without an answer, 1 when it threw. `codeWhenInterrupted` is for commands
 * that have not done their job when they are stopped; a server has (0, the default).
 */
export async function runScript(
  work: (signal: AbortSignal) => Promise<number | void>,
  { codeWhenInterrupted = 0 } = {},
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
