import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createPerson } from '@/prisma/seed/people'
import { publicAddresses } from '@/tools/bench/public-addresses'
import { expect, test } from '../support/api-test'
import { openCachingProxy } from '../support/caching-proxy'
import { openOwnDatabase } from '../support/own-database-site'
import { demoAccount, makeVehicle, siteDatabase } from '../support/site-database'

type Proxy = Awaited<ReturnType<typeof openCachingProxy>>
let proxy: Proxy
test.beforeEach(async ({ baseURL }) => {
  proxy = await openCachingProxy(baseURL ?? '')
})
test.afterEach(() => proxy.close())

const languages = { en: 'en', am: 'am-ET,am;q=0.9', om: 'om-ET,om;q=0.9' } as const

/** The language that somebody ends up with who asks for an address. */
async function languageOf(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await proxy.get(path, headers)
  const location = answer.headers.get('location')
  if (location) {
    const { pathname, search } = new URL(location, 'http://site')
    return languageOf(pathname + search, headers)
  }
  return /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1] ?? ''
}

const sessionOf = async (account: { email: string; password: string }, baseURL: string) => {
  const answer = await fetch(`${baseURL}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('the proxy keeps what everybody may keep', async () => {
  const first = await (await proxy.get('/theme.js')).text()
  expect(await (await proxy.get('/theme.js')).text()).toBe(first)
  expect(proxy.forwarded).toEqual(['/theme.js'])
})

test('everybody gets every public page in their own language, whoever asked before', async ({ baseURL }) => {
  const english = (await publicAddresses(baseURL ?? '')).filter(({ locale }) => locale === 'en')
  for (const { address } of english) {
    for (const wanted of ['en', 'am', 'om', 'am', 'en'] as const) {
      const language = await languageOf(address, { 'accept-language': languages[wanted] })
      expect(language, `${address} for ${wanted}`).toBe(wanted)
    }
    const cookie = { 'accept-language': 'en', cookie: 'NEXT_LOCALE=am' }
    expect(await languageOf(address, cookie), address).toBe('am')
  }
  expect(await languageOf('/home', { 'accept-language': 'en' })).toBe('en')
  expect(await languageOf('/home', { 'accept-language': languages.am })).toBe('am')
})

test('a page behind the login is kept for nobody', async ({ baseURL }) => {
  const cookie = await sessionOf(demoAccount('user'), baseURL ?? '')
  const { email } = demoAccount('user')
  for (const path of ['/UserProfile', '/am/UserProfile', '/api/profile', '/api/profile/data']) {
    const own = await proxy.get(path, { cookie })
    expect(own.status, path).toBe(200)
    expect(await own.text(), path).toContain(email)
    expect(own.headers.get('cache-control'), path).toMatch(/private|no-store/)
    const foreign = await proxy.get(path)
    expect(foreign.status, path).not.toBe(200)
    expect(await foreign.text(), path).not.toContain(email)
    // Asked twice, forwarded twice.
    await proxy.get(path, { cookie })
    expect(
      proxy.forwarded.filter((asked) => asked === path),
      path,
    ).toHaveLength(3)
  }
})

test('a page that was missing is there as soon as its record is, and gone with it', async () => {
  const { id } = await makeVehicle()
  const later = randomUUID()
  const address = hrefOf('/OneDayVehiclesBook', { id: later })
  for (const prefix of ['', '/am']) expect((await proxy.get(prefix + address)).status).toBe(404)
  await siteDatabase.vehicle.update({ where: { id }, data: { id: later } })
  for (const prefix of ['', '/am']) {
    await expect.poll(async () => (await proxy.get(prefix + address)).status).toBe(200)
  }
  await siteDatabase.vehicle.delete({ where: { id: later } })
  for (const prefix of ['', '/am']) {
    await expect.poll(async () => (await proxy.get(prefix + address)).status).toBe(404)
  }
})

test('a vehicle of another price is in the next answer of a list', async () => {
  const vehicle = await makeVehicle()
  const path = '/api/uploads/Ones?sort=newest&limit=200&min=4711&max=4711'
  const isListed = async () => JSON.stringify(await (await proxy.get(path)).json()).includes(vehicle.id)
  expect(await isListed()).toBe(false)
  await siteDatabase.vehicle.update({ where: { id: vehicle.id }, data: { dayPrice: 4711 } })
  await expect.poll(isListed).toBe(true)
})

test('a setting that was changed is on the pages of everybody', async () => {
  const own = await openOwnDatabase()
  const before = await openCachingProxy(own.url)
  try {
    const owner = { email: 'owner@example.com', password: 'Correct-horse-7' }
    await createPerson(own.database, { ...owner, role: 'admin', firstName: 'Sara', lastName: 'Alemu' })
    const phone = '+251 11 777 0099'
    const shows = async (path: string) =>
      (await (await before.get(path)).text()).replaceAll('\u00a0', ' ').includes(phone)
    for (const path of ['/Contact', '/am/Contact']) expect(await shows(path), path).toBe(false)
    const cookie = await sessionOf(owner, own.url)
    const current = await (await fetch(`${own.url}/api/settings`, { headers: { cookie } })).json()
    const changed = await fetch(`${own.url}/api/settings`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', origin: own.url },
      body: JSON.stringify({ ...current, company: { ...current.company, phone } }),
    })
    expect(changed.status, await changed.text()).toBe(200)
    for (const path of ['/Contact', '/am/Contact']) {
      await expect.poll(() => shows(path), { message: path }).toBe(true)
    }
  } finally {
    await before.close()
    await own.close()
  }
})
