import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { fillLogin } from '../support/booking-steps'
import { dayFromToday, makeCustomer, makeVehicle } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(40)

test('the list follows what is typed, the address holds it, and the way back restores it', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  await page.goto(hrefOf('/OneDayVehicles', { date: day }))
  const search = page.getByRole('main').getByRole('search')
  const text = search.getByLabel(t('OneDayVehicles.search'), { exact: true })
  await text.fill(vehicle.name.toUpperCase())
  await page.waitForURL((url) => url.searchParams.get('q') === vehicle.name.toUpperCase())
  await expect(page.getByText(t('OneDayVehicles.count', { count: 1 }))).toBeVisible()
  await expect(text).toBeFocused()
  await search.getByLabel(t('OneDayVehicles.sort'), { exact: true }).selectOption('newest')
  await page.waitForURL((url) => url.searchParams.get('sort') === 'newest')
  expect(new URL(page.url()).searchParams.get('date')).toBe(day)

  await page.getByRole('link', { name: t('OneDayVehicles.bookNowOf', { name: vehicle.name }) }).click()
  await page.waitForURL((url) => url.pathname === '/OneDayVehiclesBook')
  await page.goBack()
  await expect(text).toHaveValue(vehicle.name.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a search that finds nothing names the ways out', async ({ page }) => {
  const { name } = await makeVehicle()
  await page.goto(hrefOf('/OneDayVehicles', { q: name, min: 9000 }))
  await expect(page.getByText(t('OneDayVehicles.emptyTitle'))).toBeVisible()
  await page.getByRole('link', { name: t('OneDayVehicles.anyPrice') }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByLabel(t('OneDayVehicles.minPrice'), { exact: true })).toHaveValue('')
})

for (const locale of routing.locales) {
  test(`on a phone price limits and order open when they are wanted, and stay (${locale})`, async ({
    page,
  }) => {
    const words = textsOf(locale)
    const limit = page.getByLabel(words('OneDayVehicles.minPrice'), { exact: true })
    const line = page.getByText(words('OneDayVehicles.more'), { exact: true })
    await page.goto(addressIn(locale, '/OneDayVehicles'))
    await expect(limit).toBeVisible()
    await expect(line).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(limit).toBeHidden()
    await line.focus()
    await page.keyboard.press('Enter')
    await limit.fill('5000')
    await page.waitForURL((url) => url.searchParams.get('min') === '5000')
    await page.reload()
    await limit.fill('')
    await page.waitForURL((url) => !url.searchParams.has('min'))
    await expect(limit).toBeFocused()
  })
}

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

  test('search, order and price bands work as a plain form and plain links', async ({ page }) => {
    const vehicle = await makeVehicle()
    await page.goto('/OneDayVehicles')
    const search = page.getByRole('main').getByRole('search')
    await search.getByLabel(t('OneDayVehicles.search'), { exact: true }).fill(vehicle.name)
    await search.getByLabel(t('OneDayVehicles.maxPrice'), { exact: true }).fill('3500')
    await search.getByLabel(t('OneDayVehicles.sort'), { exact: true }).selectOption('price-desc')
    await search.getByRole('button', { name: t('OneDayVehicles.submit') }).click()
    await expect(page.getByText(t('OneDayVehicles.count', { count: 1 }))).toBeVisible()
    await expect(search.getByLabel(t('OneDayVehicles.sort'), { exact: true })).toHaveValue('price-desc')

    await page.getByRole('link', { name: t('OneDayVehicles.band', { band: '7K-8K' }) }).click()
    await page.waitForURL((url) => url.pathname === '/Pricing' && url.searchParams.get('price') === '7k')
    await expect(page.getByRole('article').filter({ hasText: /7,000/ }).first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: /8,000/ }).first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: /6,000|9,000/ })).toHaveCount(0)
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
    await expect(page.getByRole('navigation', { name: t('OneDayVehicles.priceBands') })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: /2,200/ }).first()).toBeVisible()
  }
})
