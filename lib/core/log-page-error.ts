import { z } from 'zod'
import { logger } from './logger'

const withDigest = z.object({ digest: z.string() })

/** Logs a failed page under the digest that the person is shown; the address goes without its query. */
export function logPageError(error: unknown, at: { path: string; route: string }): void {
  const digest = withDigest.safeParse(error).data?.digest
  const name = error instanceof Error ? error.name : typeof error
  logger.error({ requestId: digest, ...at, cause: { name } }, 'page failed')
}
