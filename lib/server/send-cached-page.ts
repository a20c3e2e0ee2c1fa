import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sessionCookieName } from '@/lib/auth/session-token'
import { choiceCookie, localeCookie } from '@/lib/core/i18n/request-locale'
import { cookieValue } from './cookie-header'
import { localeOfPublicName } from '@/lib/core/i18n/routing'
import type { CachedPage } from './cached-page'
import { isKnown } from './cached-response'
import { offlineMark, offlinePerson } from './offline-marks'
import { readPageAddress } from './page-visit'

type Encoding = keyof CachedPage['bodies'] | 'identity'

const unpack = promisify(gunzip)

/** The smallest encoding that a browser takes. */
export function chosenEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map<string, number>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    accepted.set(name.trim(), quality === undefined ? 1 : Number(quality))
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/**
 * Sends a cached page, or 304 to whoever has it already. A browser keeps its copy and asks before each use; nobody in
 * between keeps one, as the language and what follows from cookies differ.
 */
export async function sendCachedPage(
  kept: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request
  const { status, bodies, etag } = kept
  // Given to Node in one piece: set one by one, each would be checked and copied anew for every answer.
  const head: OutgoingHttpHeaders = { ...kept.headers }
  const session = cookieValue(headers.cookie, sessionCookieName())
  head['x-offline-person'] = offlinePerson(session)
  if (head['x-offline-reading']) head['x-offline-reading'] = offlineMark(session !== undefined)
  const remembered = rememberedChoice(request)
  if (remembered) head['set-cookie'] = remembered
  head['cache-control'] = 'private, no-cache'
  if (status === 200) {
    head.etag = etag
    if (isKnown(etag, headers['if-none-match'])) {
      response.writeHead(304, head).end()
      return
    }
  }
  const encoding = chosenEncoding(headers['accept-encoding'])
  const body = encoding === 'identity' ? await unpack(bodies.gzip) : bodies[encoding]
  if (encoding !== 'identity') head['content-encoding'] = encoding
  head['content-length'] = body.length
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : body)
}

function rememberedChoice({ url = '/', headers }: IncomingMessage): string | undefined {
  return choiceCookie({
    named: localeOfPublicName(readPageAddress(url.split('?')[0] ?? '/').prefix),
    chosen: cookieValue(headers.cookie, localeCookie.name),
    accepted: headers['accept-language'],
    destination: [headers['sec-fetch-dest']].flat()[0],
  })
}
