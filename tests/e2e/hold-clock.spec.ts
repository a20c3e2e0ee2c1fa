import type { Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { failedRequests } from '../support/failed-sending'
import { holdPlace } from '../support/held-booking'
import { pictureFile } from '../support/picture-file'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

async function endInHalfAnHour(id: string): Promise<void> {
  const holdUntil = new Date(Date.now() + 30 * 60 * 1000)
  await siteDatabase.booking.update({ where: { id }, data: { holdUntil } })
}

test('whoever comes back from the app of a bank reads how long the place is really held', async ({
  page,
}) => {
  const { id } = await holdPlace(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^23:5\d:\d\d/)
  await page.locator('#transactionId').fill('DKM790EOTV')
  // To a phone that slept, hours are seconds.
  await endInHalfAnHour(id)
  await comeBack(page)
  await expect(clock).toHaveText(/^00:(29|30):\d\d/)
  await expect(page.locator('#transactionId')).toHaveValue('DKM790EOTV')
})

test.describe('on a line that is not there yet', () => {
  test.use({ expectedConsole: failedRequests })

  test('whoever comes back from the app of a bank keeps the page, the photo and what was typed', async ({
    page,
    context,
  }) => {
    const { id } = await holdPlace(page)
    await page.goto(hrefOf('/YourBooking', { id }))
    await page.locator('#transactionId').fill('DKM790EOTX')
    await page.locator('#image').setInputFiles(await pictureFile())
    await endInHalfAnHour(id)
    await context.setOffline(true)
    const asked = page.waitForEvent('requestfailed')
    await comeBack(page)
    await asked
    await context.setOffline(false)
    await comeBack(page)
    await expect(page.getByRole('timer')).toHaveText(/^00:(29|30):\d\d/)
    await expect(page.locator('#transactionId')).toHaveValue('DKM790EOTX')
    await expect(page.getByRole('img', { name: textsOf('en')('Picture.preview') })).toBeVisible()
  })
})
