import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, StepError } from './steps'

export interface Running {
  /** Resolves with the reason in words when it ends by itself. */
  ended: Promise<string>
  stop(): Promise<void>
}

type Options = {
  signal: AbortSignal
  /** Says what happened and what is done about it. */
  tell: (line: string) => void
  /** How long to wait before each try; who has failed once more than there are pauses is given up. */
  pausesMs?: readonly number[]
  /** What ran for so long had not failed at its start: the next end begins with the first pause. */
  steadyMs?: number
}

/**
 * Keeps something running until the signal comes, and stops it then. What ends by itself, or does not start again, is
 * started once more after a pause that grows. Throws a StepError with the last reason when it ended too often in a row.
 */
export async function keepRunning(
  first: Running,
  start: () => Promise<Running>,
  options: Options,
): Promise<void> {
  const { signal, tell, pausesMs = [500, 1000, 2000, 4000, 8000], steadyMs = 60_000 } = options
  const asked = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  let running: Running | undefined = first
  let startedAt = Date.now()
  let failures = 0
  while (!signal.aborted) {
    const reason = running
      ? await Promise.race([asked, running.ended])
      : await start().then(
          (again) => {
            running = again
            startedAt = Date.now()
            tell('✓ running again')
            return null
          },
          (error: unknown) => describeError(error),
        )
    if (reason === null) continue
    await running?.stop()
    if (running && Date.now() - startedAt > steadyMs) failures = 0
    running = undefined
    const pauseMs = pausesMs[failures++]
    if (pauseMs === undefined) {
      throw new StepError(`${reason}, ${failures} times in a row`, 'start again; the lines above tell more')
    }
    tell(`✗ ${reason}; trying again in ${pauseMs / 1000} s`)
    // In the pause nothing else keeps this process alive.
    await Promise.race([asked, sleep(pauseMs)])
  }
  await running?.stop()
}
