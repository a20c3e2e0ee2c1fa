import { randomUUID } from 'node:crypto'
import { addDays } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { accessibilityViolations } from '../support/accessibility'
import { reserveButton, shownFields } from '../support/booking-steps'
import { dayFromToday, makeCar, makeCustomer, makePricedCar, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const day = dayFromToday(26)

/** A car that is rented by the day, taken for so many days from `day` on. */
async function makeTakenCar(takenFor: number) {
  const vehicle = await makePricedCar()
  const customer = await makeCustomer()
  for (let days = 0; days < takenFor; days++) {
    await createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays: 26 + days, status: 'successful', destination: 'Adama' },
      transactionId: `FT${randomUUID()}`,
    })
  }
  return vehicle
}

for (const [locale, hasScript] of [
  ['en', true],
  ['am', false],
  ['om', true],
] as const) {
  test.describe(`a car with a day price (${locale}, ${hasScript ? 'with' : 'without'} a script)`, () => {
    test.use({ javaScriptEnabled: hasScript })
    const words = textsOf(locale)
    const days = { date: day, lastDate: addDays(day, 1) }

    test('is reserved as any vehicle, with a driver or not', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const car = await makePricedCar()
      await signIn(page, await makeCustomer())
      await page.goto(addressIn(locale, hrefOf('/Car', { id: car.id, ...days })))
      const order = page
        .getByRole('main')
        .getByRole('link', { name: words('OneDayVehicle.order'), exact: true })
        .filter({ visible: true })
      const bar = await order.locator('xpath=..').boundingBox()
      expect(bar?.height).toBeLessThanOrEqual(64)
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740)
      await order.click()
      await page.waitForURL((url) => url.pathname.endsWith('/OneDayBook'))
      if (hasScript) expect(await shownFields(page)).toBeLessThanOrEqual(8)
      const driver = page.getByRole('checkbox').and(page.locator('[name^="extras."]')).first()
      await expect(driver).toBeVisible()
      const papers = page.getByText(words('OneDayBook.papers'))
      await expect(papers).toBeVisible()
      await driver.check()
      if (hasScript) await expect(papers).toHaveCount(0)
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
      await page.getByLabel(words('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
      if (!hasScript) {
        await page.getByRole('button', { name: words('OneDayBook.showPrice') }).click()
        await expect(driver).toBeChecked()
        await expect(papers).toHaveCount(0)
      }
      const extras = (await driver.getAttribute('name'))?.replace('extras.', '') ?? ''
      const asked = { params: { vehicleId: car.id, ...days, extras } }
      const { total } = await (await page.request.get('/api/quote', asked)).json()
      expect(total).toBeGreaterThan(2 * 156_000)
      await expect(
        page
          .getByRole('main')
          .getByText(formatBirr(total / 100, locale))
          .first(),
      ).toBeAttached()
      await reserveButton(page, words).click()
      await page.waitForURL((url) => url.pathname.endsWith('/YourBooking'))
      expect(await siteDatabase.booking.findFirst({ where: { vehicleId: car.id } })).toMatchObject({
        ...{ status: 'pending', hasDriver: true, price: 1560 },
      })
      await expect(papers).toHaveCount(0)
    })

    test('says to whoever drives alone that the papers come before the money', async ({ page }) => {
      const car = await makePricedCar()
      await signIn(page, await makeCustomer())
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: car.id, ...days })))
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
      await page.getByLabel(words('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
      await reserveButton(page, words).click()
      await page.waitForURL((url) => url.pathname.endsWith('/YourBooking'))
      await expect(page.getByText(words('OneDayBook.papers'))).toBeVisible()
    })

    test('whose price is taken away meanwhile says so where it can be asked for', async ({ page }) => {
      const car = await makePricedCar()
      await signIn(page, await makeCustomer())
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: car.id, ...days })))
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
      await page.getByLabel(words('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
      await page.locator('[name="pickupPlace"]').fill('Bole')
      await siteDatabase.vehicle.update({ where: { id: car.id }, data: { dayPrice: null } })
      await reserveButton(page, words).click()
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/Booking'))
      await expect(page.getByText(words('Flash.priceOnRequest'))).toBeVisible()
      await expect(page.getByLabel(words('TravelForm.message'))).toHaveValue(/Bole/)
      await expect(page.locator('#phone')).toHaveValue('+251 911 23 45 67')
      await expect(page.locator('#destination')).toHaveValue('Bishoftu')
      await expect(page.locator('#destination')).toBeVisible()
    })

    test('that somebody else takes meanwhile leads to cars for as many people, with the driver who was chosen', async ({
      page,
    }) => {
      const car = await makePricedCar()
      const { id: larger } = await makePricedCar()
      await siteDatabase.vehicle.update({ where: { id: larger }, data: { seats: 60 } })
      await signIn(page, await makeCustomer())
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: car.id, ...days })))
      const driver = page.locator('[name^="extras."]').first()
      const extra = ((await driver.getAttribute('name')) ?? '').replace('extras.', '')
      await driver.check()
      await page.getByLabel(words('OneDayBook.phone'), { exact: true }).fill('+251 911 23 45 67')
      await page.getByLabel(words('OneDayBook.destination'), { exact: true }).fill('Bishoftu')
      await page.locator('[name="passengers"]').fill('40')
      await createBooking(siteDatabase, {
        ...{
          vehicle: car,
          customer: await makeCustomer(),
          inDays: 26,
          status: 'successful',
          destination: 'Adama',
        },
        transactionId: `FT${randomUUID()}`,
      })
      await reserveButton(page, words).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: words('OneDayBook.soldOut.others') })).toBeVisible()
      const others = main.getByRole('region', { name: words('OneDayBook.soldOut.others') }).getByRole('link')
      const offered = await others.evaluateAll((links) =>
        links.map(
          (link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('id') ?? '',
        ),
      )
      expect(offered).not.toEqual([])
      expect(await siteDatabase.vehicle.count({ where: { id: { in: offered }, seats: { lt: 40 } } })).toBe(0)
      await others.first().click()
      await page.waitForURL((url) => url.searchParams.get('id') === offered[0])
      await expect(page.locator(`[name="extras.${extra}"]`)).toBeChecked()
      await expect(page.locator('[name="passengers"]')).toHaveValue('40')
    })

    test('leads to larger cars where it has too few seats, and back to all', async ({ page }) => {
      const car = await makePricedCar()
      await siteDatabase.vehicle.update({ where: { id: car.id }, data: { seats: 4 } })
      await signIn(page, await makeCustomer())
      const larger = page.getByRole('link', { name: words('OneDayBook.largerVehicles') })
      for (const path of ['/Car', '/OneDayBook'] as const) {
        await page.goto(addressIn(locale, hrefOf(path, { id: car.id, ...days, passengers: 6 })))
        await expect(larger).toHaveAttribute(
          'href',
          new RegExp(`^${addressIn(locale, '/VehiclesTypes')}\\?.*passengers=6`),
        )
      }
      const { id: extra } = await siteDatabase.extra.findFirstOrThrow({ where: { isDriver: true } })
      const asked = { id: car.id, ...days, passengers: 6, extras: extra }
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', asked)))
      await expect(larger).toHaveAttribute('href', new RegExp(`extras=${extra}`))
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: car.id, ...days, passengers: 4 })))
      await expect(larger).toHaveCount(0)
      if (hasScript) {
        await page.locator('[name^="extras."]').first().check()
        await expect(larger).toBeVisible()
      }
      await page.goto(addressIn(locale, hrefOf('/Car', { id: car.id, ...days })))
      if (hasScript) expect(await accessibilityViolations(page)).toEqual([])
      // The calendar leads to the same car from another day on.
      const moved = `?id=${car.id}&date=${addDays(day, 1)}&lastDate=${addDays(day, 2)}`
      await expect(page.getByRole('main').locator(`a[href*="${moved}"]`).first()).toBeVisible()
      await page.getByRole('link', { name: words('OneDayVehicle.back') }).click()
      await page.waitForURL((url) => url.pathname === addressIn(locale, '/VehiclesTypes'))
      expect(new URL(page.url()).searchParams.get('date')).toBe(day)
    })

    test('that is taken names its next free days, and is reserved nowhere', async ({ page }) => {
      const car = await makeTakenCar(2)
      const next = { date: addDays(day, 2), lastDate: addDays(day, 3) }
      await signIn(page, await makeCustomer())
      await page.goto(addressIn(locale, hrefOf('/Car', { id: car.id, ...days })))
      const offer = page.getByRole('main')
      await expect(offer.getByRole('heading', { name: words('OneDayVehicle.soldOut') })).toBeVisible()
      await expect(offer.getByRole('link', { name: words('OneDayVehicle.order') })).toHaveCount(0)
      const free = offer.locator(`a[href*="date=${next.date}&lastDate=${next.lastDate}"]`)
      await expect(free.filter({ visible: true }).first()).toBeVisible()
      await page.goto(addressIn(locale, hrefOf('/OneDayBook', { id: car.id, ...days })))
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      const main = page.getByRole('main')
      await expect(main.locator(`a[href*="/OneDayBook?id=${car.id}&date=${next.date}"]`)).toBeVisible()
      await expect(main.locator(`a[href*="/Car?id=${car.id}"]`)).toBeVisible()
      await expect(main.locator('a[href*="/VehiclesTypes?"]')).toBeVisible()
    })
  })
}

