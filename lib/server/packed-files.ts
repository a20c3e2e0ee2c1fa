import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chosenEncoding } from './send-cached-page'

const address = /^\/_next\/static\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(js|css))(?:\?|$)/
const types = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' } as const

type PackedFile = { body: Buffer; type: string }

/**
 * The scripts and styles of a build as `scripts/lib/pack-static.ts` packed them, for browsers that take them so. Each is read
 * once; null where an address names none of them, which is then Next's to answer.
 */
export function createPackedFiles(build: string) {
  const read = new Map<string, PackedFile>()
  return async function packedFile({ url = '', headers }: IncomingMessage): Promise<PackedFile | null> {
    const [, file, kind] = address.exec(url) ?? []
    if (!file || (kind !== 'js' && kind !== 'css')) return null
    if (chosenEncoding(headers['accept-encoding']) !== 'br') return null
    const known = read.get(file)
    if (known) return known
    const body = await readFile(path.join(build, 'static', `${file}.br`)).catch(() => null)
    // Names that nobody built are not remembered: there is no end to them.
    if (!body) return null
    const packed = { body, type: types[kind] }
    read.set(file, packed)
    return packed
  }
}

/** Sends one; its name changes with its content, so that nobody ever asks for it again. */
export function sendPackedFile({ body, type }: PackedFile, method: string, response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
