import 'server-only'
import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import tls from 'node:tls'

type ReceiptAnswer = { outcome: 'body'; body: Buffer } | { outcome: 'nothing' } | { outcome: 'later' }

/** By host and port, the SHA-256 of the public keys (SPKI, base64) that alone are believed there. */
type ReceiptPins = Readonly<Record<string, readonly string[]>>

const patienceMs = 10_000
const maxBytes = 512 * 1024

/**
 * Asks a bank for a receipt. The address is one that was built from a setting and a reference; it is followed nowhere
 * else, read for at most 10 seconds and 512 kB. Where a key is pinned for the host, another one is not even asked, and
 * who signed the certificate does not matter. `nothing` when the bank has no such receipt or sends something else,
 * `later` when it could not be asked.
 */
export async function fetchReceipt(address: string, pins: ReceiptPins = {}): Promise<ReceiptAnswer> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const url = new URL(address)
    const expected = pins[hostAndPort(url)]
    const socket = expected && (await connectPinned(url, expected, signal))
    const answer = await ask(url, {
      signal,
      ...(socket ? { createConnection: () => socket } : { agent: false }),
    })
    const status = answer.statusCode ?? 0
    if (status >= 500 || status === 429) return drop(answer, 'later')
    // Nothing was said to be understood but plain bytes.
    if (status !== 200 || answer.headers['content-encoding']) return drop(answer, 'nothing')
    const body = await readUpTo(answer, maxBytes)
    return body === null ? drop(answer, 'nothing') : { outcome: 'body', body }
  } catch {
    // Not reachable, too slow, or another key than the pinned one: nothing that was said is believed.
    return { outcome: 'later' }
  }
}

const hostAndPort = ({ hostname, port }: URL) => `${hostname}:${port || '443'}`

function drop(answer: http.IncomingMessage, outcome: 'nothing' | 'later'): ReceiptAnswer {
  answer.destroy()
  return { outcome }
}

/** A connection to a server that holds one of the pinned keys; nothing is sent before that is known. */
function connectPinned(url: URL, pins: readonly string[], signal: AbortSignal): Promise<tls.TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: url.hostname,
      port: Number(url.port || '443'),
      ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
      ALPNProtocols: ['http/1.1'],
      // Banks sign for themselves or let a chain lapse. The key decides, more strictly than any chain.
      rejectUnauthorized: false,
    })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    signal.addEventListener('abort', () => fail(new Error('too slow')), { once: true })
    socket.once('error', fail)
    socket.once('secureConnect', () => {
      const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' })
      const pin = key && createHash('sha256').update(key).digest('base64')
      if (pin && pins.includes(pin)) resolve(socket)
      else fail(new Error('another key than the pinned one'))
    })
  })
}

function ask(url: URL, options: https.RequestOptions): Promise<http.IncomingMessage> {
  const headers = { accept: 'text/html, application/json, application/pdf', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, { ...options, headers }, resolve)
      .once('error', reject)
      .end()
  })
}

async function readUpTo(answer: http.IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/**
 * The address of a transfer's receipt, built from the setting and nothing but letters and digits of the reference,
 * hyphens between them, and digits of the company's account and the customer's phone (CONTRACT section 7: a customer's
 * own link is never fetched). Null when that does not lead to the setting's host.
 */
export function receiptAddress(
  template: string,
  { reference, account, phone = '' }: { reference: string; account: string; phone?: string },
): string | null {
  if (!/^(?=.{4,40}$)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(reference)) return null
  const digits = account.replace(/\D/g, '')
  const address = template
    .replaceAll('{reference}', reference)
    .replaceAll('{account5}', digits.slice(-5))
    .replaceAll('{account8}', digits.slice(-8))
    .replaceAll('{phone}', phone.replace(/\D/g, ''))
  const asked = new URL(address)
  return asked.origin === new URL(template).origin ? asked.href : null
}
