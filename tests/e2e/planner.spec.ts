import type { Page } from '@playwright/test'
import { addDays, dateOfDay } from '@/lib/core/day'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import {
  dayFromToday,
  demoAccount,
  makeCar,
  makeCustomer,
  makeVehicle,
  siteDatabase,
} from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const inDays = 6
const day = dayFromToday(inDays)

/** Two vehicles of one name, the first with a booking of one day. */
async function scene() {
  const [vehicle, other] = [await makeVehicle(1), await makeVehicle(1)]
  await siteDatabase.vehicle.update({ where: { id: other.id }, data: { name: `${vehicle.name} too` } })
  const customer = await makeCustomer()
  const facts = { vehicle, customer, inDays, status: 'pending', destination: 'Adama' } as const
  const booking = await createBooking(siteDatabase, { ...facts, transactionId: `FT${vehicle.id.slice(-12)}` })
  return { vehicle, other, booking, address: hrefOf('/Schedule', { q: vehicle.name }) }
}

const placeOf = async (id: string) => {
  const { day: first, vehicleId } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  return { day: first, vehicleId }
}
const barIn = (page: Page, vehicleId: string) => page.locator(`[data-vehicle="${vehicleId}"] a.bar`)
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a booking is dragged to another day and vehicle, and moved once the form is sent', async ({ page }) => {
  const { vehicle, other, booking, address } = await scene()
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const bar = barIn(page, vehicle.id)
  await expect(bar).toHaveText('Almaz Tadesse')
  const target = page.locator(`[data-day="${addDays(day, 2)}"]`)
  const [from, column, line] = await Promise.all([
    bar.boundingBox(),
    target.boundingBox(),
    page.locator(`[data-vehicle="${other.id}"]`).boundingBox(),
  ])
  if (!from || !column || !line) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(column.x + column.width / 2, line.y + line.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(
    page.getByRole('heading', { name: t('Schedule.moveTitle', { code: formatCode(booking.code) }) }),
  ).toBeVisible()
  // Nothing is changed before it is asked for.
  expect(await placeOf(booking.id)).toEqual({ day: dateOfDay(day), vehicleId: vehicle.id })
  await expect(page.locator('#vehicleId')).toHaveValue(other.id)
  await press(page, t('ChangeForms.move'))
  await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
  expect(await placeOf(booking.id)).toEqual({ day: dateOfDay(addDays(day, 2)), vehicleId: other.id })
  await expect(barIn(page, other.id)).toBeVisible()
})

test('a booking that is dropped beside the timeline, or let go by Escape, stays where it is', async ({
  page,
}) => {
  const { vehicle, booking, address } = await scene()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, demoAccount('subadmin'))
  await page.goto(address)
  const bar = barIn(page, vehicle.id)
  const lift = async () => {
    const from = await bar.boundingBox()
    if (!from) throw new Error('nothing to drag')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + 90, from.y + from.height / 2, { steps: 4 })
    await expect(bar).toHaveClass(/lifted/)
  }
  await lift()
  await page.keyboard.press('Escape')
  await expect(bar).not.toHaveClass(/lifted/)
  await page.mouse.up()
  await lift()
  await page.mouse.move(20, 30, { steps: 4 })
  await page.mouse.up()
  await expect(bar).not.toHaveClass(/lifted/)
  // The next press is the first that asks for anything, and for no other day.
  await bar.press('Enter')
  await expect(
    page.getByRole('heading', { name: t('Schedule.moveTitle', { code: formatCode(booking.code) }) }),
  ).toBeVisible()
  expect(asked.filter((url) => new URL(url).searchParams.has('to'))).toEqual([])
})

