import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { fillOrder, fillTrip, reserveButton, shownFields, unfold } from '../support/booking-steps'
import { bookingCount, dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf, type Texts } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(26)

const knownCustomer = async () => {
  const customer = await makeCustomer()
  await siteDatabase.user.update({ where: { id: customer.id }, data: { phone: '+251911234567' } })
  return customer
}

/** Nothing is left any more while somebody looks at the form. */
const sellOut = (id: string) => siteDatabase.vehicle.update({ where: { id }, data: { quantity: 0 } })

/** Somebody has the only one some days from today. */
const takeOnly = (vehicle: Taken['vehicle'], customer: Taken['customer'], inDays: number) =>
  createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
type Taken = Parameters<typeof createBooking>[1]

test('from the vehicle a known person reserves with two taps, one word and at most eight fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const vehicle = await makeVehicle()
  await signIn(page, await knownCustomer())
  await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: day }))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('OneDayVehicle.order'), exact: true })
    .click()
  await page.waitForURL((url) => url.pathname === '/OneDayBook')
  expect(await shownFields(page)).toBeLessThanOrEqual(8)
  await expect(page.getByLabel(t('OneDayBook.phone'), { exact: true })).toHaveValue('+251 91 123 4567')
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
  const bar = await reserveButton(page, t).locator('xpath=..').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(64)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740)
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(50)
  await reserveButton(page, t).click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  expect(await siteDatabase.booking.findFirst({ where: { vehicleId: vehicle.id } })).toMatchObject({
    ...{ status: 'pending', phone: '+251911234567', destination: 'Bishoftu', claimedSantim: 0n },
  })
})

test('from the first page a known person holds a place with five taps and one word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const customer = await knownCustomer()
  await signIn(page, customer)
  await page.goto('/')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('search').getByRole('button', { name: t('Search.submit') }))
  await tap(page.getByRole('link', { name: /^Book now/ }).first())
  await tap(page.getByRole('main').getByRole('link', { name: t('OneDayVehicle.order'), exact: true }))
  await page.waitForURL((url) => url.pathname === '/OneDayBook')
  expect(await shownFields(page)).toBeLessThanOrEqual(8)
  await tap(page.getByLabel(t('OneDayBook.destination'), { exact: true }))
  await page.keyboard.type('Entoto')
  await tap(reserveButton(page, t))
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.heldTitle') })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)
  expect(await siteDatabase.booking.count({ where: { userId: customer.id, status: 'pending' } })).toBe(1)
})

test('more people than seats, and a vehicle of the city alone, are said before it is held', async ({
  page,
}) => {
  const { id } = await makeVehicle()
  await siteDatabase.vehicle.update({ where: { id }, data: { seats: 4, category: 'suv' } })
  await signIn(page, await knownCustomer())
  const notice = page.getByText(t('OneDayBook.tooFewSeats', { seats: 4, people: 9 }))
  await page.goto(hrefOf('/OneDayVehiclesBook', { id, date: day, passengers: 9 }))
  await expect(notice).toBeVisible()
  await page.goto(hrefOf('/OneDayBook', { id, date: day }))
  await expect(page.getByText(t('OneDayBook.destinationCity'))).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.locator('#passengers').fill('9')
  await expect(notice).toBeVisible()
  const larger = page.getByRole('link', { name: t('OneDayBook.largerVehicles') })
  await expect(larger).toHaveAttribute('href', hrefOf('/OneDayVehicles', { date: day, passengers: 9 }))
})

test('what the search knows is filled in, and who rides is asked where it is somebody else', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  await signIn(page, await knownCustomer())
  const trip = { pickupPlace: 'Bole airport', pickupTime: '06:30', passengers: '3' }
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, lastDate: addDays(day, 1), ...trip }))
  await expect(page.getByText('06:30 · 3 people')).toBeVisible()
  await expect(page.getByLabel(t('OneDayBook.date'), { exact: true })).toBeHidden()
  await page.getByLabel(t('OneDayBook.destination'), { exact: true }).fill('Adama')
  await unfold(page, t('OneDayBook.somebodyElse'))
  const name = page.getByLabel(t('OneDayBook.riderName'))
  const phone = page.getByLabel(t('OneDayBook.riderPhone'))
  await phone.fill('0922 33 44 55')
  await reserveButton(page, t).click()
  await expect(name).toHaveAccessibleDescription(t('Validation.riderNameMissing'))
  await name.fill('Weyzero Almaz')
  await phone.fill('99')
  await reserveButton(page, t).click()
  await expect(phone).toHaveAccessibleDescription(t('Validation.phoneInvalid'))
  await expect(name).not.toHaveAttribute('aria-invalid')
  await phone.fill('0922 33 44 55')
  await reserveButton(page, t).click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  expect(await siteDatabase.booking.findFirst({ where: { vehicleId: vehicle.id } })).toMatchObject({
    ...{ pickupPlace: 'Bole airport', pickupTime: '06:30', passengers: 3 },
    ...{ riderName: 'Weyzero Almaz', riderPhone: '+251922334455' },
  })
})

