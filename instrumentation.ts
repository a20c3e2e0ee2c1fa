import type { Instrumentation } from 'next'

/** Logs every failure of a page or handler under the digest that the error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('./lib/logging/page-error')
  logPageError(error, { path: request.path.split('?')[0] ?? '', route: context.routePath })
}
