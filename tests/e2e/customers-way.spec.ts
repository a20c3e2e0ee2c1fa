import type { Locator } from '@playwright/test'
import type { Day } from '@/lib/core/day'
import { formatDayInWords } from '@/lib/core/i18n/format'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { demoVehicle } from '../support/demo-records'
import { overflowOf } from '../support/page-visit'
import { dayFromToday, makeCustomer } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const phone = { width: 360, height: 740 }
/** What the bars at the top and at the bottom leave of a phone's first view. */
const lowest = phone.height - 56

/** The texts that are not shown whole. */
const cutOff = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map(({ textContent }) => textContent),
  )

for (const locale of routing.locales) {
  const t = textsOf(locale)

  test(`the search, the first vehicles and the price are in the first view of a phone (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    for (const path of ['/', '/Home'] as const) {
      await page.goto(addressIn(locale, path))
      const submit = page.getByRole('search').getByRole('button', { name: t('Search.submit') })
      const box = await submit.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(lowest)
    }

    for (const path of ['/OneDayVehicles', '/Pricing', '/VehiclesTypes'] as const) {
      await page.goto(addressIn(locale, path))
      const first = await page.getByRole('article').first().boundingBox()
      expect((first?.y ?? Infinity) + (first?.height ?? 0), path).toBeLessThanOrEqual(lowest)
    }
    await page.goto(addressIn(locale, '/OneDayVehicles'))
    const fourth = await page.getByRole('article').nth(3).boundingBox()
    expect(fourth?.y).toBeLessThan(lowest - 44)
    expect(await cutOff(page.getByRole('article').locator('.result-card-facts'))).toEqual([])

    const asked = { date: dayFromToday(20), lastDate: dayFromToday(22), pickupTime: '08:30', passengers: 3 }
    await page.goto(addressIn(locale, hrefOf('/OneDayVehicles', asked)))
    expect(await cutOff(page.locator('.search-pill > summary > span > *'))).toEqual([])

    const { id } = await demoVehicle()
    await page.goto(addressIn(locale, hrefOf('/OneDayVehiclesBook', { id, date: dayFromToday(20) })))
    const order = page.getByRole('link', { name: t('OneDayVehicle.order'), exact: true })
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar.getByRole('link')).toHaveCount(1)
    const place = await bar.boundingBox()
    expect(place?.height).toBeLessThanOrEqual(64)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(phone.height)
    await expect(order).toBeInViewport()
    await expect(page.getByRole('navigation', { name: t('Frame.quickNavigation') })).toBeHidden()

    const trip = { date: dayFromToday(20), lastDate: dayFromToday(22) }
    await page.goto(addressIn(locale, hrefOf('/OneDayVehiclesBook', { id, ...trip })))
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
    expect(await cutOff(bar.locator('p > *'))).toEqual([])
  })

  test(`text of double size fits a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone)
    const { id } = await demoVehicle()
    const ways = hrefOf('/OneDayVehiclesBook', { id })
    for (const address of [
      '/',
      '/OneDayVehicles',
      '/Pricing',
      '/Login',
      '/register',
      '/Booking',
      '/Demo',
      ways,
    ]) {
      await page.goto(addressIn(locale, address))
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await overflowOf(page), address).toEqual([])
      expect(await cutOff(page.getByRole('article').locator('h2, .result-card-facts')), address).toEqual([])
      expect(await cutOff(page.locator('.card, .button, .phone-bar-place')), address).toEqual([])
    }
  })

  test(`the search and the trips use the width of a tablet (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(addressIn(locale, '/'))
    const right = (id: string) => page.locator(id).evaluate((field) => field.getBoundingClientRect().right)
    expect(await right('#passengers')).toBeCloseTo(await right('#pickupPlace'), 0)
    const names = page.getByRole('region', { name: t('Home.tripsTitle') }).locator('b')
    for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeLessThan(40)
  })

  test(`nothing is wider than a screen of 320 px (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    const { id } = await demoVehicle()
    for (const address of [
      '/',
      '/Home',
      '/OneDayVehicles',
      '/Pricing?price=3k',
      '/VehiclesTypes',
      hrefOf('/OneDayVehiclesBook', { id }),
    ]) {
      await page.goto(addressIn(locale, address))
      expect(await overflowOf(page), address).toEqual([])
    }
    await page.goto(addressIn(locale, '/Home'))
    const date = page.getByRole('search').locator('#date')
    expect(await cutOff(date)).toEqual([])
    // The day of the year with the longest words.
    const days = Array.from({ length: 365 }, (_, ahead) => dayFromToday(ahead + 1))
    const lengthOf = (day: Day) => formatDayInWords(day, locale).length
    const [longest = ''] = days.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    await date.fill(longest)
    await date.press('Tab')
    await expect(date).not.toHaveValue(longest)
    expect(await cutOff(date)).toEqual([])
  })
}

test('the step of the way is on one line on the narrowest phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { id } = await demoVehicle()
  await signIn(page, await makeCustomer())
  for (const locale of routing.locales) {
    await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id, date: dayFromToday(25) })))
    const step = page.getByRole('banner').locator('[aria-current=step]')
    expect((await step.boundingBox())?.height, locale).toBeLessThan(30)
  }
})

test('a field that one comes to by keyboard is not under the bar that reserves', async ({ page }) => {
  await page.setViewportSize(phone)
  const { id } = await demoVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id, date: dayFromToday(25) }))
  const submit = page.getByRole('main').getByRole('button', { name: textsOf('en')('OneDayBook.submit') })
  const field = page.locator(':focus')
  await page.locator('#destination').focus()
  let passed = 0
  while (!(await submit.evaluate((button) => button === document.activeElement))) {
    const [box, bar] = await Promise.all([field.boundingBox(), submit.boundingBox()])
    expect((box?.y ?? 0) + (box?.height ?? 0), `field ${passed}`).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.keyboard.press('Tab')
    passed += 1
  }
  expect(passed).toBeGreaterThan(3)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('from the first page to the order it is three taps, and the trip comes along', async ({ page }) => {
    const t = textsOf('en')
    const date = dayFromToday(25)
    const lastDate = dayFromToday(26)
    await page.goto('/')
    const search = page.getByRole('search')
    await search.getByLabel(t('Search.date'), { exact: true }).fill(date)
    await search.getByLabel(t('Search.lastDate'), { exact: true }).fill(lastDate)
    await search.getByLabel(t('Search.pickupPlace'), { exact: true }).fill('Bole')
    await search.getByLabel(t('Search.pickupTime'), { exact: true }).selectOption('08:00')
    await search.getByLabel(t('Search.passengers'), { exact: true }).fill('3')
    await search.getByRole('button', { name: t('Search.submit') }).click()
    const trip = { date, lastDate, pickupPlace: 'Bole', pickupTime: '08:00', passengers: '3' }
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(trip)

    await page
      .getByRole('link', { name: /^Book now/ })
      .first()
      .click()
    await expect(page.locator('[data-bottom-bar]')).toContainText('2 days')
    const order = page.getByRole('link', { name: t('OneDayVehicle.order'), exact: true })
    const { pathname, searchParams } = new URL((await order.getAttribute('href')) ?? '', page.url())
    expect(pathname).toBe('/OneDayBook')
    expect(Object.fromEntries(searchParams)).toMatchObject(trip)
    const language = page.getByRole('banner').getByRole('link', { name: 'አማርኛ', includeHidden: true })
    expect(await language.first().getAttribute('href')).toContain('pickupPlace=Bole')
  })
})