// By keyboard it is a part of whole-way.spec.ts, in each language.
for (const locale of routing.locales) {
  const words = textsOf(locale)

  test.describe(`without a script (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a vehicle is reserved, and a mistake loses nothing', async ({ page }) => {
      const vehicle = await makeVehicle()
      await signIn(page, await knownCustomer())
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: vehicle.id, date: day })))
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('123')
      await page.getByLabel(words('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
      await reserveButton(page, words).click()
      await expect(page.getByText(words('Validation.phoneInvalid')).first()).toBeVisible()
      const destination = page.getByLabel(words('OneDayBook.destination'), { exact: true })
      await expect(destination).toHaveValue('Bishoftu')
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('0911 23 45 67')
      await reserveButton(page, words).click()
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/YourBooking'))
    })
  })
}

for (const [name, options] of [
  ['on a phone', { viewport: { width: 360, height: 740 } }],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['on a desk', { viewport: { width: 1280, height: 800 } }],
  ['without a script', { javaScriptEnabled: false }],
] as const) {
  test.describe(name, () => {
    test.use(options)

    test('what is sold out while one types asks for no money, and loses nothing typed', async ({ page }) => {
      const [vehicle, other] = await Promise.all([makeVehicle(1), makeVehicle()])
      const customer = await knownCustomer()
      await signIn(page, customer)
      await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
      await fillOrder(page, t, { day })
      await sellOut(vehicle.id)
      await reserveButton(page, t).click()
      const account = page.getByText('1000 0000 00000')
      await expect(page.getByText(t('Errors.SOLD_OUT'))).toContainText(
        t('OneDayBook.soldOut.kept', { phone: '+251 11 555 0142' }),
      )
      await expect(account).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      expect(await bookingCount(vehicle.id)).toBe(0)

      await page.goto(hrefOf('/OneDayBook', { id: other.id, date: addDays(day, 1) }))
      await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
      await expect(page.getByLabel(t('OneDayBook.amount'), { exact: true })).toHaveValue('3,500')
      await expect(page.locator('[name=date]')).toHaveValue(addDays(day, 1))
    })

    test('days that are sold out lead to the next ones and to other vehicles', async ({ page }) => {
      const [vehicle, customer, another] = await Promise.all([
        makeVehicle(1),
        knownCustomer(),
        makeCustomer(),
      ])
      await takeOnly(vehicle, another, 26)
      await signIn(page, customer)
      await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.name)
      await expect(page.getByText('1000 0000 00000')).toHaveCount(0)
      // Nothing was typed or transferred that could be kept.
      await expect(page.getByText(t('Errors.SOLD_OUT'))).toHaveText(t('Errors.SOLD_OUT'))
      await expect(
        page.getByRole('region', { name: t('OneDayBook.soldOut.others') }).getByRole('listitem'),
      ).toHaveCount(3)
      const next = page.getByRole('region', { name: t('OneDayBook.soldOut.nextDays') }).getByRole('link')
      await next.first().click()
      await expect(page.locator('[name=date]')).toHaveValue(addDays(day, 1))
      await expect(reserveButton(page, t)).toBeVisible()
    })
  })
}

test('other days that are sold out hide the account and the button at once', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(1), knownCustomer()])
  await takeOnly(vehicle, customer, 28)
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day, transferred: '1', passengers: 2 }))
  await expect(page.getByText('1000 0000 00000')).toBeVisible()
  await page.locator('#pickupPlace').fill('Bole')
  await page.locator('#pickupTime').fill('07:30')
  await page.locator('#lastDate').fill(addDays(day, 2))
  const others = page.getByRole('link', { name: t('OneDayBook.seeOthers') })
  await expect(others).toHaveAttribute(
    'href',
    hrefOf('/OneDayBook', {
      ...{ id: vehicle.id, date: day, lastDate: addDays(day, 2) },
      ...{ pickupPlace: 'Bole', pickupTime: '07:30', passengers: 2 },
    }),
  )
  await expect(page.getByText('1000 0000 00000')).toHaveCount(0)
  await expect(reserveButton(page, t)).toHaveCount(0)
})

test('what is typed survives a reload, the way back and another language', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await knownCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillTrip(page, t, { day: addDays(day, 3) })
  await unfold(page, t('OneDayBook.more'))
  await page.getByLabel(t('OneDayBook.message'), { exact: false }).fill('Two suitcases')
  const isThere = async (words: Texts) => {
    await expect(page.getByLabel(words('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
    await expect(page.locator('[name=date]')).toHaveValue(addDays(day, 3))
    await expect(page.locator('#message')).toHaveValue('Two suitcases')
    await expect(page.locator('#message')).toBeVisible()
  }
  await page.reload()
  await isThere(t)
  await page.goto('/Terms')
  await page.goBack()
  await isThere(t)
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'Afaan Oromoo' }).click()
  await page.waitForURL((url) => url.pathname === '/or/OneDayBook')
  await isThere(textsOf('om'))
  await reserveButton(page, textsOf('om')).click()
  await page.waitForURL((url) => url.pathname === '/or/YourBooking')
  // What was sent is kept no longer.
  await page.goto(addressIn('om', hrefOf('/OneDayBook', { id: vehicle.id, date: day })))
  await expect(page.getByLabel(textsOf('om')('OneDayBook.destination'), { exact: true })).toHaveValue('')
})
