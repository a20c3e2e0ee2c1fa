import { randomInt, randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { makeDriver, makeUnit } from '../support/access/world'
import { makeTrips } from '../support/dispatch-trips'
import { asOnlyAdmin } from '../support/own-database-site'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn } from '../support/texts'

const jobs = 25
const drivers = 300
/** As many of them drive today. */
const trips = 40
const boardLimit = 300_000

test('the day sheet with 25 jobs, all assigned, is one page of A4 in each language', async ({ page }) => {
  const inDays = 95
  const vehicle = await makeVehicle(jobs)
  const customer = await makeCustomer()
  for (let job = 0; job < jobs; job += 1) {
    const seed = { vehicle, customer, inDays, status: 'pending', destination: 'Bishoftu, Kuriftu' } as const
    const { id, day } = await createBooking(siteDatabase, { ...seed, transactionId: `FT${randomUUID()}` })
    const hour = (after: number) => String((job + after) % 24).padStart(2, '0')
    await siteDatabase.booking.update({
      where: { id },
      data: {
        pickupPlace: 'Bole, Edna Mall',
        ...{ pickupTime: `${hour(0)}:30`, returnTime: `${hour(1)}:45` },
        riderName: 'Marta Bekele Tadesse',
        riderPhone: '+251911778899',
        passengers: 3,
      },
    })
    const { id: driverId } = await makeDriver(siteDatabase)
    const { id: unitId } = await makeUnit(siteDatabase, vehicle.id)
    const name = { firstName: 'Mekdes', lastName: 'Haile Mengistu' }
    await siteDatabase.driver.update({ where: { id: driverId }, data: name })
    const plate = `AA 3 F${randomInt(10_000, 100_000)}`
    await siteDatabase.unit.update({ where: { id: unitId }, data: { plate } })
    await siteDatabase.assignment.create({ data: { bookingId: id, day, driverId, unitId } })
  }
  await signIn(page, demoAccount('subadmin'))
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  for (const locale of ['en', 'am', 'om'] as const) {
    await page.goto(addressIn(locale, hrefOf('/Dispatch', { view: 'sheet', date: dayFromToday(inDays) })))
    await expect(page.locator('.day-sheet tbody tr')).toHaveCount(jobs)
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), locale).toHaveLength(1)
  }
})

test('the texts of its forms come with a board once, however many trips it has', async ({ page }) => {
  const count = 5
  const { address } = await makeTrips(97, count)
  await signIn(page, demoAccount('subadmin'))
  const html = await (await page.request.get(address)).text()
  expect(html.split('Ambo').length).toBeGreaterThan(count)
  expect(html.match(/DispatchForms/g)).toHaveLength(1)
})

test('a month of 300 drivers is a page of at most 300 kB, and their list shows eighteen at once', async ({
  page,
}) => {
  // On a site of its own: who is proposed for the trips of other tests must not be gone when they are assigned.
  await asOnlyAdmin(page, async ({ url, database }) => {
    const vehicle = await createOneDayVehicle(database, {
      ...{ name: 'Corolla', model: '2022', features: 'comfort', price: 3500, quantity: trips, seats: 4 },
      filename: 'one-day-01.webp',
    })
    const person = { firstName: 'Almaz', lastName: 'Tadesse', email: 'almaz@example.com' }
    const customer = await createPerson(database, { ...person, role: 'user', password: 'Correct-horse-7' })
    let id = ''
    for (let made = 0; made < drivers; made += 1) {
      id = (await makeDriver(database)).id
      if (made >= trips) continue
      const { id: bookingId, day } = await createBooking(database, {
        ...{ vehicle, customer, inDays: 0, status: 'successful', destination: 'Bishoftu' },
        transactionId: `FT${randomUUID()}`,
      })
      await database.assignment.create({ data: { bookingId, day, driverId: id } })
    }
    const month = url + hrefOf('/Dispatch', { view: 'month' })
    const bytes = (await (await page.request.get(month)).body()).length
    process.stdout.write(`  month of ${drivers} drivers: ${bytes} bytes\n`)
    expect(bytes).toBeLessThanOrEqual(boardLimit)
    // A name that breaks at each blank makes three pages of one.
    await database.driver.update({ where: { id }, data: { firstName: 'Abel', lastName: 'Tesfaye 1234' } })
    await page.goto(month)
    const name = page.getByRole('rowheader', { name: 'Abel Tesfaye 1234' })
    expect((await name.boundingBox())?.height).toBeLessThanOrEqual(46)
    // At the last driver the days are still to be read.
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader').nth(1)).toBeInViewport()
    // Of a list as many are seen as of one of bookings.
    await page.setViewportSize({ width: 1600, height: 1080 })
    await page.goto(url + hrefOf('/Drivers'))
    const rows = page.getByRole('main').locator('tbody tr')
    await expect(rows.nth(17)).toBeInViewport({ ratio: 1 })
    // A row with a picture and a button is low enough for that as well.
    await page.goto(url + hrefOf('/OneGet'))
    const row = await rows.boundingBox()
    expect(18 * (row?.height ?? Infinity)).toBeLessThanOrEqual(1080 - (row?.y ?? 0))
  })
})

test('a plate stands whole in its choice, beside the longest words', async ({ page }) => {
  const inDays = 96
  const [vehicle, customer] = [await makeVehicle(), await makeCustomer()]
  const { id } = await makeUnit(siteDatabase, vehicle.id)
  const plate = `AA 3 D${randomInt(10_000, 100_000)}`
  await siteDatabase.unit.update({ where: { id }, data: { plate } })
  await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays, status: 'successful', destination: 'Ambo' },
    transactionId: `FT${randomUUID()}`,
  })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(addressIn('om', hrefOf('/Dispatch', { date: dayFromToday(inDays) })))
  const choice = page.locator(`select[name=unitId]:has(option:text-is("${plate}"))`)
  await choice.selectOption(plate)
  const left = await choice.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')
    if (!drawing) throw new Error('nothing to measure with')
    drawing.font = font
    const text = drawing.measureText(select.selectedOptions[0]?.text ?? '').width
    return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text
  })
  expect(left).toBeGreaterThanOrEqual(0)
})