test('a car whose price is told on request is asked for, not reserved', async ({ page }) => {
  const { id } = await makeCar()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id, date: day }))
  await page.waitForURL((url) => url.pathname === '/Booking' && url.searchParams.get('id') === id)
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
})

test('a car that had a driver is booked again with one', async ({ page }) => {
  const { id: vehicleId } = await makePricedCar()
  await signIn(page, await makeCustomer())
  const { id: extra } = await siteDatabase.extra.findFirstOrThrow({
    where: { isDriver: true },
    orderBy: { id: 'asc' },
  })
  const asked = {
    vehicleId,
    date: day,
    pickupPlace: 'Bole',
    destination: 'Adama',
    phone: '+251 911 23 45 67',
  }
  const made = await page.request.post('/api/bookings', { data: { ...asked, extras: [extra] } })
  const { _id: id } = (await made.json()).booking
  await page.request.patch(`/api/bookings/${id}`, { data: { status: 'canceled' } })
  const t = textsOf('en')
  await page.goto(hrefOf('/YourBooking', { id }))
  await page.getByRole('link', { name: t('YourBooking.bookAgain') }).click()
  const order = page.getByRole('main').getByRole('link', { name: t('OneDayVehicle.order'), exact: true })
  await order.filter({ visible: true }).click()
  await page.waitForURL((url) => url.pathname === '/OneDayBook')
  await expect(page.locator(`[name="extras.${extra}"]`)).toBeChecked()
  await expect(page.locator('[name="pickupPlace"]')).toHaveValue('Bole')
})
