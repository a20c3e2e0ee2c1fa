import type { Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { keyOfBooking } from '../support/duty-link'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** A booking that its customer, who is signed in on the page, sent a transfer for; `amount` in santim, of a price of Br 3,500. */
async function bookPaid(page: Page, { reference, amount }: { reference: string; amount: number }) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  await signIn(page, customer)
  const booked = await page.request.post('/api/bookings', {
    data: {
      ...{ vehicleId: vehicle.id, date: dayFromToday(14), phone: '0911234567', destination: 'Bishoftu' },
      ...{ transactionId: reference, amount },
    },
  })
  const { booking } = await booked.json()
  return String(booking._id)
}

test('whoever sent more than the price reads by how much, and that we get in touch', async ({ page }) => {
  const id = await bookPaid(page, { reference: 'DKW790EOTV', amount: 400_000 })
  for (const way of [{ id }, { key: keyOfBooking(id) }]) {
    await page.goto(hrefOf('/YourBooking', way))
    await expect(page.getByText(t('Transfers.differs.more', { by: 'Br\u00a0500' }))).toBeVisible()
  }
})

test('who comes back to pay after a refusal is told of it and why before any account', async ({ page }) => {
  const id = await bookPaid(page, { reference: 'DKT790EOTV', amount: 350_000 })
  await siteDatabase.payment.updateMany({
    where: { bookingId: id },
    data: { state: 'refused', reason: 'not-received', referenceKey: null, decidedAt: new Date() },
  })
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'We could not accept your transfer of Br\u00a03,500' })
  // By account and by the link of a mail.
  for (const way of [{ id }, { key: keyOfBooking(id) }]) {
    await page.goto(hrefOf('/YourBooking', way))
    await expect(refusal).toContainText(t('Mails.refusal.not-received'))
    await expect(refusal).toContainText("If the money left your account, don't send it again.")
  }
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill('DKV790EOTV')
  await page.getByRole('button', { name: t('YourBooking.claim') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()
  await expect(refusal).toHaveCount(0)
})
