import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { fillLogin } from '../support/booking-steps'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(40)

test('the address holds the search and what narrows it down, and the way back restores it', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  await page.goto(hrefOf('/OneDayVehicles', { date: day, pickupPlace: 'Bole', passengers: 3 }))
  const pill = page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: t('Search.change') })
  await expect(pill).toContainText('Bole · 3 people')
  await pill.click()
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel(t('Search.words'), { exact: true }).fill(vehicle.name.toUpperCase())
  await search.getByRole('button', { name: t('Search.submit') }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === vehicle.name.toUpperCase())
  await expect(page.getByText(t('OneDayVehicles.count.one_day', { count: 1 }), { exact: true })).toBeVisible()
  const asked = new URL(page.url()).searchParams
  expect([asked.get('date'), asked.get('pickupPlace'), asked.get('passengers')]).toEqual([day, 'Bole', '3'])

  await page.getByRole('link', { name: t('OneDayVehicles.bookNowOf', { name: vehicle.name }) }).click()
  await page.waitForURL((url) => url.pathname === '/OneDayVehiclesBook')
  expect(new URL(page.url()).searchParams.get('pickupPlace')).toBe('Bole')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(pill).toContainText(vehicle.name.toUpperCase())
})

test('a search that finds nothing names the ways out', async ({ page }) => {
  const { name } = await makeVehicle()
  await page.goto(hrefOf('/OneDayVehicles', { q: name, min: 9000 }))
  await expect(page.getByText(t('OneDayVehicles.nothingFits'))).toBeVisible()
  await page.getByRole('link', { name: t('OneDayVehicles.anyPrice') }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  // More people than any vehicle carries ask for several.
  await page.goto(hrefOf('/OneDayVehicles', { date: day, pickupPlace: 'Bole', passengers: 59 }))
  await page.getByRole('link', { name: t('OneDayVehicles.request'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/Booking')
  await expect(page.locator('[name="date"]')).toHaveValue(day)
  await expect(page.locator('#message')).toHaveValue(`Bole · ${t('Search.people', { count: 59 })}`)
})

test('a page of the list that holds only what is taken says nothing of those before it', async ({ page }) => {
  const { name } = await makeVehicle(0)
  const others = await Promise.all(Array.from({ length: 10 }, () => makeVehicle(1)))
  const where = { id: { in: others.map(({ id }) => id) } }
  await siteDatabase.vehicle.updateMany({ where, data: { name } })
  for (const [shown, cards] of [
    [1, 10],
    [2, 1],
  ] as const) {
    await page.goto(hrefOf('/OneDayVehicles', { q: name, date: day, page: shown }))
    await expect(page.getByRole('article')).toHaveCount(cards)
    await expect(page.getByText(t('OneDayVehicles.allTaken'))).toHaveCount(0)
  }
  await expect(page.getByRole('article')).toContainText(t('OneDayVehicles.soldOut'))
})

for (const locale of routing.locales) {
  test(`a Toyota is found however it is written (${locale})`, async ({ page }) => {
    for (const q of ['Toyota yaris', 'toyotaa yaariis', 'ቶዮታ ያሪስ']) {
      await page.goto(addressIn(locale, hrefOf('/OneDayVehicles', { q })))
      await expect(page.getByRole('heading', { level: 2, name: 'Toyota Yaris' }), q).toBeVisible()
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, order, filters and price bands work as a plain form and plain links', async ({ page }) => {
    const vehicle = await makeVehicle()
    await page.goto(hrefOf('/OneDayVehicles', { date: day }))
    await page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: t('Search.change') })
      .click()
    const search = page.getByRole('main').getByRole('search')
    await search.getByLabel(t('Search.words'), { exact: true }).fill(vehicle.name)
    await search.getByLabel(t('Search.maxPrice'), { exact: true }).fill('3500')
    await search.getByRole('button', { name: t('Search.submit') }).click()
    await expect(
      page.getByText(t('OneDayVehicles.count.one_day', { count: 1 }), { exact: true }).first(),
    ).toBeVisible()

    await page.goto(hrefOf('/OneDayVehicles', { date: day }))
    const sort = page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: t('OneDayVehicles.sort') })
    await sort.click()
    await page.getByRole('link', { name: t('OneDayVehicles.sorts.price-desc') }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-desc')
    const chips = page.getByRole('navigation', { name: t('OneDayVehicles.narrow') })
    const country = chips.getByRole('link', { name: t('OneDayVehicles.country') })
    const count = Number(/\d+/.exec((await country.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(3)
    await country.click()
    await page.waitForURL((url) => url.searchParams.get('road') === 'country')
    await expect(country).toHaveAttribute('aria-current', 'true')

    await page.goto(hrefOf('/OneDayVehicles', { date: day }))
    await chips.getByRole('link', { name: '7K-8K' }).click()
    await page.waitForURL((url) => url.pathname === '/Pricing' && url.searchParams.get('price') === '7k')
    await expect(page.getByRole('article').filter({ hasText: /7,000/ }).first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: /6,000|9,000/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('Pricing.back') })).toHaveAttribute('href', '/Vehicles')
  })

  test('where all that fits is taken, the nearest free days are offered, and no order', async ({ page }) => {
    const vehicle = await makeVehicle(1)
    await signIn(page, await makeCustomer())
    const booked = await page.request.post('/api/bookings', {
      data: { vehicleId: vehicle.id, date: day, destination: 'Bole', phone: '0911223344' },
    })
    expect(booked.status()).toBe(201)
    await page.goto(hrefOf('/OneDayVehicles', { q: vehicle.name, date: day }))
    await expect(page.getByText(t('OneDayVehicles.allTaken'))).toBeVisible()
    await expect(page.getByRole('article')).toContainText(t('OneDayVehicles.soldOut'))

    await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: day }))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: t('OneDayVehicle.order'), exact: true })).toHaveCount(0)
    const sold = main.getByRole('region', { name: t('OneDayVehicle.soldOut') })
    await expect(sold).toContainText(t('OneDayVehicle.nextFree'))
    await expect(sold.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`date=${dayFromToday(41)}`),
    )
  })

  test('a day that cannot be booked is said, never taken for another in silence', async ({ page }) => {
    await page.goto(hrefOf('/OneDayVehicles', { date: dayFromToday(-1) }))
    await expect(page.getByRole('main')).toContainText(t('Validation.dayOutOfRange'))
    const { id } = await makeVehicle()
    for (const address of [
      hrefOf('/OneDayVehiclesBook', { id, date: dayFromToday(400) }),
      hrefOf('/Booking', { date: dayFromToday(-1) }),
    ]) {
      await page.goto(address)
      await expect(page.getByRole('main')).toContainText(t('Validation.dayOutOfRange'))
    }
    await page.goto(hrefOf('/Booking', { date: '2026-02-30' }))
    await expect(page.getByRole('main')).toContainText(t('Validation.dayInvalid'))
    await signIn(page, await makeCustomer())
    for (const days of [
      { date: dayFromToday(400) },
      { date: dayFromToday(360), lastDate: dayFromToday(400) },
    ]) {
      await page.goto(hrefOf('/OneDayBook', { id, ...days }))
      await expect(page.getByRole('main')).toContainText(t('Validation.dayOutOfRange'))
    }
  })
})

