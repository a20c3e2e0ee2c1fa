import type { Instrumentation } from 'next'
import type { createWebServer } from './lib/server/web-server'

declare global {
  /** Makes the server that scripts/serve.mjs starts; from here, because Next compiles and loads this file. */
  var entotoCreateServer: typeof createWebServer | undefined
}

/**
 * Before the first request: what answers it is made, who is at the other end of each connection is noted for the limits,
 * and the jobs start. A build starts nothing.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env, startProblem } = await import('@/lib/core/env')
  // The starter asks the same before; an image starts here.
  const problem = startProblem(env())
  if (problem) {
    const { logger } = await import('@/lib/core/logger')
    logger.fatal(problem)
    throw new Error(problem)
  }
  const { appendPeerAddress } = await import('@/lib/server/client-address')
  appendPeerAddress()
  const { watchSettings } = await import('@/lib/settings/jobs')
  await watchSettings()
  const { createWebServer } = await import('./lib/server/web-server')
  globalThis.entotoCreateServer = createWebServer
  const { METRICS_PORT: port, HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env()
  if (endpoint) {
    const { startTraces } = await import('@/lib/core/traces')
    await startTraces({ endpoint, share: env().OTEL_TRACES_SAMPLER_ARG })
  }
  if (port) {
    const [{ serveMetrics }, { workFigures }] = await Promise.all([
      import('@/lib/server/metrics'),
      import('@/lib/jobs/work-figures'),
    ])
    serveMetrics({ host, port }, workFigures({ sendsMails: Boolean(env().SMTP_URL) }))
  }
  const { warnOfOwnership } = await import('@/lib/db/site-role')
  void warnOfOwnership()
  const { startJobs } = await import('./lib/jobs/worker')
  startJobs()
}

/**
 * Logs every failure of a page or handler under the digest that the error screen shows. A form that cannot be read is the
 * fault of whoever sent it.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (error instanceof TypeError && error.message.startsWith('Failed to parse body as FormData')) {
    const { markFormBroken } = await import('@/lib/core/page-render')
    return markFormBroken()
  }
  const { logPageError } = await import('@/lib/core/logger')
  logPageError(error, { path: request.path.split('?')[0] ?? '', route: context.routePath })
}
