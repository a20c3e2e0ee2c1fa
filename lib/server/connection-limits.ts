import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@/lib/core/errors'

const second = 1000
const minute = 60 * second

/** What any address of the site understands. */
export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const megabyte = 1024 * 1024

/**
 * A form with a picture of 8 MB is the largest that most readers take (lib/server/request-body.ts); a little more is let through
 * so that its own refusal, with the field's name, is what a person reads.
 */
export const bodyLimitBytes = 16 * megabyte

/** The forms of vehicles hold up to eight pictures; only staff's are read (docs/decisions/uploads.md). */
const vehicleForms = { path: /^\/api\/uploads(?:[/?]|$)/, limitBytes: 66 * megabyte }

const bodyLimitOf = (url = '') => (vehicleForms.path.test(url) ? vehicleForms.limitBytes : bodyLimitBytes)

/** Sizes and times of `http.createServer`. */
export const serverLimits = {
  /** All headers together, in bytes. */
  maxHeaderSize: 16 * 1024,
  /** From the first byte to the end of the headers. */
  headersTimeout: 15 * second,
  /** The whole request: 8 MB over a slow line take minutes. */
  requestTimeout: 5 * minute,
  /** Longer than a proxy keeps its connections, so that it never sends into one that closes. */
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
} as const

/** How long a connection may be silent while it is answered. */
const silenceLimitMs = 2 * minute

/** How many requests one connection may send before it is opened anew, and how many headers a request may have. */
export function limitConnections(server: Server): void {
  server.maxHeadersCount = 100
  server.maxRequestsPerSocket = 10_000
  server.setTimeout(silenceLimitMs)
}

/** How long a server that stops waits for a request that is on its way to it. */
const lastRequestMs = 500

/**
 * Lets a server that stops wait for what it answers, and for nothing else. To Node a connection is busy until its first request
 * is answered: one that a browser opened ahead of need, or that never sends the rest of a head, would outlast every other.
 * Returns what is to be called once the server takes no new connections.
 */
export function watchConnections(server: Server): () => void {
  const open = new Set<Socket>()
  const underWay = new Set<IncomingMessage>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request, response) => {
    underWay.add(request)
    response.once('close', () => underWay.delete(request))
  })
  const closeQuiet = () => {
    const busy = new Set([...underWay].map(({ socket }) => socket))
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  }
  // Again and again: a connection that was busy a moment ago would be kept open for its next request.
  return () => void setInterval(closeQuiet, lastRequestMs).unref()
}

/** Why a request is refused by its head alone; null for one that may be answered by one of the methods. */
export function refusedByHead(
  { method = '', url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  methods: readonly string[],
): ErrorCode | null {
  if (!methods.includes(method)) return 'METHOD_NOT_ALLOWED'
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'UNSUPPORTED_CONTENT_TYPE'
  if (Number(headers['content-length'] ?? 0) > bodyLimitOf(url)) return 'BODY_TOO_LARGE'
  return null
}

/** A form of ours has some hundred fields at most; a hundred thousand would keep the process busy for seconds. */
const mostParts = 2000
const headOfPart = 'content-disposition'

/** Ends the connection of a body that says nothing of its length and goes on for ever, and of a form of far too many fields. */
export function limitBody(request: IncomingMessage): void {
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '')
  if (!isForm && request.headers['transfer-encoding'] === undefined) return
  const { push } = request
  const limit = bodyLimitOf(request.url)
  const countParts = isForm ? partCounter() : () => 0
  let bytes = 0
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    const read = chunk instanceof Uint8Array ? chunk : new Uint8Array()
    bytes += read.length
    if (bytes <= limit && countParts(read) <= mostParts) return push.call(request, chunk, encoding)
    request.destroy()
    return false
  }
}

/** Counts the parts of a form as it comes, each by the head that no part goes without. */
function partCounter(): (chunk: Uint8Array) => number {
  const heads = new RegExp(headOfPart, 'gi')
  let parts = 0
  let before = ''
  return (chunk) => {
    const text = before + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1')
    parts += text.match(heads)?.length ?? 0
    // A head may be torn in two.
    before = text.slice(1 - headOfPart.length)
    return parts
  }
}
