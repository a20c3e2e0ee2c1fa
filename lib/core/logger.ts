import 'server-only'
import pino from 'pino'
import { env } from './env'
import { markPageFailed } from './page-render'
import { z } from 'zod'

/** Structured log of this process: verb, noun, ids and cause; never a password, token, transaction number or phone. */
export const logger = pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** Logs an unexpected failure under a new id, which the person is shown, and returns the id. */
export function logUnexpected(where: string, error: unknown): string {
  const requestId = crypto.randomUUID()
  const cause =
    error instanceof Error
      ? { name: error.name, code: codeOf(error), stack: withoutValues(error) }
      : { name: typeof error }
  logger.error({ requestId, where, cause }, 'unexpected error')
  return requestId
}

/** The word by which a system, a database or a package names what is wrong, such as ENOSPC for a full disk. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : undefined
}

// Messages of database errors can quote rows; the frames alone say where it broke.
function withoutValues(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return frames.slice(0, 12).join('\n')
}

const withDigest = z.object({ digest: z.string() })

/** Logs a failed page under the digest that the person is shown, and notes that for the page; the address goes without its query. */
export function logPageError(error: unknown, at: { path: string; route: string }): void {
  const digest = withDigest.safeParse(error).data?.digest
  if (digest) markPageFailed(digest)
  const name = error instanceof Error ? error.name : typeof error
  logger.error({ requestId: digest, ...at, cause: { name } }, 'page failed')
}
