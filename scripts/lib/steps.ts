/**
 * Runs one step of a command and shows it: while it lasts with its time, at its end with the time it
 * took and what it has to say. A failure is one line with the step, the cause and the way out, and is
 * thrown on as FailedStep, which nobody has to print again.
 */
export async function runStep<T>(
  name: string,
  work: () => Promise<T>,
  tell?: (result: T) => string,
): Promise<T> {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const ticker = showProgress(name, started)
  try {
    const result = await work()
    ticker.end()
    const remark = tell?.(result)
    console.log(`✓ ${name}  ${seconds()}${remark ? `  (${remark})` : ''}`)
    return result
  } catch (error) {
    ticker.end()
    if (error instanceof Interrupted) throw error
    console.error(failureLine(name, error))
    throw new FailedStep(name, { cause: error })
  }
}

/** Thrown where work was interrupted because the person, or the system, asked the script to stop. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}

/** A step that failed and has been reported. */
export class FailedStep extends Error {
  constructor(step: string, options?: ErrorOptions) {
    super(`${step} failed`, options)
    this.name = 'FailedStep'
  }
}

export const wayOutOfFullDisk = 'make room on that disk'

/** `✗ step: cause → way out`, one line. */
export function failureLine(step: string, error: unknown): string {
  return `✗ ${step}: ${describeError(error)} → ${wayOutOf(error)}`
}

function wayOutOf(error: unknown): string {
  if (error instanceof StepError) return error.wayOut
  if (errorCode(error) === 'ENOSPC') return wayOutOfFullDisk
  return 'an error nobody expected: please report it'
}

function showProgress(name: string, started: number): { end(): void } {
  const isLive = process.stdout.isTTY
  const tell = () => {
    const text = `… ${name}  ${Math.round((Date.now() - started) / 1000)} s`
    if (isLive) process.stdout.write(`\r\x1b[2K${text}`)
    else console.log(text)
  }
  const timer = setInterval(tell, isLive ? 500 : 10_000)
  return {
    end() {
      clearInterval(timer)
      if (isLive) process.stdout.write('\r\x1b[2K')
    },
  }
}

/**
 * A failure a person can act on: what went wrong and the way out, each one line.
 * Whoever catches it prints one line and exits with a code other than 0; no stack trace is needed.
 */
export class StepError extends Error {
  readonly wayOut: string

  constructor(problem: string, wayOut: string, options?: ErrorOptions) {
    super(oneLine(problem), options)
    this.name = 'StepError'
    this.wayOut = oneLine(wayOut)
  }
}

/** The message of anything thrown, as one line. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) return oneLine(error.errors.map(describeError).join('; '))
  return oneLine(error instanceof Error ? error.message || error.name : String(error))
}

/** The error code of Node's and PostgreSQL's errors (`ENOENT`, `28P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(errorCode).find(Boolean)
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
