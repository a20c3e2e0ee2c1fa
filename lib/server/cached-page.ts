import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './security-policy'
import type { SharedPage } from './shared-page'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Best ratio for its time: 2 to 5 ms a page (docs/decisions/rendering.md). */
const brotliQuality = 7

/**
 * A page as it leaves: its compressed bytes, a third of what they say, and the headers that say the same to everybody. The
 * few who take no encoding are given it unpacked.
 */
export type CachedPage = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  bodies: { gzip: Buffer; br: Buffer }
}

// Of the way from Next to us, or said anew for each answer.
const droppedHeaders =
  /^(?:x-middleware-|x-nextjs-|set-cookie|cache-control|etag|content-length|transfer-encoding|connection|keep-alive|date|vary)/

/** An inline script that a browser runs: no `src`, and no data for search engines. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of a page's inline scripts, ready for `script-src`. */
export function scriptHashes(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [...new Set(hashes)].join(' ')
}

/** Makes a rendered page ready to be sent many times: policy, tag and compression are made here, once. */
export async function prepareCachedPage({ status, headers, html }: SharedPage): Promise<CachedPage> {
  const policy = contentSecurityPolicy(scriptHashes(html.toString('utf8')))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const [br, zipped] = await Promise.all([compressBrotli(html, { params }), compressGzip(html)])
  const tag = createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 27)
  const lasting = Object.entries(headers).filter(([name]) => !droppedHeaders.test(name))
  const vary = ['Accept-Encoding', 'Accept-Language', 'Cookie', headers.vary].flat().join(', ')
  return {
    status,
    headers: { ...Object.fromEntries(lasting), vary, 'content-security-policy': policy },
    etag: `W/"${tag}"`,
    bodies: { gzip: zipped, br },
  }
}

/** The memory that a cached page takes, in bytes. */
export function sizeOfCachedPage({ bodies }: CachedPage): number {
  return bodies.gzip.length + bodies.br.length
}
