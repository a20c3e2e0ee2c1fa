import { addressIn } from '@/lib/core/i18n/routing'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { breakableDatabase } from '../support/breakable-database'
import { signedInCustomer } from '../support/customers'
import { cookieOf } from '../support/fetch-as'
import { textsOf } from '../support/texts'

test('without its database the site says so, and every refusal keeps its form', async () => {
  const database = await breakableDatabase(siteUrlOf(process.env.E2E_DATABASE_URL ?? ''))
  const server = await startAnotherServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    expect((await fetch(`${server.url}/api/uploads`)).status).toBe(200)
    database.cut()
    for (const path of ['/health', '/health/ready']) {
      const health = await fetch(`${server.url}/api${path}`)
      expect(health.status).toBe(503)
      expect(await health.json()).toEqual({ status: 'unavailable', database: 'unreachable' })
    }
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
    for (const path of ['/uploads', '/uploads/Ones', '/uploads/type/suv', '/uploads/price/3k']) {
      const answer = await fetch(`${server.url}/api${path}`)
      expect(answer.status, path).toBe(500)
      expect(answer.headers.get('x-request-id'), path).toMatch(/\w{8}/)
      expect(await answer.json(), path).toMatchObject({ code: 'UNEXPECTED' })
    }
    // What needs no database is answered as ever.
    expect((await fetch(`${server.url}/api/profile`)).status).toBe(401)
    expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200)
    // A page says it without a script, and in its language.
    for (const [locale, href, init] of [
      ['en', '/OneDayVehicles?seats=9', {}],
      ['am', '/OneDayVehiclesBook?id=01a22d43-475d-76c4-b434-c62db888c2e5', {}],
      ['om', '/VehiclesTypes?type=suv', { headers: { cookie: 'flash=x' } }],
      ['am', '/Pricing?price=5k', { method: 'POST', body: new URLSearchParams({ date: 'x' }) }],
    ] as const) {
      const words = textsOf(locale)
      const address = addressIn(locale, href)
      const answer = await fetch(server.url + address, init)
      expect(answer.status, address).toBe(500)
      const html = await answer.text()
      expect(html, address).toContain(`lang="${locale}"`)
      expect(html, address).toContain(`<h1 class="text-3xl text-ink">${words('ErrorScreen.title')}</h1>`)
      expect(html, address).toContain(words('ErrorScreen.text'))
      const [before = '', after = ''] = words('ErrorScreen.reference', { id: '|' }).split('|')
      expect(html, address).toMatch(new RegExp(`>${before}\\d+${after}<`))
      expect(html.includes(`href="${address.replaceAll('&', '&amp;')}"`), address).toBe(!('method' in init))
      const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
      expect((await fetch(server.url + styles)).headers.get('content-type'), address).toContain('text/css')
    }
  } finally {
    await server.stop()
  }
})

test('while its database is frozen the site says so long before it gives up what waits for it', async ({
  playwright,
}) => {
  const database = await breakableDatabase(siteUrlOf(process.env.E2E_DATABASE_URL ?? ''))
  const server = await startAnotherServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    const person = await signedInCustomer(playwright, server.url)
    const cookie = await cookieOf(person)
    await person.dispose()
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
    database.freeze()
    const answered: string[] = []
    // In a browser that is signed in, too: its session is not looked for first.
    const ask = async (path: string) => {
      const { status } = await fetch(`${server.url}${path}`, { headers: { cookie } })
      answered.push(path)
      return status
    }
    const waiting = Promise.all([ask('/api/vehicles'), ask('/api/vehicles?q=corolla')])
    expect(await ask('/api/health/ready')).toBe(503)
    expect(await ask('/api/health')).toBe(503)
    expect(await ask('/api/health/live')).toBe(200)
    expect(answered).toEqual(['/api/health/ready', '/api/health', '/api/health/live'])
    // Nobody waits for ever.
    expect(await waiting).toEqual([500, 500])
  } finally {
    database.cut()
    await server.stop()
  }
})
