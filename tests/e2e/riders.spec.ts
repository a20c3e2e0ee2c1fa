import { randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { formatDayInWords, formatFullDay } from '@/lib/core/i18n/format'
import { createBooking } from '@/prisma/seed/bookings'
import { keyOfBooking, keyOfRide } from '../support/duty-link'
import { onDuty } from '../support/on-duty'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const en = textsOf('en')

test.use({ expectedConsole: /404/ })

test('the customer and whoever rides see who drives them, in which car, and how far they are', async ({
  page,
}) => {
  const { trips, driverId } = await onDuty()
  const [bookingId = ''] = trips
  const { plate } = await siteDatabase.unit.findFirstOrThrow({
    where: { assignments: { some: { bookingId } } },
  })
  const step = { bookingId, driverId, day: dateOfDay(dayFromToday(0)), word: 'coming' } as const
  await siteDatabase.dutyStep.create({ data: { ...step, id: randomUUID(), pressedAt: new Date() } })
  for (const key of [keyOfRide(bookingId), keyOfBooking(bookingId)]) {
    await page.goto(`/YourBooking?key=${key}`)
    const staff = page.getByRole('main').filter({ hasText: en('TripStaff.title') })
    await expect(staff.getByText('Dawit')).toBeVisible()
    await expect(staff.getByText(plate)).toBeVisible()
    await expect(staff.getByText(en('TripStaff.state.coming'))).toBeVisible()
    await expect(staff.getByRole('link', { name: '+251 91 140 0199' })).toBeVisible()
  }
  const address = `/YourBooking?key=${keyOfRide(bookingId)}`
  await siteDatabase.booking.update({ where: { id: bookingId }, data: { status: 'canceled' } })
  await page.goto(address)
  await expect(page.getByText(en('Ride.canceledTitle'))).toBeVisible()
  await expect(page.getByText('Dawit')).toHaveCount(0)
  await siteDatabase.booking.update({
    where: { id: bookingId },
    data: { hiddenAt: new Date(), statusBeforeHidden: 'canceled' },
  })
  expect((await page.goto(address))?.status()).toBe(404)
})

test('a driver of one day of a longer trip is named with that day', async ({ page }) => {
  const { trips } = await onDuty([1])
  const [id = ''] = trips
  const lastDay = dateOfDay(dayFromToday(3))
  await siteDatabase.booking.update({ where: { id }, data: { day: dateOfDay(dayFromToday(0)), lastDay } })
  for (const key of [keyOfRide(id), keyOfBooking(id)]) {
    await page.goto(`/YourBooking?key=${key}`)
    await expect(page.getByText('Dawit')).toBeVisible()
    const day = formatDayInWords(dayFromToday(1), 'en')
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: day })).toBeVisible()
  }
})

test('whoever rides is told that a trip is not confirmed yet', async ({ page }) => {
  const { trips } = await onDuty([1])
  const [id = ''] = trips
  const pending = page.getByText(en('Ride.pending'))
  await page.goto(`/YourBooking?key=${keyOfRide(id)}`)
  await expect(page.getByText('Dawit')).toBeVisible()
  await expect(pending).toHaveCount(0)
  await siteDatabase.booking.update({ where: { id }, data: { status: 'pending' } })
  await page.reload()
  await expect(pending).toBeVisible()
})

test('the page of a booking says until when its trip lasts, and that it is over as soon as its driver says so', async ({
  page,
}) => {
  const { trips, driverId } = await onDuty()
  const [bookingId = ''] = trips
  const address = `/YourBooking?key=${keyOfBooking(bookingId)}`
  const press = (word: 'aboard' | 'done') =>
    siteDatabase.dutyStep.create({
      data: {
        ...{ bookingId, driverId, day: dateOfDay(dayFromToday(0)), word },
        ...{ id: randomUUID(), pressedAt: new Date() },
      },
    })
  await page.goto(address)
  await expect(page.getByText(en('YourBooking.confirmed', { driver: 'yes' }))).toBeVisible()
  await press('aboard')
  await page.reload()
  const back = formatFullDay(dayFromToday(0), 'en')
  await expect(page.getByText(`Your trip lasts until ${back}.`)).toBeVisible()
  await expect(page.getByText(en('YourBooking.confirmed', { driver: 'yes' }))).toHaveCount(0)
  await press('done')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: en('YourBooking.doneTitle') })).toBeVisible()
})

test('the link of a trip that is over says so, and promises no driver any more', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const { id } = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: -2, status: 'successful', destination: 'Bishoftu' },
    transactionId: `FT${randomUUID()}`,
  })
  await page.goto(`/YourBooking?key=${keyOfRide(id)}`)
  await expect(page.getByRole('heading', { level: 1, name: en('YourBooking.doneTitle') })).toBeVisible()
  await expect(page.getByText('Bishoftu')).toBeVisible()
  await expect(page.getByText(en('Ride.nobodyYet'))).toHaveCount(0)
})
