import { randomUUID } from 'node:crypto'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { keyOfBooking } from '../support/duty-link'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

async function confirmedBooking(trip: { inDays: number; days?: number } = { inDays: 41 }) {
  const customer = await makeCustomer()
  const { id } = await createBooking(siteDatabase, {
    ...{ vehicle: await makeVehicle(), customer, ...trip, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  return { customer, id }
}

test('a confirmed booking says how it is canceled and what comes back then', async ({ page }) => {
  const { customer, id } = await confirmedBooking()
  await signIn(page, customer)
  await page.goto(hrefOf('/YourBooking', { id }))
  const ways = page.getByRole('region', { name: t('YourBooking.actions') })
  await expect(ways).toContainText(t('Mails.booking.rule.confirmed'))
  await expect(ways.locator('a[href^="tel:+"]')).toBeVisible()
})

test('a trip that is under way says nothing of canceling it', async ({ page }) => {
  const { customer, id } = await confirmedBooking({ inDays: -1, days: 3 })
  await signIn(page, customer)
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(page.getByText(/^(Your trip lasts|You have the vehicle) until/)).toBeVisible()
  await expect(page.getByText(t('Mails.booking.rule.confirmed'))).toHaveCount(0)
})

test('whoever opens a canceled booking by its link reads what comes back', async ({ page }) => {
  const { id } = await confirmedBooking()
  await signIn(page, demoAccount('admin'))
  const { totalSantim } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  const answer = await page.request.patch(`/api/bookings/${id}`, {
    data: { status: 'canceled', reason: 'unavailable' },
  })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
  await page.goto(`/YourBooking?key=${keyOfBooking(id)}`)
  const amount = formatBirr(Number(totalSantim) / 100, 'en')
  await expect(page.getByRole('note')).toContainText(`We return everything that was paid: ${amount}`)
  await expect(page.getByText(t('YourBooking.toRefund'))).toBeVisible()
})
