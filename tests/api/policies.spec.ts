import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { hrefOf } from '@/lib/routes/routes'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { demoAccount, makeVehicle } from '../support/site-database'

/** Documents of every kind: kept and made for one person, of an error, of the API, and those shown in a frame. */
async function framesOf() {
  const { id } = await makeVehicle()
  const publicPages = [
    '/Home',
    '/am/Home',
    '/Login',
    hrefOf('/OneDayVehiclesBook', { id }),
    '/Nowhere',
    '/v1.2',
    '/chat.html',
  ]
  return [...publicPages, '/api/docs', '/UserProfile', '/UserBookStatus']
}

/** What HTTP Observatory scores, by header: what has to be said, or what must not be. */
const scored: Record<string, RegExp | undefined> = {
  'content-security-policy': /^default-src 'self'|^default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  'strict-transport-security': /^max-age=(?:3153\d{4}|[4-9]\d{7}|\d{9,})/,
  'cross-origin-opener-policy': /^same-origin$/,
  'access-control-allow-origin': undefined,
  'x-powered-by': undefined,
  server: undefined,
}

test('no policy of any frame has a weakness that the CSP evaluator knows', async ({ request }) => {
  expect((await request.post('/api/login', { data: demoAccount('user') })).status()).toBe(200)
  for (const frame of await framesOf()) {
    const policy = (await request.get(frame)).headers()['content-security-policy'] ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
    expect(findings, `${frame}: ${policy}`).toEqual([])
  }
})

test('the evaluator sees a policy that allows too much', () => {
  const policy = new CspParser("script-src 'self' 'unsafe-inline' https:").csp
  const severities = new CspEvaluator(policy).evaluate().map(({ severity }) => severity)
  expect(severities).toContain(Severity.HIGH)
})

test('every frame of a site under https says what HTTP Observatory asks for', async ({ playwright }) => {
  const server = await startAnotherServer({
    SITE_URL: 'https://drive.example',
    CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  })
  const site = await playwright.request.newContext({ baseURL: server.url })
  try {
    for (const frame of await framesOf()) {
      const answer = await site.get(frame)
      const headers = answer.headers()
      for (const [name, wanted] of Object.entries(scored)) {
        if (wanted) expect(headers[name] ?? '', `${frame}: ${name}`).toMatch(wanted)
        else expect(headers[name], `${frame}: ${name}`).toBeUndefined()
      }
      const policy = headers['content-security-policy'] ?? ''
      expect(policy, frame).toMatch(/frame-ancestors '(?:none|self)'/)
      for (const cookie of answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')) {
        expect(cookie.value, frame).toMatch(/; secure/i)
        expect(cookie.value, frame).toMatch(/; samesite=(?:lax|strict)/i)
      }
    }
  } finally {
    await site.dispose()
    await server.stop()
  }
})