test('a visitor who orders at a price is sent to log in and comes back to the order', async ({ page }) => {
  await page.goto(hrefOf('/Pricing', { price: '3k', date: day }))
  const order = page
    .getByRole('article')
    .getByRole('link', { name: /^Order/ })
    .first()
  const target = new URL((await order.getAttribute('href')) ?? '', 'http://localhost').searchParams.get('id')
  await order.click()
  await expect(page.getByText(t('Login.forgotLogin'))).toBeVisible()
  await fillLogin(page, t, await makeCustomer())
  await page.waitForURL((url) => url.pathname === '/OneDayBook')
  expect(new URL(page.url()).searchParams.get('id')).toBe(target)
  expect(new URL(page.url()).searchParams.get('date')).toBe(day)
})

test('prices without a band show every vehicle with the choice on top', async ({ page }) => {
  for (const address of ['/Pricing', '/Pricing?price=4k']) {
    await page.goto(address)
    const chips = page.getByRole('navigation', { name: t('OneDayVehicles.narrow') })
    await expect(chips.getByRole('link', { name: '3K-4K' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: /2,200/ }).first()).toBeVisible()
  }
})

test('results that are reached by a link begin at their top, and their search asks what they show', async ({
  page,
}) => {
  await page.goto('/Home')
  const link = page.getByRole('main').locator('a[href^="/OneDayVehicles?date="]').first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await link.click()
  await page.waitForURL((url) => url.pathname === '/OneDayVehicles')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const chips = page.getByRole('navigation', { name: t('OneDayVehicles.narrow') })
  const [min, max] = [page.locator('#min'), page.locator('#max')]
  const band = chips.getByRole('link', { name: /^3K-4K/ })
  await band.click()
  await page.waitForURL(/price=3k/)
  await expect(min).toHaveValue('3000')
  await chips.getByRole('link', { name: /^4K-5K/ }).click()
  await page.waitForURL(/min=4001/)
  await expect(max).toHaveValue('4999')
  await chips.getByRole('link', { name: /^4K-5K/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('min'))
  await expect(min).toHaveValue('')
  await expect(max).toHaveValue('')
})
