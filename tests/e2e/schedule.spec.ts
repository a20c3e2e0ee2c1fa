import type { Page } from '@playwright/test'
import { addDays } from '@/lib/core/day'
import { formatDay, formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { routing } from '@/lib/core/i18n/routing'
import { hrefOf } from '@/lib/routes/routes'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { createBooking } from '@/prisma/seed/bookings'
import { demoAccount, dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const inDays = 12
const day = dayFromToday(inDays)

async function bookedVehicle(quantity: number, days = 1) {
  const vehicle = await makeVehicle(quantity)
  const customer = await makeCustomer()
  const transactionId = `FT${vehicle.id.slice(-12)}`
  const order = { vehicle, customer, inDays, days, transactionId, destination: 'Adama' }
  return { vehicle, booking: await createBooking(siteDatabase, { ...order, status: 'pending' }) }
}

/** Goes on by the tab key until what is meant has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const locale of routing.locales) {
  test(`a sub-admin blocks places and gives them back, by keyboard alone (${locale})`, async ({ page }) => {
    const t = textsOf(locale)
    const { vehicle } = await bookedVehicle(2)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(addressIn(locale, hrefOf('/Schedule', { view: 'day', date: day, q: vehicle.name })))
    const main = page.getByRole('main')
    await expect(main.getByText(t('Schedule.freeOf', { free: 1, quantity: 2 }))).toBeVisible()
    // Vehicles of one name are told apart by their model.
    const name = t('Schedule.blockOf', { name: vehicleTitle(vehicle) })
    await tabTo(page, main.getByRole('link', { name, exact: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('id'))

    const field = (name: 'places' | 'reason') => main.getByLabel(t(`ScheduleForms.${name}`), { exact: true })
    const send = main.getByRole('button', { name: t('ScheduleForms.submit'), exact: true })
    await field('places').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2')
    await tabTo(page, field('reason'))
    await page.keyboard.type('Brakes')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert').filter({ hasText: t('Errors.PLACES_NOT_FREE') })).toContainText(
      formatDayInWords(day, locale),
    )
    await expect(field('reason')).toHaveValue('Brakes')
    await field('places').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('Flash.placesBlocked'))).toBeVisible()
    const values = { day: formatDay(day, locale), ethiopian: formatEthiopianDay(day, locale), quantity: 2 }
    await expect(main.locator(`a[data-day="${day}"]`)).toContainText(
      t('Schedule.dayLabel', { ...values, free: 0, booked: 1, blocked: 1 }),
    )
    await tabTo(
      page,
      main.getByRole('button', { name: t('ScheduleForms.unblockOf', { range: formatDay(day, locale) }) }),
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('Flash.placesUnblocked'))).toBeVisible()
    expect(await siteDatabase.blockedPlace.count({ where: { vehicleId: vehicle.id } })).toBe(0)
  })
}

test('a booking is opened from each view, to be changed by an admin and read by a sub-admin', async ({
  page,
}) => {
  const t = textsOf('en')
  const { vehicle, booking } = await bookedVehicle(3)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: t('Schedule.openBooking', { customer: 'Almaz Tadesse' }) })
  await signIn(page, demoAccount('admin'))
  for (const view of ['day', 'week', 'month'] as const) {
    await page.goto(hrefOf('/Schedule', { view, date: day, q: vehicle.name }))
    if (view !== 'day') await page.getByRole('link', { name: 'Almaz Tadesse', exact: true }).click()
    await link.click()
    await page.waitForURL((url) => url.pathname === '/EditBookStatus')
    expect(new URL(page.url()).searchParams.get('id')).toBe(booking.id)
  }
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Schedule', { id: vehicle.id, date: day }))
  await link.click()
  await page.waitForURL((url) => url.pathname === '/Confirmation')
})

test('a booking of several days is named once among those of a month, with all its days', async ({
  page,
}) => {
  const t = textsOf('en')
  const { vehicle } = await bookedVehicle(1, 4)
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Schedule', { id: vehicle.id, date: day }))
  const rows = page.getByRole('table', { name: t('Schedule.bookings') }).getByRole('row')
  const booked = rows.filter({ hasText: 'Almaz Tadesse' })
  await expect(booked).toHaveCount(1)
  await expect(booked).toContainText(formatDayInWords(day, 'en'))
  await expect(booked).toContainText(formatDayInWords(addDays(day, 3), 'en'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the schedule is walked and places are blocked by plain links and forms', async ({ page }) => {
    const t = textsOf('en')
    const { vehicle } = await bookedVehicle(1)
    await signIn(page, demoAccount('admin'))
    await page.goto(hrefOf('/Schedule', { date: addDays(day, 7), q: vehicle.name, show: 'busy' }))
    const main = page.getByRole('main')
    await expect(main.getByText(t('Schedule.emptyTitle'))).toBeVisible()
    await main.getByRole('link', { name: t('Schedule.previous.fortnight') }).click()
    await main.getByRole('link', { name: new RegExp(`^${vehicle.name}`) }).click()
    await main.getByLabel(t('ScheduleForms.from'), { exact: true }).fill(day)
    await main.getByLabel(t('ScheduleForms.to'), { exact: true }).fill(addDays(day, 1))
    await main.getByLabel(t('ScheduleForms.reason'), { exact: true }).fill('Paint')
    const send = main.getByRole('button', { name: t('ScheduleForms.submit'), exact: true })
    await send.click()
    await expect(main.getByText(formatDayInWords(day, 'en')).first()).toBeVisible()
    await expect(main.getByRole('alert').first()).toContainText(t('Errors.PLACES_NOT_FREE'))
    await expect(main.getByLabel(t('ScheduleForms.reason'), { exact: true })).toHaveValue('Paint')
    await main.getByLabel(t('ScheduleForms.from'), { exact: true }).fill(addDays(day, 1))
    await send.click()
    await expect(page.getByText(t('Flash.placesBlocked'))).toBeVisible()
    await main.getByRole('button', { name: t('ScheduleForms.unblock') }).click()
    await expect(page.getByText(t('Flash.placesUnblocked'))).toBeVisible()
    // In whichever month they are.
    expect(new URL(page.url()).searchParams.get('date')).toBe(addDays(day, 1))
  })
})

test.describe('a vehicle of which more is booked', () => {
  test.use({ expectedConsole: /status of 409/ })

  test('keeps its quantity, and the form names the days', async ({ page }) => {
    const t = textsOf('en')
    const { vehicle } = await bookedVehicle(2)
    await signIn(page, demoAccount('subadmin'))
    await page.goto(hrefOf('/OneEdits', { id: vehicle.id }))
    const main = page.getByRole('main')
    await main.getByLabel(t('Fleet.form.quantity'), { exact: true }).fill('0')
    await main.getByRole('button', { name: t('Fleet.form.save') }).click()
    await expect(main.getByRole('alert').first()).toContainText(t('Errors.PLACES_HELD'))
    await expect(main.getByRole('alert').first()).toContainText(formatDayInWords(day, 'en'))
    await main.getByLabel(t('Fleet.form.quantity'), { exact: true }).fill('1')
    await main.getByRole('button', { name: t('Fleet.form.save') }).click()
    await page.waitForURL((url) => url.pathname === '/OneLandingVehicle')
    await expect(main.getByText(t('Flash.vehicleUpdated'))).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('vehicles whose names begin alike are told apart', async ({ page }) => {
    const { id, name } = await makeVehicle()
    await siteDatabase.vehicle.update({ where: { id }, data: { name: `Land Cruiser Prado ${name}` } })
    await signIn(page, demoAccount('subadmin'))
    await page.goto(hrefOf('/Schedule', { q: name }))
    const shown = page.locator(`[data-vehicle="${id}"] .planner-name`)
    await expect(shown).toHaveText(`Land Cruiser Prado ${name} 2022`)
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
})