test('a booking is moved by keys alone', async ({ page }) => {
  const { vehicle, other, booking, address } = await scene()
  await signIn(page, demoAccount('admin'))
  await page.goto(address)
  await barIn(page, vehicle.id).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#vehicleId')).toHaveValue(other.id)
  // Whoever thinks better of it goes on from the bar.
  await page.getByRole('link', { name: t('Schedule.close') }).focus()
  await page.keyboard.press('Enter')
  await expect(barIn(page, vehicle.id)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#vehicleId')).toHaveValue(other.id)
  await page.getByRole('button', { name: t('ChangeForms.move') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
  expect(await placeOf(booking.id)).toEqual({ day: dateOfDay(addDays(day, 1)), vehicleId: other.id })
})

test('a booking that the keys have moved is back in its place once they leave it, and no other goes', async ({
  page,
}) => {
  const { vehicle, other, address } = await scene()
  const facts = { vehicle: other, customer: await makeCustomer(), inDays: inDays + 2 } as const
  const next = await createBooking(siteDatabase, {
    ...{ ...facts, status: 'pending', destination: 'Adama', transactionId: `FT${other.id.slice(-12)}` },
  })
  await signIn(page, demoAccount('admin'))
  await page.goto(address)
  await barIn(page, vehicle.id).focus()
  const said = page.locator('[aria-live="polite"]')
  const itself = await said.innerText()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said).not.toHaveText(itself)
  await page.keyboard.press('Escape')
  // It is said to be where it is.
  await expect(said).toHaveText(itself)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(barIn(page, vehicle.id)).toHaveClass(/lifted/)
  await barIn(page, other.id).focus()
  await expect(barIn(page, vehicle.id)).not.toHaveClass(/lifted/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]move=${next.code}#`))
})

test('a booking that began before the timeline keeps its days on another vehicle', async ({ page }) => {
  const { vehicle, other, booking, address } = await scene()
  await siteDatabase.booking.update({
    where: { id: booking.id },
    data: { lastDay: dateOfDay(addDays(day, 3)) },
  })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(`${address}&date=${addDays(day, 2)}`)
  const filled = (name: string) => page.locator(`#panel input[name="${name}"]`)
  await barIn(page, vehicle.id).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#vehicleId')).toHaveValue(other.id)
  await expect(filled('date')).toHaveValue(day)
  await expect(filled('lastDate')).toHaveValue(addDays(day, 3))
  expect(new URL(page.url()).searchParams.has('to')).toBe(false)
  await barIn(page, vehicle.id).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(filled('date')).toHaveValue(addDays(day, 1))
})

test('a booking does not go to a vehicle of the other kind, and the form says so', async ({ page }) => {
  const { vehicle, booking, address } = await scene()
  const car = await makeCar()
  await signIn(page, demoAccount('subadmin'))
  await page.goto(`${address}&move=${booking.code}&vehicle=${car.id}`)
  await expect(page.locator('#panel').getByText(t('Schedule.vehicleRefused'))).toBeVisible()
  await expect(page.locator('#vehicleId')).toHaveValue(vehicle.id)
})

test('the printed timeline has its days and none of what leads elsewhere', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Schedule'))
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('search')).toHaveCount(0)
  await expect(main.getByRole('link', { name: t('Schedule.today'), exact: true })).toHaveCount(0)
  await page.goto(hrefOf('/Schedule', { view: 'day' }))
  await expect(main.getByRole('table')).toBeVisible()
  await expect(main.getByRole('link', { name: t('Schedule.block') })).toHaveCount(0)
  await page.goto(hrefOf('/Dispatch', { view: 'sheet' }))
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('who stands in the way is told by name, and the form is refused as everywhere', async ({ page }) => {
  const { vehicle, other, booking, address } = await scene()
  const facts = {
    vehicle: other,
    customer: await makeCustomer(),
    inDays,
    status: 'successful',
    destination: 'Ambo',
  } as const
  const taken = await createBooking(siteDatabase, { ...facts, transactionId: `FT${other.id.slice(-12)}` })
  await siteDatabase.booking.update({ where: { id: taken.id }, data: { customerName: 'Hana Mulugeta' } })
  await signIn(page, demoAccount('subadmin'))
  await page.goto(`${address}&move=${booking.code}&to=${day}&vehicle=${other.id}`)
  await expect(page.getByText(t('Schedule.standsInTheWay'))).toBeVisible()
  await expect(page.locator('#panel').getByText(/Hana Mulugeta/)).toBeVisible()
  await press(page, t('ChangeForms.move'))
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('Errors.SOLD_OUT') })
      .first(),
  ).toBeVisible()
  expect(await placeOf(booking.id)).toEqual({ day: dateOfDay(day), vehicleId: vehicle.id })
})

test('an unknown code shows the timeline without a form', async ({ page }) => {
  await signIn(page, demoAccount('subadmin'))
  await page.goto(hrefOf('/Schedule', { move: 'ZZZZZZ', vehicle: 'nonsense', to: '2026-99-99' }))
  await expect(page.getByRole('heading', { level: 1, name: t('Schedule.title') })).toBeVisible()
  await expect(page.locator('#panel')).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a booking is moved and a vehicle is blocked by links and forms', async ({ page }) => {
    const { vehicle, other, booking, address } = await scene()
    await signIn(page, demoAccount('subadmin'))
    await page.goto(address)
    await barIn(page, vehicle.id).click()
    await page.locator('#vehicleId').selectOption(other.id)
    await press(page, t('ChangeForms.move'))
    await expect(page.getByText(t('Flash.bookingChanged'))).toBeVisible()
    expect(await placeOf(booking.id)).toEqual({ day: dateOfDay(day), vehicleId: other.id })

    await page.goto(address)
    await page.getByRole('link', { name: t('Schedule.block'), exact: true }).click()
    await page.locator('#vehicleId').selectOption(vehicle.id)
    await page.locator('#reason').fill('Brakes')
    await press(page, t('ScheduleForms.submit'))
    await expect(page.getByText(t('Flash.placesBlocked'))).toBeVisible()
    await expect(barIn(page, vehicle.id)).toHaveText('Brakes')

    await page.goto(`${address}&view=day&date=${day}`)
    await page.getByRole('link', { name: t('Schedule.block'), exact: true }).click()
    await page.locator('#vehicleId').selectOption(other.id)
    await expect(page.locator('#from')).toHaveValue(day)
  })
})
