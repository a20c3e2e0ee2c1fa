import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { fillTrip, unfold } from '../support/booking-steps'
import { makeOfferedExtra } from '../support/offered-extra'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
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

test('an extra that ends while the form is filled in is left out, and the price without it is shown first', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  const extra = await makeOfferedExtra(vehicle.id, {
    ...{ textEn: 'Ski rack', textOm: 'Baattuu', textAm: 'መሸከሚያ' },
    amountSantim: 50_000,
    per: 'booking',
  })
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date }))
  await fillTrip(page, t, { day: date })
  await unfold(page, t('OneDayBook.more'))
  await page.getByRole('checkbox', { name: 'Ski rack' }).check()
  const price = page.getByRole('region', { name: t('OneDayBook.price') })
  await expect(price.getByRole('row', { name: /^Total/ })).toContainText(formatBirr(4000, 'en'))
  await siteDatabase.extra.delete({ where: { id: extra.id } })
  await expect(async () => {
    const query = new URLSearchParams({ vehicleId: vehicle.id, date, extras: extra.id })
    expect((await page.request.get(`/api/quote?${query}`)).status()).toBe(400)
  }).toPass()
  const send = page.getByRole('button', { name: t('OneDayBook.submit') })
  await send.click()
  await expect(page.getByText(t('Flash.priceChanged'))).toBeVisible()
  await expect(price.getByRole('row', { name: /^Total/ })).toContainText(formatBirr(3500, 'en'))
  await expect(page.getByRole('checkbox', { name: 'Ski rack' })).toHaveCount(0)
  await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
  expect(await bookingsOf(vehicle.id)).toEqual([])
  await send.click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  expect(await bookingsOf(vehicle.id)).toEqual([{ totalSantim: 350_000n }])
})
