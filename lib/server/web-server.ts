import 'server-only'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Span } from '@opentelemetry/api'
import compression from 'compression'
import { isHttps } from '@/lib/core/env'
import type { ErrorCode } from '@/lib/core/errors'
import { refusal } from './refusal'
import { isOwnOrigin } from './origin'
import { isDevelopment } from './security-policy'
import { localeCookie, preferredLocale } from '@/lib/core/i18n/request-locale'
import { withoutLanguage } from '@/lib/core/i18n/routing'
import { logUnexpected } from '@/lib/core/logger'
import { beginSpan, flushTraces, markFailed } from '@/lib/core/traces'
import {
  allowedMethods,
  limitBody,
  limitConnections,
  refusedByHead,
  serverLimits,
  watchConnections,
} from './connection-limits'
import { methodsOf, readTarget } from './request-target'
import { cookieValue, flashCookie } from './cookie-header'
import { cachedPageAddress } from './cached-page-address'
import { routeNameOf, startTimer } from './metrics'
import type { Flash } from './flash'
import { notify } from './listener'
import { completeFailedPage, createFailedPage, type SayFailed } from './failed-page'
import { createPackedFiles, sendPackedFile } from './packed-files'
import { createPageCache } from './page-cache'
import { newPageRender, withPageRender } from '@/lib/core/page-render'
import { sendCachedPage } from './send-cached-page'
import type { PageHandler } from './shared-page'

const compress = compression({
  // Events are sent one by one, and would wait for a full packet.
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
})

/**
 * The server of the site. Every request meets first the limits, then the packed files and the cached pages, then Next. Whoever may
 * not get a cached page gets one of their own. `build` is the folder of the build that is served.
 */
export function createWebServer(handle: PageHandler, build: string): Server {
  const packedFile = createPackedFiles(build)
  const sayFailed = createFailedPage(build)
  const cachedPage = createPageCache(handle, sayFailed)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isHttps()) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    const { url, kind } = readTarget(request.url)
    request.url = url
    // Parts of a file are asked for by no page of ours, and answered with an error where they lie outside of it.
    delete request.headers.range
    const methods = kind === 'api' ? allowedMethods : methodsOf(kind)
    // The API counts by the operation that it finds.
    if (kind !== 'api') {
      const count = startTimer(routeNameOf(kind, url), request.method ?? '')
      response.once('close', () => count(response.statusCode))
    }
    const refused = refusedByHead(request, methods)
    if (refused === 'METHOD_NOT_ALLOWED' && request.method === 'OPTIONS') return sayMethods(methods, response)
    if (refused === 'BODY_TOO_LARGE' && isPlainForm(kind, request)) return sendBack(url, response)
    if (refused) return refuse(refused, { request, methods }, response)
    if (kind === 'page' && isForeignForm(request)) {
      return refuse('CROSS_ORIGIN', { request, methods }, response)
    }
    if (kind === 'page' && request.method === 'POST') nameOwnHost(request.headers)
    limitBody(request)
    const packed = kind === 'file' && !isDevelopment && (await packedFile(request))
    if (packed) return sendPackedFile(packed, request.method ?? 'GET', response)
    const address = isDevelopment ? null : cachedPageAddress(request)
    const isForm = isPlainForm(kind, request)
    if (!address) return answerByNext({ handle, sayFailed }, { request, isForm }, response)
    try {
      await sendCachedPage(await cachedPage(address), request, response)
    } catch (error) {
      logUnexpected('cached page', error)
      await answerByNext({ handle, sayFailed }, { request, isForm }, response)
    }
  }

  const server = createServer(serverLimits, (request, response) => {
    const begun = beginSpan('unknown', { isRoot: true })
    if (begun) response.once('close', () => endRequest(begun.span, response))
    const answered = begun ? begun.run(() => answer(request, response)) : answer(request, response)
    answered.catch((error: unknown) => {
      logUnexpected('request', error)
      response.destroy()
    })
  })
  limitConnections(server)
  const closeQuietConnections = watchConnections(server)
  const { close } = server
  // Streams of changes would last for ever, and a server that stops waits for what is under way.
  server.close = (done) => {
    notify('entoto_live')
    void flushTraces()
    closeQuietConnections()
    return close.call(server, done)
  }
  return server
}

