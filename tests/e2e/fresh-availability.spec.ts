import type { Page } from '@playwright/test'
import { addDays, dateOfDay, monthAround } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { leftText } from '../support/booking-steps'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(40)

/** Leaves the tab for another one, or comes back to it. */
async function showTab(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

const setQuantity = (id: string, quantity: number) =>
  siteDatabase.vehicle.update({ where: { id }, data: { quantity } })

test('who comes back to the list sees what was booked meanwhile, and is told', async ({ page }) => {
  const vehicle = await makeVehicle(2)
  await page.goto(hrefOf('/OneDayVehicles', { q: vehicle.name, date: day }))
  const card = page.getByRole('article')
  await expect(card).toContainText(leftText(t, 2))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url())
  })

  await setQuantity(vehicle.id, 0)
  // Nobody listens before the page's scripts run.
  await expect(async () => {
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    expect(asked.length).toBeGreaterThan(0)
  }).toPass()
  await expect(card).toContainText(t('OneDayVehicles.soldOut'))
  await expect(page.getByText(t('OneDayVehicles.placesChanged'))).toHaveCount(1)
})

test('a trip that is longer than is told of at once changes only where less is left', async ({ page }) => {
  const { id: vehicleId, name } = await makeVehicle(3)
  const block = (days: number, places: number) =>
    siteDatabase.blockedPlace.create({
      data: { vehicleId, day: dateOfDay(addDays(day, days)), places },
    })
  await block(50, 1)
  const left = page.getByRole('article').filter({ hasText: name })
  const [asked, anew]: [string[], string[]] = [[], []]
  page.on('response', (response) => {
    const headers = response.request().headers()
    if (response.url().includes('/api/availability')) asked.push(response.url())
    if (headers.rsc && !headers['next-router-prefetch']) anew.push(response.url())
  })
  await page.goto(hrefOf('/OneDayVehicles', { q: name, date: day, lastDate: addDays(day, 59) }))
  await expect(left).toContainText(leftText(t, 2))
  await expect(async () => {
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    expect(asked.length).toBeGreaterThan(0)
  }).toPass()
  await block(5, 2)
  // An answer that was on its way by then, or was made before the site has heard of the block, says nothing of it.
  await expect(async () => {
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    await expect(left).toContainText(leftText(t, 1), { timeout: 1000 })
  }).toPass()
  expect(anew).toHaveLength(1)
})

for (const path of ['/OneDayVehicles', '/', '/Home'] as const) {
  test(`${path} that was left open past midnight in Addis Ababa is that of the new day`, async ({ page }) => {
    // The page was made today, and its browser takes that for yesterday.
    await page.clock.setFixedTime(new Date(Date.now() - 24 * 60 * 60 * 1000))
    // What is booked meanwhile makes a page anew as well; here nobody hears of it.
    await page.route('**/api/availability?*', () => undefined)
    await page.goto(path)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.headers().rsc && !request.headers()['next-router-prefetch']) asked.push(request.url())
    })
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    expect(asked).toEqual([])
    await page.clock.setFixedTime(new Date())
    await showTab(page, 'visible')
    await expect.poll(() => asked.length).toBe(1)
    await showTab(page, 'visible')
    expect(asked).toHaveLength(1)
  })
}

test.describe('on a bad line', () => {
  test.use({ expectedConsole: /api\/availability/ })

  test('the places of a month are asked for again, and stand in its calendar', async ({ page }) => {
    const vehicle = await makeVehicle(2)
    await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: day }))
    const chosen = page.locator('[aria-current=date]')
    await expect(chosen).toContainText('2')
    let failures = 0
    await page.route('**/api/availability?*', (route) =>
      failures++ === 0 ? route.abort() : route.fallback(),
    )
    await setQuantity(vehicle.id, 1)
    await expect(async () => {
      await showTab(page, 'visible')
      expect(failures).toBeGreaterThan(0)
    }).toPass()
    await expect(chosen).toHaveAccessibleName(/1 left/)
    await expect(page.getByText(`${leftText(t, 1)} ·`)).toBeVisible()
    expect(failures).toBeGreaterThan(1)
  })
})

test('a trip into the next month is told as sold out by a day of that one', async ({ page }) => {
  const vehicle = await makeVehicle(1)
  const date = monthAround(day).last
  await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date, lastDate: addDays(date, 2) }))
  await expect(page.getByText(`${leftText(t, 1)} ·`)).toBeVisible()
  await siteDatabase.blockedPlace.create({
    data: { vehicleId: vehicle.id, day: dateOfDay(addDays(date, 1)), places: 1 },
  })
  await expect(async () => {
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    await expect(page.getByText(`${t('OneDayVehicles.soldOut')} ·`)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('another day chosen in the form says what is left on it', async ({ page }) => {
  const vehicle = await makeVehicle(2)
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  const date = page.getByLabel(t('OneDayBook.date'), { exact: true })
  await date.fill(addDays(day, 1))
  await expect(page.getByText(t('OneDayBook.leftOnDay', { count: 2 }))).toBeVisible()
  await setQuantity(vehicle.id, 0)
  const asked = { params: { vehicleId: vehicle.id, date: addDays(day, 2) } }
  // The site hears of it from the database.
  await expect
    .poll(async () => (await (await page.request.get('/api/quote', asked)).json()).available)
    .toBe(0)
  await date.fill(addDays(day, 2))
  await expect(page.getByText(t('OneDayBook.leftOnDay', { count: 0 }))).toBeVisible()
})

test('who comes back to the form of a trip that sold out in its middle sees what is left', async ({
  page,
}) => {
  const vehicle = await makeVehicle(1)
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate: addDays(day, 2) }))
  await expect(page.getByRole('button', { name: t('OneDayBook.submit') })).toBeVisible()
  await siteDatabase.blockedPlace.create({
    data: { vehicleId: vehicle.id, day: dateOfDay(addDays(day, 1)), places: 1 },
  })
  await expect(async () => {
    await showTab(page, 'hidden')
    await showTab(page, 'visible')
    await expect(page.getByRole('heading', { name: t('OneDayBook.soldOut.nextDays') })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test('a day chosen before the scripts are there counts as well', async ({ page }) => {
  const vehicle = await makeVehicle(2)
  await signIn(page, await makeCustomer())
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/_next/static/**/*.js', (route) => held.then(() => route.continue()))
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }), { waitUntil: 'commit' })
  await page.getByLabel(t('OneDayBook.date'), { exact: true }).fill(addDays(day, 1))
  letThrough()
  await expect(page.getByText(t('OneDayBook.leftOnDay', { count: 2 }))).toBeVisible()
})

test('arrow keys go through the days of the calendar', async ({ page }) => {
  const vehicle = await makeVehicle()
  // The second of a month, so that the days around it are links as well.
  const second = addDays(monthAround(day).last, 2)
  await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: second }))
  const grid = page.getByRole('grid')
  const dayLink = (days: number) => grid.locator(`a[data-day="${addDays(second, days)}"]`)
  await expect(grid.locator('a[tabindex="0"]')).toHaveCount(1)
  await dayLink(0).focus()
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
    ['ArrowLeft', -1],
    ['ArrowLeft', -1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dayLink(days), `${key} to ${days}`).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('date') === addDays(second, -1))
})
