import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const date = dayFromToday(28)

const bookingsOf = (vehicleId: string) =>
  siteDatabase.booking.findMany({ where: { vehicleId }, select: { totalSantim: true } })

/** Sends a form of staff after the price that it shows has changed: first nothing is done, then it is at the new price. */
async function sendsTwice(page: Page, vehicle: { id: string }, submit: string): Promise<void> {
  await siteDatabase.vehicle.update({ where: { id: vehicle.id }, data: { dayPrice: 4200 } })
  const send = page.getByRole('main').getByRole('button', { name: submit, exact: true })
  await send.click()
  const asked = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('Desk.priceChanged') })
  await expect(asked.getByRole('row', { name: /^Total/ })).toContainText(formatBirr(4200, 'en'))
  expect(await bookingsOf(vehicle.id)).toEqual([])
  await send.click()
  await expect.poll(() => bookingsOf(vehicle.id)).toEqual([{ totalSantim: 420_000n }])
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('the desk books at a price that changed only after it has seen it', async ({ page }) => {
      const vehicle = await makeVehicle()
      await signIn(page, demoAccount('subadmin'))
      const query = { phone: newPhone(), date, vehicleId: vehicle.id, q: vehicle.name }
      await page.goto(hrefOf('/NewBooking', query))
      await page.locator('#name').fill('Almaz Tadesse')
      await page.locator('#destination').fill('Bishoftu')
      await sendsTwice(page, vehicle, t('Desk.submit'))
      await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
      const [payment] = await siteDatabase.payment.findMany({ where: { booking: { vehicleId: vehicle.id } } })
      expect(payment?.amountSantim).toBe(420_000n)
    })

    test('an offer is made at a price that changed only after staff have seen it', async ({ page }) => {
      const vehicle = await makeVehicle()
      const { id } = await siteDatabase.travelBooking.create({
        data: {
          firstName: 'Marta',
          phone: newPhone(),
          item: 'suv',
          day: dateOfDay(date),
          destination: 'Adama',
        },
      })
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/EditBookingDb', { id, date, vehicleId: vehicle.id, q: vehicle.name }))
      await sendsTwice(page, vehicle, t('Offers.submit'))
      await expect(page.getByText(t('Flash.offerMade'))).toBeVisible()
    })
  })
}