/** A page that tells nobody where it is sends `null`; that it is one of ours, its browser says in a header of its own. */
function isForeignForm({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (method !== 'POST' || origin === undefined) return false
  return origin === 'null' ? headers['sec-fetch-site'] !== 'same-origin' : !isOwnOrigin(origin, host)
}

/** Next compares the origin of a form once more, and with a header that whoever sends it can write: it gets what was found here. */
function nameOwnHost(headers: IncomingHttpHeaders): void {
  const { origin, host } = headers
  headers['x-forwarded-host'] = origin && origin !== 'null' ? new URL(origin).host : host
}

/** A form that a browser sends by itself and shows the answer of; what the site's script sends, the script answers for. */
const isPlainForm = (kind: string, { method, headers }: IncomingMessage) =>
  kind === 'page' && method === 'POST' && headers['next-action'] === undefined

/** Shows the page of a form again and says that its files are too large: they were not read, nor anything beside them. */
function sendBack(url: string, response: ServerResponse): void {
  // The connection stays: a browser reads no answer before it has sent its form, which Node takes and drops.
  response.writeHead(leadBack(url, 'formTooLarge', response)).end()
}

/** The status of an answer to a form that shows its page again and says why. */
function leadBack(url: string, key: Flash['key'], response: ServerResponse): number {
  // Two slashes at the beginning would be the name of another site.
  response.setHeader('location', url.replace(/^[/\\]+/, '/'))
  sayNext(key, response)
  return 303
}

/**
 * The status where a page leads away from a form that was sent to it, as once its person is signed out: the form is not sent to
 * the next page as well, which does not know it. The login says why it is there.
 */
function leaveForm(response: ServerResponse): number {
  const next = withoutLanguage(String(response.getHeader('location')))
  if (next.startsWith('/Login')) sayNext('signInOver', response)
  return 303
}

/** Lets the page that comes next show a message. */
function sayNext(key: Flash['key'], response: ServerResponse): void {
  const flash = JSON.stringify({ key } satisfies Flash)
  response.appendHeader('set-cookie', flashCookie(encodeURIComponent(flash), 60))
}

function endRequest(span: Span, { statusCode }: ServerResponse): void {
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 500) markFailed(span, new Error('answered with a failure'))
  span.end()
}

function sayMethods(methods: readonly string[], response: ServerResponse): void {
  response.writeHead(204, { allow: methods.join(', ') }).end()
}

async function refuse(
  code: ErrorCode,
  { request: { headers }, methods }: { request: IncomingMessage; methods: readonly string[] },
  response: ServerResponse,
): Promise<void> {
  const locale = preferredLocale(cookieValue(headers.cookie, localeCookie.name), headers['accept-language'])
  const allow = code === 'METHOD_NOT_ALLOWED' && { allow: methods.join(', ') }
  const refused = await refusal(code, locale, { headers: { connection: 'close', ...allow } })
  response.writeHead(refused.status, Object.fromEntries(refused.headers))
  response.end(await refused.text())
}

async function answerByNext(
  { handle, sayFailed }: { handle: PageHandler; sayFailed: SayFailed },
  { request, isForm }: { request: IncomingMessage; isForm: boolean },
  response: ServerResponse,
): Promise<void> {
  compress(request, response, () => undefined)
  const render = newPageRender({ isShared: false })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { writeHead } = response
  // A page finds out while it is rendered that its record is missing, or that the form sent to it is none; nothing has
  // been sent by then.
  const rightStatus = (status: number) => {
    if (isForm && status === 307 && render.readsSession) return leaveForm(response)
    // A form that this build does not know.
    if (isForm && status === 409) return leadBack(request.url ?? '/', 'formStale', response)
    if (isRead && render.isMissing && status === 200) return 404
    return status === 500 && render.isFormBroken ? 400 : status
  }
  const writeRightHead = (status: number, ...given: unknown[]) =>
    Reflect.apply(writeHead, response, [rightStatus(status), ...given])
  Object.assign(response, { writeHead: writeRightHead })
  const url = request.url ?? '/'
  if (!isDevelopment)
    completeFailedPage(response, (html) => sayFailed(html, { url, isRead, reference: render.failure }))
  await withPageRender(render, () => handle(request, response))
}
