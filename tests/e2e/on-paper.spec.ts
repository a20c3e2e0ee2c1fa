import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, dayInAddis } from '@/lib/core/day'
import { formatBirr } from '@/lib/core/i18n/format'
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

/** A sheet of A4 between the margins that browsers leave, in px. */
const sheet = { width: 718, height: 1046 }
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

async function showOnPaper(page: Page, { width, height } = sheet) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width, height })
}

/** Bookings of one vehicle and one customer, in two days. */
async function makeBookings(count: number) {
  const [vehicle, customer] = [await makeVehicle(count), await makeCustomer()]
  const facts = { vehicle, customer, inDays: 2, status: 'pending', destination: 'Adama' } as const
  const made = Array.from({ length: count }, () =>
    createBooking(siteDatabase, { ...facts, transactionId: `FT${randomUUID().slice(-12)}` }),
  )
  return Promise.all(made)
}

for (const [name, address] of [
  ['drivers', hrefOf('/Dispatch', { view: 'month' })],
  ['vehicles', hrefOf('/Schedule', { view: 'month' })],
] as const) {
  test(`a month of ${name} lies across the sheet, with its last day on it`, async ({ page }) => {
    await signIn(page, demoAccount('subadmin'))
    await page.goto(address)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin })
    const [, width, height] = pdf.toString('latin1').match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
    await showOnPaper(page, { width: sheet.height, height: sheet.width })
    const last = page.locator('.span-board thead th, .planner-head > span').last()
    const box = await last.boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(sheet.height)
  })
}

test('a printed list is its rows with their numbers, and nothing that is pressed', async ({ page }) => {
  const bookings = await makeBookings(2)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/AllBookStatus', { ids: bookings.map(({ id }) => id).join(',') }))
  await showOnPaper(page)
  const main = page.getByRole('main')
  const [first, second] = [main.getByRole('row').nth(1), main.getByRole('row').nth(2)]
  const [one, other] = [await first.boundingBox(), await second.boundingBox()]
  // Rows of a table, not cards, four of which fill a page.
  expect(other?.y).toBeCloseTo((one?.y ?? 0) + (one?.height ?? 0), 0)
  await expect(first.getByText(/^\+251/)).toBeInViewport({ ratio: 1 })
  for (const role of ['button', 'checkbox'] as const) await expect(main.getByRole(role)).toHaveCount(0)
  await page.goto('/AllBookStatus')
  await expect(main.getByRole('search')).toHaveCount(0)
})

test('a printed list says by what it is narrowed down', async ({ page }) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/AllBookStatus', { q: 'Hana' }))
  await showOnPaper(page)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Hana')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('the printed report names its calendar and what it counts by, and nothing is printed over its days', async ({
  page,
}) => {
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Reports', { month: addDays(dayInAddis(new Date()), -40).slice(0, 7) }))
  await showOnPaper(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t('Reports.calendars.gregorian') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('Reports.calendars.ethiopian') })).toBeHidden()
  await expect(main.getByText(t('Reports.csvDays'))).toBeHidden()
  // Chromium prints what follows a table in a grid over its last rows, and the sums of the whole on each page.
  const days = main.getByRole('region', { name: t('Reports.days') })
  for (let box = days; (await box.count()) > 0; box = box.locator('xpath=..')) {
    if (await box.evaluate((element) => element.id === 'main')) break
    await expect(box).toHaveCSS('display', 'block')
  }
  await expect(days.locator('tfoot')).toHaveCSS('display', 'table-row-group')
})

test('a printed vehicle says what it costs', async ({ page }) => {
  const car = await makePricedCar(1560)
  await showOnPaper(page)
  await page.goto(hrefOf('/Car', { id: car.id, date: dayFromToday(3), lastDate: dayFromToday(4) }))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: formatBirr(3120, 'en') })).toBeVisible()
  await expect(main.locator('form').filter({ visible: true })).toHaveCount(0)
})

test('the timeline on paper has its days on each page', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Schedule'))
  await showOnPaper(page)
  await expect(page.locator('.planner-top')).toHaveCSS('display', 'table-header-group')
})

test('what the focus comes to on a timeline is not under its foot', async ({ page }) => {
  await makeBookings(1)
  await signIn(page, demoAccount('subadmin'))
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(hrefOf('/Schedule'))
  const names = page.locator('.planner li .planner-name')
  await names.first().focus()
  const foot = page.locator('.planner-foot')
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator('.planner li a:focus')
    if ((await focused.count()) === 0) break
    const [box, below] = [await focused.boundingBox(), await foot.boundingBox()]
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  }
})

test('the day sheet says where no driver comes along, and leaves room for one who is missing', async ({
  page,
}) => {
  const trip = {
    customer: await makeCustomer(),
    inDays: 92,
    status: 'successful',
    destination: 'Adama',
  } as const
  const [car, vehicle] = [await makePricedCar(), await makeVehicle()]
  for (const one of [car, vehicle]) {
    await createBooking(siteDatabase, { ...trip, vehicle: one, transactionId: `FT${randomUUID()}` })
  }
  await siteDatabase.booking.updateMany({ where: { vehicleId: car.id }, data: { hasDriver: false } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Dispatch', { date: dayFromToday(92), view: 'sheet' }))
  const driverOf = ({ name }: { name: string }) =>
    page.getByRole('row').filter({ hasText: name }).getByRole('cell').last()
  await expect(driverOf(car)).toHaveText(t('Today.withoutDriver'))
  await expect(driverOf(vehicle)).toHaveText('–')
})
