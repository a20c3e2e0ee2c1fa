import 'server-only'
import type { NextRequest } from 'next/server'
import { matchPath, methods, type Method } from './endpoint-declaration'
import { AppError } from '@/lib/core/errors'
import { apiLocale } from '@/lib/core/i18n/request-locale'
import type { Locale } from '@/lib/core/i18n/routing'
import { logUnexpected } from '@/lib/core/logger'
import { countRefusal, startTimer } from './metrics'
import { refusal, refusalOf } from './refusal'
import type { Served } from './endpoint'
import { isOwnOrigin } from './origin'

type RouteHandler = (request: NextRequest) => Promise<Response>

type Found = { served: Served; params: Record<string, string> }

function find(endpoints: readonly Served[], method: Method, path: string): Found | null {
  for (const served of endpoints) {
    const { operation } = served
    const params = operation.method === method ? matchPath(operation.path, path) : null
    // A part that does not fit names nothing: `/uploads/ONES` is no list and no car.
    const isNamed = params && (operation.params?.safeParse(params).success ?? true)
    if (isNamed) return { served, params }
  }
  return null
}

async function answer({ served, params }: Found, request: NextRequest, locale: Locale): Promise<Response> {
  const { method } = served.operation
  try {
    if (method !== 'GET' && !isSameOrigin(request.headers)) throw new AppError('CROSS_ORIGIN')
    return await served.answer(request, params, locale)
  } catch (error) {
    if (error instanceof AppError) {
      countRefusal(error.code)
      return refusalOf(error, locale, served.operation.fixedMessages?.[error.code])
    }
    const requestId = logUnexpected(`${method} ${request.nextUrl.pathname}`, error)
    return refusal('UNEXPECTED', locale, { headers: { 'x-request-id': requestId } })
  }
}

/**
 * The edge of the API: each operation at the method and path that it declares. A path that none of them names is a JSON
 * 404, a method that the path does not know a 405 with `Allow`, and every error has the body of CONTRACT section 6.
 */
export function apiRoute(endpoints: readonly Served[]): Record<Method | 'OPTIONS', RouteHandler> {
  const pathOf = (request: NextRequest) => request.nextUrl.pathname.replace(/^\/api(?=\/|$)/, '')
  // Next answers HEAD wherever GET is answered.
  const allowOf = (path: string) =>
    methods
      .filter((method) => find(endpoints, method, path))
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
      .join(', ')

  const handlerFor =
    (method: Method): RouteHandler =>
    async (request) => {
      const path = pathOf(request)
      const found = find(endpoints, method, path)
      const locale = await apiLocale()
      if (found) {
        const count = startTimer(found.served.operation.path, method)
        const response = await answer(found, request, locale)
        count(response.status)
        return response
      }
      const allow = allowOf(path)
      return allow
        ? refusal('METHOD_NOT_ALLOWED', locale, { headers: { allow } })
        : refusal('NOT_FOUND', locale)
    }

  return {
    GET: handlerFor('GET'),
    POST: handlerFor('POST'),
    PUT: handlerFor('PUT'),
    PATCH: handlerFor('PATCH'),
    DELETE: handlerFor('DELETE'),
    // Says what there is and opens nothing to other sites: no header of CORS is ever sent.
    OPTIONS: async (request) => {
      const allow = allowOf(pathOf(request))
      if (!allow) return refusal('NOT_FOUND', await apiLocale())
      return new Response(null, { status: 204, headers: { allow } })
    },
  }
}

/** Whether a change comes from this site or from a client that is no browser (CONTRACT section 6). */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin) return headers.get('sec-fetch-site') !== 'cross-site'
  return isOwnOrigin(origin, headers.get('host'))
}
