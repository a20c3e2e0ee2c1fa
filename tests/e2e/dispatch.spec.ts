import { randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { numericDay } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from '../support/access/world'
import { makeTrips, selectIn, tripsOf } from '../support/dispatch-trips'
import { dutyKey } from '../support/duty-link'
import { tabTo } from '../support/keyboard'
import { isLongRun } from '../support/long-run'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newPhone } from '../support/own-numbers'

const t = textsOf('en')

// A day of 60 departures in the long run.
const departures = isLongRun ? 60 : 8
const inDays = 88
const day = dayFromToday(inDays)

test(`a day of ${departures} departures is assigned by keyboard alone`, async ({ page }) => {
  test.setTimeout(180_000 + departures * 4000)
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
  await tabTo(page, next)
  // A press is given again where nothing came of it, as when others took the proposed driver away.
  let presses = 0
  for (let done = 0; done < departures && presses < departures + 3; done = await assigned()) {
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    presses += 1
    await expect
      .poll(assigned)
      .toBeGreaterThan(done)
      .catch(() => undefined)
  }
  expect(await assigned()).toBe(departures)
  await expect(next).toHaveCount(0)
})

test('every trip has a proposal after one of them took the driver, and what is said is what was assigned', async ({
  page,
}) => {
  const { address } = await makeTrips(86, 3)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const [first, last] = [tripsOf(page).first(), tripsOf(page).last()]
  const taken = await selectIn(first, 'driverId').inputValue()
  // What speaks for the driver is beside the choice, which would cut it off.
  const note = first.locator('p').filter({ hasText: /days? this week$/ })
  await expect(note).toBeVisible()
  await expect(selectIn(first, 'driverId').locator('option:checked')).not.toContainText('this week')
  await selectIn(first, 'driverId').selectOption('')
  await expect(note).toHaveCount(0)
  await selectIn(first, 'driverId').selectOption(taken)
  await expect(selectIn(last, 'driverId')).toHaveValue(taken)
  await first.getByRole('button').click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  for (const name of ['driverId', 'unitId'] as const) {
    await expect(selectIn(first, name)).not.toHaveValue('')
    await expect(selectIn(last, name)).not.toHaveValue('')
  }
  await expect(selectIn(last, 'driverId')).not.toHaveValue(taken)

  await selectIn(last, 'unitId').selectOption('')
  await last.getByRole('button').click()
  await expect(page.getByText(t('Flash.driverAssigned'))).toBeVisible()
  await selectIn(last, 'driverId').selectOption('')
  await last.getByRole('button').click()
  await expect(page.getByText(t('Flash.unitAssigned'))).toBeVisible()
  await selectIn(first, 'driverId').selectOption('')
  await selectIn(first, 'unitId').selectOption('')
  await first.getByRole('button').click()
  await expect(page.getByText(t('Flash.unassigned'))).toBeVisible()
  await selectIn(first, 'driverId').selectOption('')
  await selectIn(first, 'unitId').selectOption('')
  await first.getByRole('button').click()
  await expect(first.getByRole('alert')).toHaveText(t('Validation.assignmentMissing'))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'a trip that somebody else assigned meanwhile' : 'without a script',
    () => {
      test.use({ javaScriptEnabled })

      test('keeps its driver, and the page says who it is', async ({ page }) => {
        const { vehicle, address } = await makeTrips(javaScriptEnabled ? 84 : 85, 1)
        const { id: bookingId, day: date } = await siteDatabase.booking.findFirstOrThrow({
          where: { vehicleId: vehicle.id },
        })
        const driver = await makeDriver(siteDatabase)
        await signIn(page, demoAccount('subadmin'))
        await page.goto(address)
        const trip = tripsOf(page).first()
        await siteDatabase.assignment.create({ data: { bookingId, day: date, driverId: driver.id } })
        await trip.getByRole('button').click()
        await expect(trip.getByRole('alert')).toContainText(
          `${t('Errors.ASSIGNMENT_CHANGED')} ${t('Form.assignedNow', { names: 'Dawit Alemu' })}`,
        )
        await expect(selectIn(trip, 'driverId')).toHaveValue(driver.id)
        expect(await siteDatabase.assignment.findFirst({ where: { bookingId } })).toMatchObject({
          driverId: driver.id,
          unitId: null,
        })
        await selectIn(trip, 'driverId').selectOption({ index: 2 })
        await trip.getByRole('button').click()
        await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
        await expect(trip.getByRole('alert')).toHaveCount(0)
      })
    },
  )
}

test('a trip keeps its driver who is gone while another car is noted for it', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays: -1, status: 'successful', destination: 'Adama' } as const
  const { id: bookingId } = await createBooking(siteDatabase, {
    ...{ ...facts, transactionId: `FT${randomUUID()}` },
  })
  const driver = await makeDriver(siteDatabase)
  const unit = await makeUnit(siteDatabase, vehicle.id)
  const yesterday = dayFromToday(-1)
  await siteDatabase.assignment.create({
    data: { bookingId, day: dateOfDay(yesterday), driverId: driver.id },
  })
  await siteDatabase.driver.update({ where: { id: driver.id }, data: { isActive: false } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Dispatch', { date: yesterday }))
  const trip = page.getByRole('main').getByRole('listitem').filter({ hasText: vehicle.name })
  await expect(selectIn(trip, 'driverId')).toHaveValue(driver.id)
  await selectIn(trip, 'unitId').selectOption(unit.id)
  await trip.getByRole('button').first().click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  const kept = await siteDatabase.assignment.findFirstOrThrow({ where: { bookingId } })
  expect([kept.driverId, kept.unitId]).toEqual([driver.id, unit.id])
})

