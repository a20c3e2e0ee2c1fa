import type { Instrumentation } from 'next'

/**
 * Before the first request: who is at the other end of each connection is noted for the limits, and the jobs start. A
 * build makes pages and starts nothing.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { notePeers } = await import('@/lib/server/client-address')
  notePeers()
  const { startJobs } = await import('./lib/jobs/start')
  startJobs()
}

/** Logs every failure of a page or handler under the digest that the error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('@/lib/core/logger')
  logPageError(error, { path: request.path.split('?')[0] ?? '', route: context.routePath })
}
