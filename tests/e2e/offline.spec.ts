import type { Page } from '@playwright/test'
import { demoAccount } from '../support/site-database'
import { openWatched, test, untilWatched } from '../support/cut-line'
import { expect, signIn } from '../support/site-test'
import { textsOf } from '../support/texts'

const en = textsOf('en')
const am = textsOf('am')

/** What the device keeps: the addresses of pages and files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('drive-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('pages last seen are read without a line, the others say how to reach us', async ({ page, line }) => {
  await page.goto('/Home')
  await untilWatched(page)
  await page.goto('/am/Services')
  await expect
    .poll(() => kept(page))
    .toEqual(
      expect.arrayContaining(['/am/Services', '/am/Offline', '/icons/icon.svg', '/drawings/empty-road.svg']),
    )

  await line.cut()
  await page.reload()
  await expect(heading(page, am('Services.title'))).toBeVisible()
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(colour, 'the page has its styles').not.toBe('rgba(0, 0, 0, 0)')
  const broken = await page
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    )
  expect(broken).toEqual([])
  await page.goto('/am/Terms')
  await expect(heading(page, am('Offline.title'))).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
})

test('a page reached by a link inside the site is kept as well', async ({ page, line }) => {
  await openWatched(page, '/Home')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en('Frame.terms') })
    .click()
  await expect(heading(page, en('Terms.title'))).toBeVisible()
  await expect.poll(() => kept(page)).toContain('/Terms')
  await line.cut()
  await page.reload()
  await expect(heading(page, en('Terms.title'))).toBeVisible()
})

test('nothing of a signed-in person is kept', async ({ page }) => {
  await openWatched(page, '/Home')
  await signIn(page, demoAccount('user'))
  for (const address of ['/UserDashboard', '/UserBookStatus', '/UserProfile', '/OneDayVehicles']) {
    await page.goto(address)
  }
  await page.evaluate(() => fetch('/api/profile').then((answer) => answer.text()))
  await expect.poll(() => kept(page)).toContain('/OneDayVehicles')
  const addresses = await kept(page)
  expect(addresses.filter((address) => /User|Dashboard|Login|\/api\/|avatar/.test(address))).toEqual([])
  const text = await page.evaluate(async () => (await (await caches.match('/OneDayVehicles'))?.text()) ?? '')
  expect(text).toContain(en('OneDayVehicles.title'))
  expect(text).not.toContain(demoAccount('user').email)
})

test('the server marks only public pages, and copies for whoever is signed in or has a message', async ({
  request,
}) => {
  const markOf = async (address: string, cookie = '') =>
    (await request.get(address, { headers: { cookie } })).headers()['x-offline-reading']
  expect(await markOf('/Home')).toBe('keep')
  expect(await markOf('/am/Offline')).toBe('keep')
  expect(await markOf('/Home', 'next-auth.session-token=any')).toBe('copy')
  expect(await markOf('/Home', 'flash=any')).toBe('copy')
  for (const address of [
    '/Login',
    '/register',
    '/ResetPassword',
    '/ConfirmEmail',
    '/Newsletter',
    '/Nowhere',
  ]) {
    expect(await markOf(address), address).toBeUndefined()
  }
})

test('caches of an older version go', async ({ page }) => {
  await page.goto('/Terms')
  await page.evaluate(() => caches.open('drive-pages-0'))
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    await navigator.serviceWorker.register('/sw.js')
  })
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('drive-pages-0')
})

test('a person can have the device forget what it keeps', async ({ page }) => {
  await openWatched(page, '/Offline')
  await expect.poll(() => kept(page)).toContain('/Offline')
  await page.getByRole('button', { name: en('Offline.forget') }).click()
  await expect(page.getByText(en('Offline.forgotten'))).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('what is drawn into the site is not asked about with every page', async ({ request }) => {
  for (const address of ['/icons/icon.svg', '/drawings/tour.svg', '/demo/fullsuv-1.webp', '/theme.js']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const seconds = Number(/^public, max-age=(\d+)$/.exec(answer.headers()['cache-control'] ?? '')?.[1])
    expect(seconds, address).toBeGreaterThanOrEqual(86_400)
  }
})
