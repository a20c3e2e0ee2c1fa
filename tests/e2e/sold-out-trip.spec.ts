import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import {
  dayFromToday,
  demoAccount,
  makeCustomer,
  makePricedCar,
  makeVehicle,
  siteDatabase,
} from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test('a trip that is sold out is asked for again by every way out, for as many people', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(1), makeCustomer()])
  await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 27, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  await signIn(page, customer)
  const day = dayFromToday(26)
  const lastDate = addDays(day, 1)
  const rest = { pickupPlace: 'Hilton', pickupTime: '07:30', passengers: '12' }
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate, ...rest }))
  const asked = async (link: Locator) => {
    const to = new URL((await link.getAttribute('href')) ?? '', 'https://drive.example')
    return Object.fromEntries(to.searchParams)
  }
  const others = page.getByRole('region', { name: t('OneDayBook.soldOut.others') }).getByRole('link')
  const wayTo = (name: string) => page.getByRole('link', { name, exact: true })
  for (const link of [
    others.first(),
    wayTo(t('OneDayBook.soldOut.otherDays')),
    wayTo(t('OneDayBook.soldOut.allVehicles')),
  ]) {
    expect(await asked(link)).toMatchObject({ date: day, lastDate, ...rest })
  }
  const { id } = await asked(others.first())
  const { seats } = await siteDatabase.vehicle.findUniqueOrThrow({ where: { id: id ?? '' } })
  expect(seats).toBeGreaterThanOrEqual(12)

  const next = page.getByRole('region', { name: t('OneDayBook.soldOut.nextDays') }).getByRole('link')
  await next.first().click()
  await expect(page.locator('[name=date]')).toHaveValue(addDays(day, 2))
  for (const [name, value] of Object.entries(rest)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a vehicle that is deleted meanwhile leads to the others of its kind, for the same trip', async ({
      browser,
      page,
    }) => {
      const staff = await browser.newPage()
      await signIn(staff, demoAccount('admin'))
      await signIn(page, await makeCustomer())
      const told = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: t('OneDayVehicles.gone') })
      for (const [make, list, remove] of [
        [makeVehicle, '/OneDayVehicles', '/api/uploads/one'],
        [makePricedCar, '/VehiclesTypes', '/api/uploads'],
      ] as const) {
        const { id } = await make()
        const trip = { date: dayFromToday(26), lastDate: dayFromToday(27), pickupPlace: 'Hilton' }
        await page.goto(hrefOf('/OneDayBook', { id, ...trip }))
        await page.locator('#phone').fill('0911 77 88 99')
        await page.locator('#destination').fill('Bishoftu')
        expect((await staff.request.delete(`${remove}/${id}`)).status()).toBe(200)
        await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
        for (const again of [false, true]) {
          if (again) await page.goto(hrefOf('/OneDayBook', { id, ...trip }))
          await page.waitForURL((url) => url.pathname === list)
          await expect(told).toBeVisible()
          expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(trip)
        }
      }
      const { id } = await makeVehicle()
      await page.goto(hrefOf('/OneDayBook', { id, date: dayFromToday(26) }))
      await expect(page.locator('#destination')).toHaveValue('Bishoftu')
      await page.goto(hrefOf('/OneDayBook', { id: randomUUID() }))
      await page.waitForURL((url) => url.pathname === '/OneDayVehicles' && url.search === '')
      await staff.close()
    })
  })
}

test('whoever goes back after booking the last place is led to the booking, not told that nothing was booked', async ({
  page,
}) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(1), makeCustomer()])
  const { id, code } = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 26, status: 'pending', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(26) }))
  await expect(page.getByText(`booking ${formatCode(code)}`)).toBeVisible()
  await expect(page.getByText('Nothing was booked')).toHaveCount(0)
  await page.getByRole('link', { name: t('Bookings.open') }).click()
  await page.waitForURL((url) => url.searchParams.get('id') === id)
})
