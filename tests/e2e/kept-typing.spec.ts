import type { Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { holdPlace } from '../support/held-booking'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, pressSignOut, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** Shows the page in Amharic, as whoever sees only now that it can be read in another language. */
async function readInAmharic(page: Page) {
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).first().click()
  await page.waitForURL(/\/am\//)
}

test.use({ viewport: { width: 360, height: 740 } })

const forms: { address: string; typed: Record<string, string> }[] = [
  {
    address: '/Contact',
    typed: { firstName: 'Marta', phone: '0911 77 88 99', message: 'Two lines\nof text' },
  },
  { address: '/Booking', typed: { firstName: 'Marta', item: 'pickup', destination: 'Adama' } },
  { address: '/register', typed: { firstName: 'Marta', email: 'marta@example.com' } },
]

for (const { address, typed } of forms) {
  test(`what is typed on ${address} is there in another language, and once`, async ({ page }) => {
    await page.goto(address)
    if (typed.destination) await page.locator('#outside').check()
    for (const [id, value] of Object.entries(typed)) {
      const field = page.locator(`#${id}`)
      await (id === 'item' ? field.selectOption(value) : field.fill(value))
    }
    await readInAmharic(page)
    for (const [id, value] of Object.entries(typed)) {
      await expect(page.locator(`#${id}`)).toHaveValue(value)
      await expect(page.locator(`#${id}`)).toBeVisible()
    }
    await page.goto(address)
    await expect(page.locator('#firstName')).toHaveValue('')
  })
}

test('a transfer that somebody is about to tell survives a reload and another language', async ({ page }) => {
  const { id } = await holdPlace(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  const [reference, amount] = [page.locator('#transactionId'), page.locator('#amount')]
  await reference.fill('DKM790EOTV')
  await amount.fill('3000')
  // As a phone does on the way back from the app of the bank.
  await page.reload()
  await expect(reference).toHaveValue('DKM790EOTV')
  await expect(amount).toHaveValue('3000')
  await readInAmharic(page)
  await expect(reference).toHaveValue('DKM790EOTV')
  await expect(amount).toHaveValue('3000')
})

test('nothing that was typed is left to whoever uses the tab after a sign-out', async ({ page }) => {
  const { id } = await holdPlace(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  await page.locator('#transactionId').fill('DKM790EOTV')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await kept()).toContain('DKM790EOTV')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/UserDashboard')
  await pressSignOut(page)
  await page.waitForURL((url) => url.pathname !== '/UserDashboard')
  expect(await kept()).not.toContain('DKM790EOTV')
})

test('nor is what waits for a form that led its person away', async ({ page }) => {
  const [vehicle, one, other] = await Promise.all([makeVehicle(1), makeCustomer(), makeCustomer()])
  await signIn(page, one)
  const trip = { id: vehicle.id, date: dayFromToday(14) }
  await page.goto(hrefOf('/OneDayBook', trip))
  await page.locator('#phone').fill('0911 77 88 99')
  await page.locator('#destination').fill('Bishoftu')
  await siteDatabase.vehicle.update({ where: { id: vehicle.id }, data: { quantity: 0 } })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await expect(page.getByRole('heading', { name: t('OneDayBook.soldOut.nextDays') })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/UserDashboard')
  await pressSignOut(page)
  await page.waitForURL((url) => url.pathname === '/Login')

  await signIn(page, other)
  const { id } = await makeVehicle()
  await page.goto(hrefOf('/OneDayBook', { ...trip, id }))
  await expect(page.locator('#phone')).not.toHaveValue('0911 77 88 99')
  await expect(page.locator('#destination')).toHaveValue('')
})
