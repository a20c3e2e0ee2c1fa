import 'server-only'
import { createHash } from 'node:crypto'

/** An answer that everybody gets alike, ready to be sent again. */
export type CachedResponse = { body: string; headers: Record<string, string>; tag: string }

/** Prepares an answer for keeping. The tag is weak: compression on the way changes the bytes and not the meaning. */
export function cachedResponse(body: unknown, headers: Record<string, string>): CachedResponse {
  const text = JSON.stringify(body)
  const hash = createHash('sha256').update(text).update(JSON.stringify(headers)).digest('base64url')
  return { body: text, headers, tag: `W/"${hash.slice(0, 27)}"` }
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a client's own copy, named by `If-None-Match`, is the cached one. */
export function isKnown(tag: string, ifNoneMatch: string | null | undefined): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(tag))
}

/** Sends a cached answer, or 304 to whoever has it already. Others may keep it and must ask before each use. */
export function sendCached(kept: CachedResponse, request: Request): Response {
  const headers = {
    'cache-control': 'no-cache',
    vary: 'accept-language, cookie',
    etag: kept.tag,
    ...kept.headers,
  }
  if (isKnown(kept.tag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers })
  return new Response(kept.body, { headers: { ...headers, 'content-type': 'application/json' } })
}
