import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from '../support/access/world'
import { isLongRun } from '../support/long-run'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

// A day of 60 departures in the long run.
const departures = isLongRun ? 60 : 8
const inDays = 88
const day = dayFromToday(inDays)

test(`a day of ${departures} departures is assigned by keyboard alone`, async ({ page }) => {
  test.setTimeout(60_000 + departures * 4000)
  const vehicle = await makeVehicle(departures)
  const customer = await makeCustomer()
  for (let index = 0; index < departures; index += 1) {
    await makeDriver(siteDatabase)
    await makeUnit(siteDatabase, vehicle.id)
    await createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays, status: 'successful', destination: 'Adama' },
      transactionId: `FT${randomUUID()}`,
    })
  }
  const assigned = () =>
    siteDatabase.assignment.count({
      where: { booking: { vehicleId: vehicle.id }, driverId: { not: null }, unitId: { not: null } },
    })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Dispatch', { date: day }))
  const next = page.locator('#assign-next')
  // To the first job; from there each Enter leads to the next one.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0], timeout: 20_000 })
  // A press is given again where nothing came of it, as when others took the proposed driver away.
  let presses = 0
  for (let done = 0; done < departures && presses < departures + 3; done = await assigned()) {
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    presses += 1
    await expect
      .poll(assigned, { timeout: 5000 })
      .toBeGreaterThan(done)
      .catch(() => undefined)
  }
  expect(await assigned()).toBe(departures)
  await expect(next).toHaveCount(0)
})

test('a driver is assigned without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, demoAccount('subadmin'))
  const vehicle = await makeVehicle(2)
  const unit = await makeUnit(siteDatabase, vehicle.id)
  const customer = await makeCustomer()
  const at = 89
  const trip = { vehicle, customer, inDays: at, status: 'successful' as const, destination: 'Ambo' }
  await createBooking(siteDatabase, { ...trip, transactionId: `FT${randomUUID()}` })
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(at) }))
  const jobs = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ambo' })
  await jobs
    .first()
    .getByRole('button', { name: /^Assign, / })
    .click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  await expect.poll(() => siteDatabase.assignment.count({ where: { unitId: unit.id } })).toBe(1)
  await context.close()
})
