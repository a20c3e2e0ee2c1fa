import { connect } from 'node:net'
import { methods } from '@/lib/server/endpoint-declaration'
import { textsOf } from '../support/texts'
import { expect, test } from '../support/api-test'

type Answer = { status: number; head: string; body: string }

/** Sends bytes as they are, and nothing more; cut off after a moment where `isCut`. Status 0: no answer at all. */
function send(baseURL: string | undefined, bytes: string, { isCut = false } = {}): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: body.join('') })
    })
    socket.write(bytes)
    if (isCut) setTimeout(() => socket.destroy(), 200)
  })
}

const request = (method: string, target: string, head: readonly string[] = [], body = '') =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...head, '', body].join('\r\n')

const targets = [
  ...['/', '/Home', '/am/Contact', '/OneDayBook', '/Admin', '/nowhere', '/api', '/api/login', '/api/uploads'],
  ...[
    '/theme.js',
    '/sitemap.xml',
    '/_next/static/x.js',
    '/files/x',
    '/og/om/Home.jpg',
    '/calendar/x.ics',
    '*',
  ],
  ...['/%ff', '/%c0%ae', '/api/%ff', '/api/uploads/%c0%ae', '/am/%ff', '/og/om/%ff.jpg', '/receipts/%ff'],
  ...['//', '/\\evil.example', 'http://evil.example/Home', '/am/index.html', '/v1.2', '/Home?%', '/Home;x=1'],
]
const boundary = 'Content-Type: multipart/form-data; boundary=x'

test('no method at any address is an error of the server', async ({ baseURL }) => {
  for (const target of targets) {
    for (const method of [...methods, 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, head } = await send(baseURL, request(method, target, ['Content-Length: 0']))
      expect(status, `${method} ${target}: ${head}`).toBeGreaterThan(0)
      expect(status, `${method} ${target}`).toBeLessThan(500)
      if (status === 405) expect(head.toLowerCase()).toContain('allow:')
    }
  }
})

test('a page is read, or sent a form, and changed by nothing else', async ({ baseURL }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await send(baseURL, request(method, '/Home', ['Content-Length: 0']))).status).toBe(405)
  }
  expect((await send(baseURL, request('POST', '/theme.js', ['Content-Length: 0']))).status).toBe(405)
  const options = await send(baseURL, request('OPTIONS', '*'))
  expect([options.status, options.head]).toEqual([204, expect.stringMatching(/allow: GET, HEAD, POST/i)])
})

test('heads that say nonsense are no error of the server', async ({ baseURL }) => {
  for (const head of [
    ['Range: bytes=5-1'],
    ['Range: bytes=99999999-'],
    ['Accept-Language: ;;q=,'],
    ['Cookie: NEXT_LOCALE=%ff; next-auth.session-token=%; flash=%'],
    ['RSC: 1', 'Next-Router-State-Tree: %ff'],
    ['Next-Action: zzz'],
    ['If-None-Match: "'],
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher'],
  ]) {
    for (const target of ['/Home', '/theme.js', '/api/uploads', '/Login']) {
      const { status } = await send(baseURL, request('GET', target, head))
      expect(status, `${target} ${head.join()}`).toBeGreaterThan(0)
      expect(status, `${target} ${head.join()}`).toBeLessThan(500)
    }
  }
})

test('a form that does not say where it comes from, or of which host, is no error of the server', async ({
  baseURL,
}) => {
  const head = [boundary, 'Content-Length: 7']
  const form = '--x--\r\n'
  const post = async (...more: string[]) =>
    (await send(baseURL, request('POST', '/Login', [...head, ...more], form))).status
  expect(await post('Origin: null')).toBe(403)
  expect(await post('Origin: null', 'Sec-Fetch-Site: cross-site')).toBe(403)
  const own = await post(`Origin: ${baseURL}`)
  expect(own).toBeLessThan(500)
  expect(await post(`Origin: ${baseURL}`, 'X-Forwarded-Host: evil.example')).toBe(own)
  expect(await post('Origin: null', 'Sec-Fetch-Site: same-origin', 'X-Forwarded-Host: evil.example')).toBe(
    own,
  )
})

test('a form that is broken or cut off is no error of the server', async ({ baseURL }) => {
  const broken = '--x\r\nContent-Disposi'
  const half = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'
  const noAction = '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_zz"\r\n\r\n\r\n--x--\r\n'
  for (const target of ['/Contact', '/api/contact', '/api/uploads', '/Login', '/api/login']) {
    for (const body of [broken, half, noAction, '']) {
      const head = [boundary, `Content-Length: ${body.length}`]
      const { status } = await send(baseURL, request('POST', target, head, body))
      expect(status, `${target} ${body}`).toBeGreaterThan(0)
      expect(status, `${target} ${body}`).toBeLessThan(500)
    }
    // The connection ends before the form does; whatever is said of it, nobody hears, and the site goes on.
    await send(baseURL, request('POST', target, [boundary, 'Content-Length: 5000'], half), { isCut: true })
  }
  expect((await send(baseURL, request('GET', '/api/health'))).status).toBe(200)
})

for (const [prefix, locale] of [
  ['', 'en'],
  ['/or', 'om'],
  ['/am', 'am'],
] as const) {
  test(`an address that names nothing says so in its language, whatever it looks like (${locale})`, async ({
    baseURL,
  }) => {
    for (const path of ['/nowhere', '/index.html', '/v1.2', '/%ff', '/.env', '/a.b/c.d']) {
      const { status, head, body } = await send(baseURL, request('GET', prefix + path, ['Accept: text/html']))
      expect(status, path).toBe(404)
      expect(body, path).toContain(textsOf(locale)('NotFound.title'))
      expect(head.toLowerCase(), path).toContain('content-security-policy:')
      expect(head.toLowerCase(), path).toMatch(/cache-control: private, no-cache/)
    }
  })
}
