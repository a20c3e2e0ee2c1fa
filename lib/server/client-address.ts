import 'server-only'
import { headers } from 'next/headers'
import { env, isLoopback } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import diagnostics from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** The address of whoever sent this request, for counting only; honours TRUST_PROXY (docs/decisions/rate-limits.md). */
export async function clientAddress(): Promise<string> {
  return addressOf((await headers()).get('x-forwarded-for'), env().TRUST_PROXY)
}

/**
 * The address that a chain of hops names. The last entry is the other end of our own connection, written by
 * `appendPeerAddress`; each trusted proxy has written the one before it, and nothing further left is believed.
 */
export function addressOf(forwardedFor: string | null, trustedProxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const hop = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? ''
  return counted(hop)
}

/** One name per household: a version 6 address counts by its network of 64 bits, of which one person has billions. */
function counted(hop: string): string {
  const address = hop.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!isIPv6(address)) return address || 'unknown'
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const left = groups(head)
  const right = groups(tail)
  const full = [...left, ...Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0'), ...right]
  const network = full.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Whether a request came by way of another machine: through a proxy or a tunnel, or for another name than this machine's.
 * A proxy can hide itself, but a local browser never looks forwarded.
 */
export async function isForwarded(): Promise<boolean> {
  const sent = await headers()
  const hops = (sent.get('x-forwarded-for') ?? '').split(',')
  if (hops.length > 1 || sent.has('forwarded') || sent.has('via')) return true
  const host = `http://${sent.get('host') ?? ''}`
  return !URL.canParse(host) || !isLoopback(new URL(host).hostname)
}

const requestStarts = 'http.server.request.start'
const shared: typeof globalThis & { entotoNotesPeers?: boolean } = globalThis

/** By this Next's own requests are known, which repeat the head of the one that they answer; nobody else learns the value. */
const notedHeader = 'x-peer-noted'
const notedHere = randomBytes(16).toString('base64url')

let hasWarned = false

/** A proxy that is not counted makes everybody one address: said once, because it would be said with every request. */
function warnOfProxy(): void {
  if (hasWarned || env().TRUST_PROXY > 0) return
  hasWarned = true
  logger.warn(
    'TRUST_PROXY: 0, but requests arrive with X-Forwarded-For → set it to the number of proxies in front',
  )
}

function notePeer(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  const { request } = message
  if (!(request instanceof IncomingMessage)) return
  if (request.headers[notedHeader] === notedHere) return
  request.headers[notedHeader] = notedHere
  const before = request.headers['x-forwarded-for']
  const peer = request.socket.remoteAddress ?? 'unknown'
  if (before) warnOfProxy()
  request.headers['x-forwarded-for'] = before ? `${String(before)}, ${peer}` : peer
}

/**
 * From now on each request of this process carries the other end of its connection as the last hop of
 * `X-Forwarded-For`. The framework keeps that header as a client sent it, so without this a client could name itself. What Next
 * asks this process itself, for the page that a form leads to or an action of another page, is asked for whoever is noted already.
 */
export function appendPeerAddress(): void {
  // A reload in development must not note every peer twice.
  if (shared.entotoNotesPeers) return
  shared.entotoNotesPeers = true
  diagnostics.subscribe(requestStarts, notePeer)
}
