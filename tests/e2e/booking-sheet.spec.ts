import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { formatCode, formatFullMoment } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { holdPlace } from '../support/held-booking'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** A held place whose customer is signed in on the page, and the address of its sheet. */
async function hold(page: Page) {
  const held = await holdPlace(page)
  return { ...held, sheet: hrefOf('/Confirmation', { id: held.id }) }
}

test('the sheet of a booking says that it is held and not paid, and how much is open', async ({ page }) => {
  const { id, holdUntil, sheet } = await hold(page)
  await page.goto(sheet)
  const moment = formatFullMoment(holdUntil, 'en')
  await expect(page.getByText(t('Confirmation.lead.held', { moment }))).toBeVisible()
  const claim = { transactionId: 'DKS790EOTV', amount: 100_000 }
  expect((await page.request.post(`/api/bookings/${id}/payments`, { data: claim })).status()).toBe(201)
  await page.goto(sheet)
  await expect(page.getByText(t('Confirmation.lead.part', { amount: 'Br\u00a02,500' }))).toBeVisible()
})

test('the lines of a message stay lines', async ({ page }) => {
  const { id } = await hold(page)
  const message = 'Two large bags\nA child seat for a girl of three'
  await siteDatabase.booking.update({ where: { id }, data: { message } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const shown = page.getByText('A child seat for a girl of three')
  await expect.poll(() => shown.innerText()).toBe(message)
})

test('the print of a booking is its sheet alone', async ({ page }) => {
  const { sheet, customer } = await hold(page)
  // The reminder of an address that is not confirmed is no part of the sheet.
  await siteDatabase.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
  await page.goto(sheet)
  await expect(page.getByText(t('ConfirmEmail.bannerTitle'))).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  for (const role of ['banner', 'navigation', 'button', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page.getByText(t('ConfirmEmail.bannerTitle'))).toBeHidden()
})

test('the print of a booking that is held says how it is paid, and shows no clock and no button', async ({
  page,
}) => {
  const { id } = await hold(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(page.getByRole('timer')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const fact of ['1000 0000 00000', t('YourBooking.purpose')]) {
    await expect(page.getByText(fact)).toBeVisible()
  }
  for (const role of ['timer', 'button', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})

test('staff print the sheet of who has no account, whose code leads to the link of the booking', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  await signIn(page, demoAccount('admin'))
  const answer = await page.request.post('/api/desk/bookings', {
    data: {
      ...{ vehicleId: vehicle.id, date: dayFromToday(9), destination: 'Bishoftu', paid: 'cash' },
      customer: { name: 'Almaz Tadesse', phone: newPhone() },
    },
  })
  const { booking } = await answer.json()
  const record = hrefOf('/EditBookStatus', { id: String(booking._id) })
  await page.goto(record)
  await expect(page.getByText(t('BookingOffice.stands.unassigned', { driver: 'yes' }))).toBeVisible()
  const link = await page.getByRole('textbox', { name: t('Desk.linkTitle') }).inputValue()
  await page.getByRole('link', { name: t('Confirmation.open'), exact: true }).click()
  const code = page.getByRole('img', { name: t('Confirmation.code') })
  await expect(code.locator('path').last()).toHaveAttribute('d', drawn(link))
  await page.getByRole('link', { name: t('YourBooking.code', { code: formatCode(booking.code) }) }).click()
  await page.waitForURL((url) => url.pathname + url.search === record)
})

/** The dark squares of a code that leads to an address. */
function drawn(address: string): string {
  const { data } = encode(address, { ecc: 'M', border: 4 })
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}
