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
