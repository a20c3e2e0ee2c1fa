import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/api-test'
import { startAnotherServer } from '../support/another-server'
import { cookieOf } from '../support/fetch-as'
import { makeCustomer, siteDatabase } from '../support/site-database'

// In one worker, which starts the second process once.
test.describe.configure({ mode: 'default' })

/** What a copied cookie is answered by both processes. */
async function answersTo(copy: string, urls: readonly (string | undefined)[]): Promise<number[]> {
  const ask = (url: string | undefined) =>
    fetch(`${url}/api/profile`, { headers: { cookie: copy } }).then(({ status }) => status)
  return Promise.all(urls.map(ask))
}

async function signInAndCopy(request: APIRequestContext) {
  const customer = await makeCustomer()
  const { email, password } = customer
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
  return { customer, copy: await cookieOf(request) }
}

test('a copied cookie is worth nothing after signing out, on every process', async ({
  request,
  baseURL,
  second,
}) => {
  const { copy } = await signInAndCopy(request)
  expect(await answersTo(copy, [baseURL, second.url])).toEqual([200, 200])
  expect((await request.post('/api/logout')).status()).toBe(200)
  expect(await answersTo(copy, [baseURL, second.url])).toEqual([401, 401])
})

test('a second sign-in in the same browser ends the first', async ({ request, baseURL, second }) => {
  const { copy, customer } = await signInAndCopy(request)
  const { email, password } = customer
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
  expect(await answersTo(copy, [baseURL, second.url])).toEqual([401, 401])
  expect(await siteDatabase.session.count({ where: { userId: customer.id } })).toBe(1)
})

test('a session that was ended elsewhere is not revived by being used', async ({
  request,
  baseURL,
  second,
}) => {
  const { copy, customer } = await signInAndCopy(request)
  const longAgo = new Date(Date.now() - 60 * 60 * 1000)
  await siteDatabase.session.updateMany({
    where: { userId: customer.id },
    data: { lastSeenAt: longAgo },
  })
  expect(await answersTo(copy, [baseURL, second.url])).toEqual([200, 200])
  const session = await siteDatabase.session.findFirstOrThrow({ where: { userId: customer.id } })
  expect(Date.now() - session.lastSeenAt.getTime()).toBeLessThan(60_000)
  await siteDatabase.session.deleteMany({ where: { userId: customer.id } })
  expect(await answersTo(copy, [baseURL, second.url])).toEqual([401, 401])
})

test('where the site is served over https, its cookies never travel in the open', async () => {
  const address = 'https://drive.example.com'
  const secure = await startAnotherServer({ SITE_URL: address })
  try {
    const { email, password } = await makeCustomer()
    const login = await fetch(`${secure.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(login.status).toBe(200)
    const cookies = login.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
    const session = cookies.find((cookie) => cookie.startsWith('__Secure-next-auth.session-token='))
    expect(session).toMatch(/; httponly/i)
    expect(session).toMatch(/; samesite=lax/i)
    const chosen = await fetch(`${secure.url}/am/Login`, {
      headers: { cookie: 'flash=1', 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    })
    expect(chosen.headers.getSetCookie().join()).toMatch(/NEXT_LOCALE=am.*flash=/)
    for (const cookie of chosen.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i)
    const headers = { cookie: session?.split(';')[0] ?? '' }
    expect((await fetch(`${secure.url}/api/profile`, { headers })).status).toBe(200)
  } finally {
    await secure.stop()
  }
})
