import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ viewport: { width: 360, height: 740 } })

/**
 * Sends what arrives and is never answered, waits until the page says that the line is slow, where it is seen, and loads it again
 * as it proposes, on a line that is mended.
 */
async function sendWithoutAnswer(page: Page, send: Locator, once: 'yes' | 'no'): Promise<void> {
  let arrived = 0
  const lose = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    arrived += 1
  }
  const notice = page.getByRole('status').filter({ hasText: t('SlowSending.text', { once }) })
  await page.clock.install()
  await page.route('**', lose)
  await send.click()
  await expect.poll(() => arrived).toBe(1)
  await page.clock.fastForward('00:08')
  await expect(notice).toBeInViewport()
  await notice.getByRole('button', { name: t('SendingFailed.reload') }).click()
  await page.waitForLoadState()
  await page.unroute('**', lose)
}

test('a reservation that was sent without an answer is there after a reload, and made once', async ({
  page,
}) => {
  const vehicle = await makeVehicle(2)
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(15) }))
  const reserve = page.getByRole('button', { name: t('OneDayBook.submit'), exact: true })
  await page.getByLabel(t('OneDayBook.phone'), { exact: true }).fill('0911 23 45 67')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  await sendWithoutAnswer(page, reserve, 'yes')
  await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
  const made = await siteDatabase.booking.findMany({ where: { vehicleId: vehicle.id } })
  expect(made).toHaveLength(1)
  await expect(page.getByText(/^You have already booked this vehicle on these days/)).toBeVisible()
  await reserve.click()
  await page.waitForURL((url) => url.searchParams.get('id') === made[0]?.id)
  expect(await siteDatabase.booking.count({ where: { vehicleId: vehicle.id } })).toBe(1)
  // The next one is another request.
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(15) }))
  await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('')
  await page.getByLabel(t('OneDayBook.phone'), { exact: true }).fill('0911 23 45 67')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  await reserve.click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  expect(await siteDatabase.booking.count({ where: { vehicleId: vehicle.id } })).toBe(2)
})

test('a message that was sent without an answer is there after a reload, and reaches the office once', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  const typed = { firstName: 'Marta', email, phone: '0911 77 88 99', message: 'Two lines\nof text' }
  await page.goto('/Contact')
  for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
  const send = page.getByRole('main').getByRole('button', { name: t('ContactForm.submit'), exact: true })
  await sendWithoutAnswer(page, send, 'no')
  for (const [id, value] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(value)
  await send.click()
  await expect(page.getByText(t('Flash.contactSent'))).toBeVisible()
  await expect(page.locator('#message')).toHaveValue('')
  expect(await siteDatabase.contactMessage.count({ where: { email } })).toBe(1)
})

test.describe('on a line that breaks for a moment', () => {
  test.use({ expectedConsole: /api\/quote/ })

  test('a price that did not come is asked for again', async ({ page }) => {
    const vehicle = await makeVehicle()
    await signIn(page, await makeCustomer())
    const day = dayFromToday(16)
    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
    await page.clock.install()
    let failures = 0
    await page.route('**/api/quote?*', (route) => (failures++ === 0 ? route.abort() : route.fallback()))
    await page.locator('#lastDate').fill(dayFromToday(17))
    const failed = page.getByText(t('OneDayBook.priceFailed'))
    await expect(failed).toBeVisible()
    await page.clock.fastForward('00:05')
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('region', { name: t('OneDayBook.price') })).toContainText('Br\u00a07,000')
  })
})
