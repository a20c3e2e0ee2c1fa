import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatBirr, formatCode, formatDayInWords } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { fillLogin, fillOrder, fillTrip, leftText, unfold } from '../support/booking-steps'
import { makeOfferedExtra } from '../support/offered-extra'
import { bookingCount, dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(30)

test('the calendar begins with the week of today', async ({ page }) => {
  const { id } = await makeVehicle()
  await page.goto(hrefOf('/OneDayVehiclesBook', { id }))
  const firstWeek = page.getByRole('grid', { name: t('OneDayVehicle.calendarCaption') }).locator('tbody tr')
  await expect(firstWeek.first().locator(`[data-day="${dayFromToday(0)}"]`)).toBeVisible()
})

test('three days with an extra are priced while they are chosen, and booked with a code', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  const extra = await makeOfferedExtra(vehicle.id, {
    textEn: 'Roof box',
    textOm: 'Saanduqa',
    textAm: 'ሳጥን',
    amountSantim: 70_000,
    per: 'booking',
  })
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  const lastDay = dayFromToday(32)
  await page.locator('#lastDate').fill(lastDay)
  await unfold(page, t('OneDayBook.more'))
  await page.getByRole('checkbox', { name: 'Roof box' }).check()
  const query = { vehicleId: vehicle.id, date: day, lastDate: lastDay, extras: extra.id }
  const answer = await page.request.get('/api/quote', { params: query })
  const { total, days } = await answer.json()
  expect(days).toBe(3)
  const price = page.getByRole('region', { name: t('OneDayBook.price') })
  await expect(price.getByRole('row', { name: /^Total/ })).toContainText(formatBirr(total / 100, 'en'))
  await expect(price.getByRole('row', { name: /Roof box/ })).toContainText(formatBirr(700, 'en'))
  await page.getByLabel(t('OneDayBook.pickupPlace')).fill('Bole airport')
  await page.getByLabel(t('OneDayBook.pickupTime')).fill('06:30')
  await fillOrder(page, t, { day })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  const booking = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  expect(Number(booking.totalSantim)).toBe(total)
  const card = page.getByRole('article').filter({ hasText: vehicle.name })
  await expect(card).toContainText(formatCode(booking.code))
  await expect(card).toContainText(formatDayInWords(lastDay, 'en'))
  await expect(card).toContainText('Bole airport · 06:30')
  await siteDatabase.extra.delete({ where: { id: extra.id } })
})

test('a pick-up at an hour of today that is over is refused, and what was typed stays', async ({ page }) => {
  const [vehicle, today] = [await makeVehicle(), dayFromToday(0)]
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: today, pickupTime: '00:00' }))
  await fillOrder(page, t, { day: today })
  const destination = page.getByLabel(t('OneDayBook.destination'), { exact: true })
  const typed = await destination.inputValue()
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.getByRole('link', { name: t('Validation.timeOver') }).click()
  const time = page.getByLabel(t('OneDayBook.pickupTime'))
  await expect(time).toBeFocused()
  await expect(destination).toHaveValue(typed)
  await time.fill('23:59')
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
})

test('a price that changed meanwhile is shown before anything is reserved', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillTrip(page, t, { day })
  const destination = page.getByLabel(t('OneDayBook.destination'), { exact: true })
  const typed = await destination.inputValue()
  await siteDatabase.vehicle.update({ where: { id: vehicle.id }, data: { dayPrice: 4200 } })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await expect(page.getByText(t('Flash.priceChanged'))).toBeVisible()
  await expect(page.getByRole('region', { name: t('OneDayBook.price') })).toContainText(
    formatBirr(4200, 'en'),
  )
  await expect(destination).toHaveValue(typed)
  expect(await bookingCount(vehicle.id)).toBe(0)
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/YourBooking')
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('a double click sends one booking', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day })
  const sent: string[] = []
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().url())
    // Slower than any second click.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).dblclick()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  expect(sent).toHaveLength(1)
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('an order that is sent from the next page already is done all the same', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day })
  await page.route('**', (route) => {
    const isSending = route.request().method() === 'POST'
    return route.continue(isSending ? { url: new URL('/UserDashboard', page.url()).href } : {})
  })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test('empty fields are named beside themselves and at the top, which takes the focus', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: t('Validation.destinationMissing') }).click()
  const destination = page.getByLabel(t('OneDayBook.destination'), { exact: true })
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription(
    new RegExp(t('Validation.destinationMissing').replace('.', '\\.')),
  )
  expect(await bookingCount(vehicle.id)).toBe(0)
})

