import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfMadeCertificate } from '@/tests/support/self-made-certificate'
import { fetchReceipt } from './fetch-receipt'

const certificate = selfMadeCertificate()
const asked: string[] = []
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/good': (response) => response.end('a receipt'),
  '/huge': (response) => response.end(Buffer.alloc(600 * 1024)),
  '/endless': (response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1)
    response.once('close', () => clearInterval(timer))
  },
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/elsewhere': (response) => response.writeHead(302, { location: '/good' }).end(),
  '/missing': (response) => response.writeHead(404).end('no such receipt'),
  '/broken': (response) => response.writeHead(503).end(),
  '/busy': (response) => response.writeHead(429).end(),
  '/gone': (response) => response.destroy(),
}
const listener: http.RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  answers[request.url ?? '']?.(response)
}
const secure = https.createServer({ cert: certificate.cert, key: certificate.key }, listener)
const plain = http.createServer(listener)

beforeAll(async () => {
  for (const server of [secure, plain]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
})
afterAll(() => {
  for (const server of [secure, plain]) {
    server.closeAllConnections()
    server.close()
  }
})

const isAddress = (address: AddressInfo | string | null) => address !== null && typeof address === 'object'
function portOf(server: http.Server): number {
  const address = server.address()
  if (!isAddress(address)) throw new Error('no port')
  return address.port
}

describe('what a bank answers', () => {
  it.each([
    ['/good', { outcome: 'body', body: Buffer.from('a receipt') }],
    ['/huge', { outcome: 'nothing' }],
    ['/endless', { outcome: 'nothing' }],
    ['/packed', { outcome: 'nothing' }],
    ['/elsewhere', { outcome: 'nothing' }],
    ['/missing', { outcome: 'nothing' }],
    ['/broken', { outcome: 'later' }],
    ['/busy', { outcome: 'later' }],
    ['/gone', { outcome: 'later' }],
  ])('at %s is %o', async (path, expected) => {
    asked.length = 0
    expect(await fetchReceipt(`http://127.0.0.1:${portOf(plain)}${path}`)).toEqual(expected)
    expect(asked).toEqual([path])
  })

  it('is to be asked later where nobody listens', async () => {
    expect(await fetchReceipt('https://127.0.0.1:1/good')).toEqual({ outcome: 'later' })
  })
})

describe('a bank whose key is pinned', () => {
  const other = selfMadeCertificate().pin
  const fetchWith = (pins: string[]) => {
    const host = `127.0.0.1:${portOf(secure)}`
    asked.length = 0
    return fetchReceipt(`https://${host}/good`, pins.length > 0 ? { [host]: pins } : {})
  }

  it.each([
    ['its key', [certificate.pin]],
    ['its key or the next one', [other, certificate.pin]],
  ])('is believed with %s, though it signed itself', async (_, pins) => {
    expect(await fetchWith(pins)).toEqual({ outcome: 'body', body: Buffer.from('a receipt') })
  })

  it.each([
    ['another key', [other]],
    ['no pin, as nobody signed it', []],
  ])('is not even asked with %s', async (_, pins) => {
    expect(await fetchWith(pins)).toEqual({ outcome: 'later' })
    expect(asked).toEqual([])
  })
})
