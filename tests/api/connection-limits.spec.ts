import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { bodyLimitBytes } from '@/lib/server/connection-limits'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { cookieOf } from '../support/fetch-as'
import { demoAccount } from '../support/site-database'

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: Iterable<Buffer> }

/** Sends what `fetch` refuses to send. Resolves to the status, or to what ended the connection. */
function send(
  baseURL: string | undefined,
  { method = 'POST', path = '/api/login', headers = {}, body = [] }: Sent,
) {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise<{ status?: number; allow?: string; code?: unknown; ended?: string }>((resolve) => {
    const request = http.request({ hostname, port, method, path, headers, agent: false }, async (answer) => {
      const said = await text(answer)
      const json: { code?: unknown } = said.startsWith('{') ? JSON.parse(said) : {}
      resolve({ status: answer.statusCode, allow: answer.headers.allow, code: json.code })
    })
    request.on('error', (error) => resolve({ ended: error.message }))
    for (const chunk of body) request.write(chunk)
    request.end()
  })
}

test('a method that nothing here understands is refused, with those that are', async ({ baseURL }) => {
  for (const path of ['/Home', '/api/login', '/_next/static/x.js']) {
    const answer = await send(baseURL, { method: 'PROPFIND', path })
    expect(answer, path).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(answer.allow, path).toContain('GET, HEAD')
  }
})

test('a packed body is refused', async ({ baseURL }) => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' }
  expect(await send(baseURL, { headers, body: [Buffer.from('x')] })).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_CONTENT_TYPE',
  })
})

/** What is answered to a form whose head says that it is too large, before it is sent. */
function sendTooLarge(baseURL: string | undefined, path: string, more: http.OutgoingHttpHeaders = {}) {
  const headers = { 'content-length': bodyLimitBytes + 1, 'content-type': 'multipart/form-data', ...more }
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise<[number | undefined, string | undefined, string | undefined]>((resolve, reject) => {
    const request = http.request({ hostname, port, method: 'POST', path, headers, agent: false })
    request.on('response', ({ statusCode, headers: answered }) => {
      resolve([statusCode, answered.location, answered['set-cookie']?.join()])
      request.destroy()
    })
    request.on('error', reject)
    request.flushHeaders()
  })
}

test('a body that says that it is too large is refused before it is sent', async ({ baseURL }) => {
  const refused = [413, undefined, undefined]
  expect(await sendTooLarge(baseURL, '/api/login')).toEqual(refused)
  // The script of the site says it beside the form, which is still there.
  expect(await sendTooLarge(baseURL, '/Contact', { 'next-action': 'x' })).toEqual(refused)
})

test('a form that is too large leads back to its page, and never to another site', async ({ baseURL }) => {
  const cookie = expect.stringContaining('formTooLarge')
  expect(await sendTooLarge(baseURL, '/am/Contact?a=b')).toEqual([303, '/am/Contact?a=b', cookie])
  expect(await sendTooLarge(baseURL, '//elsewhere.example')).toEqual([303, '/elsewhere.example', cookie])
  expect(await sendTooLarge(baseURL, '/\\elsewhere.example')).toEqual([303, '/elsewhere.example', cookie])
})

test('a body that never ends is cut off', async ({ baseURL }) => {
  const megabyte = Buffer.alloc(1024 * 1024, 32)
  const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
  const body = Array.from({ length: 2 + bodyLimitBytes / megabyte.length }, () => megabyte)
  const answer = await send(baseURL, { headers, body })
  expect(answer.status ?? 413).toBe(413)
})

test('a form of far too many fields is cut off, before anybody waits for it', async ({
  baseURL,
  request,
}) => {
  expect((await request.post('/api/login', { data: demoAccount('user') })).status()).toBe(200)
  const headers = { cookie: await cookieOf(request), 'content-type': 'multipart/form-data; boundary=x' }
  const part = '--x\r\nContent-Disposition: form-data; name="f'
  const sendFields = (many: number) => {
    const parts = Array.from({ length: many }, (_, at) => `${part}${at}"\r\n\r\n\r\n`)
    const body = [Buffer.from(`${parts.join('')}--x--\r\n`)]
    return send(baseURL, { path: `/api/bookings/${randomUUID()}/payments`, headers, body })
  }
  expect(await sendFields(1000)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(await sendFields(100_000)).toEqual({ ended: expect.any(String) })
})

test('JSON without an end is refused after its first megabyte', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const head = 'Transfer-Encoding: chunked\r\nContent-Type: application/json'
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.on('error', () => undefined)
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')])
  socket.write(`POST /api/login HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
  let sent = 0
  while (answer === '' && sent < 500 * 1024 * 1024 && !socket.destroyed) {
    sent += chunk.length
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), sleep(50)])
    // What came is read before more is sent: a write to a connection that was closed would throw it away.
    await nextTurn()
  }
  // Its head may come by itself.
  await expect.poll(() => answer).toContain('BODY_TOO_LARGE')
  socket.destroy()
  expect(answer).toContain('HTTP/1.1 413')
  // What the socket held beyond the limit never reached the reader.
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('a head that is too large is refused', async ({ baseURL }) => {
  const answer = await send(baseURL, {
    method: 'GET',
    path: '/Home',
    headers: { 'x-long': 'x'.repeat(20_000) },
  })
  expect(answer.status).toBe(431)
})

test('a head that does not come is not waited for', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.write('GET /Home HTTP/1.1\r\nHost: localhost\r\n')
  const started = Date.now()
  expect(await text(socket)).toContain('408 Request Timeout')
  expect(Date.now() - started).toBeLessThan(30_000)
})

test('a server that stops finishes what it answers, and waits for no connection that asks nothing', async () => {
  const server = await startAnotherServer()
  const { hostname, port } = new URL(server.url)
  const open = async (said: string) => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(said)
    return socket
  }
  const silent = await open('')
  const half = await open('GET /Home HTTP/1.1\r\nHost: localhost\r\n')
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'Wrong-horse-7' })
  const head = `Host: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  const busy = await open(`POST /api/login HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 10)}`)
  const ends = Promise.all([silent, half].map((socket) => text(socket)))
  const answer = text(busy)
  // What was sent is with the server once it answers what was sent after it.
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
  const stopped = server.stop()
  expect(await ends).toEqual(['', ''])
  busy.write(body.slice(10))
  // Nobody has that address.
  expect(await answer).toContain('HTTP/1.1 404')
  await stopped
  // Nobody had to insist.
  expect(await server.ended).toBe('code 0')
})