test('a used transaction is refused beside its field and the form stays filled', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  const order = async (transactionId?: string) => {
    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
    const used = await fillOrder(page, t, { day, ...(transactionId && { transactionId }) })
    await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
    return used
  }
  const first = await order()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  await order(` ${first.toLowerCase()} `)
  await expect(page.getByText(t('Validation.transactionUsed')).first()).toBeVisible()
  await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
  expect(await bookingCount(vehicle.id)).toBe(1)
})

test.describe('a session that ended', () => {
  // The bar asks who is there and is told: nobody.
  test.use({ expectedConsole: /status of 401.*api\/profile/ })

  async function bookAfterLogin(page: Page, endSession: (customerId: string) => Promise<unknown>) {
    const vehicle = await makeVehicle()
    const customer = await makeCustomer()
    await signIn(page, customer)
    const textEn = `Snow chains ${randomUUID().slice(0, 8)}`
    await makeOfferedExtra(vehicle.id, {
      textEn,
      textOm: 'Sansalata',
      textAm: 'ሰንሰለት',
      amountSantim: 20_000,
      per: 'day',
    })
    await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
    const extra = page.getByRole('checkbox', { name: textEn })
    await unfold(page, t('OneDayBook.more'))
    await extra.check()
    const transactionId = await fillOrder(page, t, { day })
    await endSession(customer.id)
    await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
    await page.waitForURL((url) => url.pathname === '/Login')
    await expect(page.getByText('You forgot to login bro')).toBeVisible()
    await fillLogin(page, t, customer)
    await page.waitForURL(
      (url) => url.pathname === '/OneDayBook' && url.searchParams.get('id') === vehicle.id,
    )
    await expect(page.getByLabel(t('OneDayBook.transactionId'), { exact: true })).toHaveValue(transactionId)
    await expect(page.getByLabel(t('OneDayBook.amount'), { exact: true })).toHaveValue('3,500')
    await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
    await expect(page.locator('[name=date]')).toHaveValue(day)
    await expect(extra).toBeChecked()
    await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
    await page.waitForURL((url) => url.pathname === '/UserDashboard')
    expect(await bookingCount(vehicle.id)).toBe(1)
  }

  test('while the form was filled in leads to the login and back to the filled form', ({ page }) =>
    bookAfterLogin(page, (userId) => siteDatabase.session.deleteMany({ where: { userId } })))

  test('by signing out in another tab leads there and back as well', ({ page }) =>
    bookAfterLogin(page, () => page.context().clearCookies()))

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('leads there and back as well', ({ page }) =>
      bookAfterLogin(page, () => page.context().clearCookies()))
  })
})

test('a customer cancels a pending booking after being asked, and the place is free again', async ({
  page,
}) => {
  const vehicle = await makeVehicle(1)
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  await page.getByRole('button', { name: new RegExp(`^${t('Bookings.cancel')}`) }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: t('Bookings.cancelKeep') }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await siteDatabase.booking.count({ where: { vehicleId: vehicle.id, status: 'canceled' } })).toBe(0)
  await page.getByRole('button', { name: new RegExp(`^${t('Bookings.cancel')}`) }).click()
  await page.getByRole('button', { name: t('Bookings.cancelConfirm') }).click()
  await expect(page.getByText(t('Flash.bookingCanceled'))).toBeVisible()
  await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id, date: day }))
  await expect(page.getByText(`${leftText(t, 1)} ·`)).toBeVisible()
})

test('a sold-out day is said calmly and cannot be ordered', async ({ page }) => {
  const vehicle = await makeVehicle(0)
  await page.goto(hrefOf('/OneDayVehicles', { q: vehicle.name }))
  await expect(page.getByRole('article').getByText(t('OneDayVehicles.soldOut'))).toBeVisible()
  await page.goto(hrefOf('/OneDayVehiclesBook', { id: vehicle.id }))
  await expect(page.getByText(`${t('OneDayVehicles.soldOut')} ·`)).toBeVisible()
  await expect(page.getByRole('link', { name: t('OneDayVehicle.order') })).toHaveCount(0)
})
