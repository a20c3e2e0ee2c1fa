import { randomUUID } from 'node:crypto'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('what is booked again keeps the pick-up, and the days while they are ahead', async ({ page }) => {
  const [customer, vehicle] = [await makeCustomer(), await makeVehicle()]
  const pickup = { pickupPlace: 'Bole airport', pickupTime: '08:30', passengers: 3 }
  for (const [inDays, days] of [
    [28, 3],
    [-3, 1],
  ] as const) {
    const { id } = await createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays, days, status: 'canceled', destination: 'Adama' },
      transactionId: `FT${randomUUID()}`,
    })
    await siteDatabase.booking.update({ where: { id }, data: pickup })
  }
  await signIn(page, customer)
  await page.goto('/UserBookStatus')
  const again = page.getByRole('main').locator('a.button[href^="/OneDayVehiclesBook"]')
  const hrefs = await again.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const days = { date: dayFromToday(28), lastDate: dayFromToday(30) }
  expect(hrefs.toSorted()).toEqual(
    [
      hrefOf('/OneDayVehiclesBook', { id: vehicle.id, ...days, ...pickup }),
      hrefOf('/OneDayVehiclesBook', { id: vehicle.id, ...pickup }),
    ].toSorted(),
  )
})

test('a one-day vehicle says what a day of a longer rental costs', async ({ page }) => {
  const { id } = await makeVehicle()
  await siteDatabase.vehicle.update({ where: { id }, data: { priceFrom7: 2800, priceFrom30: 2500 } })
  await page.goto(hrefOf('/OneDayVehiclesBook', { id, date: dayFromToday(60) }))
  const included = page.getByRole('region', { name: t('OneDayVehicle.includedTitle') })
  await expect(included).toContainText(t('VehicleFacts.from7', { price: formatBirr(2800, 'en') }))
  await expect(included).toContainText(t('VehicleFacts.from30', { price: formatBirr(2500, 'en') }))
})

test('the day of a request stands in its field alone, so that another can be chosen', async ({ page }) => {
  const car = await siteDatabase.vehicle.findFirstOrThrow({
    where: { kind: 'car' },
    orderBy: { createdAt: 'asc' },
  })
  await page.goto(hrefOf('/Booking', { id: car.id, date: dayFromToday(60) }))
  await expect(page.locator('[name=date]')).toHaveValue(dayFromToday(60))
  await expect(page.getByLabel(t('TravelForm.message'))).toHaveValue(car.name)
})