test('a driver is assigned without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, demoAccount('subadmin'))
  const { vehicle, address } = await makeTrips(89, 1)
  await page.goto(address)
  await tripsOf(page)
    .first()
    .getByRole('button', { name: /^Assign, / })
    .click()
  await expect(page.getByText(t('Flash.assigned'))).toBeVisible()
  await expect
    .poll(() => siteDatabase.assignment.count({ where: { unit: { vehicleId: vehicle.id } } }))
    .toBe(1)
  await context.close()
})

test('what was booked along with a trip is there for who carries it out, its price for the office alone', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  const name = `Roof rack ${randomUUID().slice(0, 8)}`
  const texts = { textEn: name, textOm: `${name} om`, textAm: `${name} am` }
  const extra = await siteDatabase.extra.create({ data: { ...texts, amountSantim: 91_500, per: 'booking' } })
  await signIn(page, demoAccount('admin'))
  const answer = await page.request.post('/api/desk/bookings', {
    data: {
      ...{ vehicleId: vehicle.id, date: dayFromToday(0), destination: 'Bishoftu', paid: 'later' },
      ...{ extras: [extra.id], lines: [{ reason: 'Regular customer', amount: -20_000 }] },
      ...{ passengers: 3, flight: 'ET 612', rider: { name: 'Marta Bekele', phone: '0911778899' } },
      customer: { name: 'Almaz Tadesse', phone: newPhone() },
    },
  })
  expect(answer.status()).toBe(201)
  // It stays what it was called when it was booked.
  await siteDatabase.extra.delete({ where: { id: extra.id } })
  const { id } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  const { id: driverId, linkNumber } = await makeDriver(siteDatabase)
  const date = dateOfDay(dayFromToday(0))
  await siteDatabase.assignment.create({ data: { bookingId: id, day: date, driverId } })

  const cost = 'Br\u00a0915'
  for (const address of [
    hrefOf('/EditBookStatus', { id }),
    hrefOf('/AllBookStatus', { q: vehicle.name, open: id }),
  ]) {
    await page.goto(address)
    const main = page.getByRole('main')
    for (const text of [name, cost, 'Regular customer', 'Marta Bekele', 'ET 612']) {
      await expect(main.getByText(text).first()).toBeVisible()
    }
    await expect(main.getByText(t('YourBooking.passengers'), { exact: true })).toBeVisible()
  }
  // Beside the list each number is called by whose it is.
  await expect(page.getByRole('link', { name: /^Marta Bekele, / })).toHaveAttribute('href', /911778899$/)
  for (const address of [
    hrefOf('/Dispatch', { date: dayFromToday(0) }),
    hrefOf('/Dispatch', { date: dayFromToday(0), view: 'sheet' }),
    hrefOf('/Duty', { key: dutyKey({ driverId, linkNumber }) }),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await expect(page.getByText(cost)).toHaveCount(0)
  }
})

test('a trip over midnight says when it ends, and a vehicle without a plate leads to adding one', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  await signIn(page, demoAccount('subadmin'))
  const answer = await page.request.post('/api/desk/bookings', {
    data: {
      ...{ vehicleId: vehicle.id, date: dayFromToday(90), lastDate: dayFromToday(91), destination: 'Adama' },
      ...{ pickupTime: '22:00', returnTime: '02:00', paid: 'later', passengers: 3 },
      customer: { name: 'Almaz Tadesse', phone: newPhone() },
    },
  })
  expect(answer.status()).toBe(201)
  const trip = page.getByRole('main').getByRole('listitem').filter({ hasText: vehicle.name })
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(90) }))
  await expect(trip.getByText('22:00', { exact: true })).toBeVisible()
  await expect(trip).toContainText(`Adama (until ${numericDay(dayFromToday(91))}, 02:00)`)
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(91) }))
  await expect(trip.getByText('until 02:00', { exact: true })).toBeVisible()
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(91), view: 'sheet' }))
  const row = page.getByRole('row').filter({ hasText: vehicle.name })
  await expect(row).toContainText(`${t('Dispatch.pending')} · Adama (until 02:00)`)
  await expect(row).toContainText(t('Dispatch.rider', { name: 'Almaz Tadesse', count: 3 }))

  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(91) }))
  await trip.getByRole('link', { name: t('Dispatch.addUnit') }).click()
  await expect(page.locator('select#vehicleId')).toHaveValue(vehicle.id)

  const { id } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(page.getByRole('link', { name: t('YourBooking.back') })).toHaveCount(0)
  await page.getByRole('link', { name: t('Office.back'), exact: true }).click()
  await page.waitForURL(/SubBookStatus/)

  const days = { day: dateOfDay(dayFromToday(1)), lastDay: dateOfDay(dayFromToday(2)) }
  await siteDatabase.booking.update({ where: { id }, data: days })
  await page.goto(hrefOf('/SubAdmin', { show: 'tomorrow' }))
  await expect(trip.first()).toContainText(`until ${numericDay(dayFromToday(2))}, 02:00`)
})
