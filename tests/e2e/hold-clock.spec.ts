import { hrefOf } from '@/lib/routes/routes'
import { holdPlace } from '../support/held-booking'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'

test('whoever comes back from the app of a bank reads how long the place is really held', async ({
  page,
}) => {
  const { id } = await holdPlace(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^23:5\d:\d\d/)
  await page.locator('#transactionId').fill('DKM790EOTV')
  // To a phone that slept, hours are seconds.
  const holdUntil = new Date(Date.now() + 30 * 60 * 1000)
  await siteDatabase.booking.update({ where: { id }, data: { holdUntil } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(clock).toHaveText(/^00:(29|30):\d\d/)
  await expect(page.locator('#transactionId')).toHaveValue('DKM790EOTV')
})
