import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { fillOrder, fillTrip, unfold } from '../support/booking-steps'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')
const day = dayFromToday(33)

/** Chooses a photo of a receipt on the order form. */
async function attachReceipt(page: Page): Promise<void> {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  await page
    .getByLabel(t('OneDayBook.photo'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: photo })
}

test('a customer adds a photo of the receipt, prints the sheet and takes the day along', async ({
  page,
  playwright,
  baseURL,
}) => {
  const vehicle = await makeVehicle()
  const customer = await makeCustomer()
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day, transactionId: 'FT26326PHOT1' })
  await page.getByLabel(t('OneDayBook.amount'), { exact: true }).fill('3,000')
  await attachReceipt(page)
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  await expect(page.getByText(t('Transfers.differs.less', { by: 'Br\u00a0500' }))).toBeVisible()

  await page.getByRole('link', { name: t('Confirmation.open') }).click()
  await page.waitForURL((url) => url.pathname === '/Confirmation')
  await expect(page.getByRole('heading', { level: 1, name: t('Confirmation.title') })).toBeVisible()
  await expect(page.getByRole('img', { name: t('Confirmation.code') })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  const calendar = await page.request.get(`/calendar/${id}.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  const text = await calendar.text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  expect(text).toContain('STATUS:TENTATIVE')

  const own = await page.request.get(`/receipts/${id}.webp`)
  expect([own.status(), own.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect(own.headers()['cache-control']).toContain('no-store')
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {})
  expect((await stranger.get(`/receipts/${id}.webp`)).status()).toBe(401)
  await stranger.post('/api/login', { data: await makeCustomer() })
  expect((await stranger.get(`/receipts/${id}.webp`)).status()).toBe(404)
  expect((await stranger.get(`/calendar/${id}.ics`)).status()).toBe(404)
  expect((await stranger.get(hrefOf('/Confirmation', { id }))).status()).toBe(404)
  await stranger.post('/api/login', { data: demoAccount('subadmin') })
  expect((await stranger.get(`/receipts/${id}.webp`)).status()).toBe(200)
  await stranger.dispose()
})

test('a photo of a receipt asks for the transfer that it shows and is not lost', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillTrip(page, t, { day })
  await unfold(page, t('OneDayBook.transferred'))
  await attachReceipt(page)
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await expect(page.getByText(t('Validation.transactionMissing')).first()).toBeVisible()
  expect(await siteDatabase.booking.count({ where: { vehicleId: vehicle.id } })).toBe(0)
  await fillOrder(page, t, { day })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')
  const { receiptPhotoKey } = await siteDatabase.payment.findFirstOrThrow({
    where: { booking: { vehicleId: vehicle.id } },
    select: { receiptPhotoKey: true },
  })
  expect(receiptPhotoKey).not.toBeNull()
})

test('what is no picture is refused beside its field and books nothing', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, await makeCustomer())
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day })
  await page
    .getByLabel(t('OneDayBook.photo'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await expect(page.getByText(t('Validation.pictureType')).first()).toBeVisible()
  await expect(page.getByLabel(t('OneDayBook.destination'), { exact: true })).toHaveValue('Bishoftu')
  expect(await siteDatabase.booking.count({ where: { vehicleId: vehicle.id } })).toBe(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer cancels a booking after being asked', async ({ page }) => {
    const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
    const { id } = await createBooking(siteDatabase, {
      vehicle,
      customer,
      inDays: 3,
      status: 'pending',
      transactionId: `FT${randomUUID()}`,
      destination: 'Adama',
    })
    await signIn(page, customer)
    await page.goto('/UserDashboard')
    await page.getByRole('button', { name: new RegExp(vehicle.name) }).click()
    await expect(page.getByRole('alert').getByText(t('Bookings.cancelTitle'))).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('If it reaches us, we refund it in full.')
    await expect(page.getByRole('alert')).not.toContainText(t('Mails.refund.unpaid'))
    expect(await siteDatabase.booking.count({ where: { id, status: 'pending' } })).toBe(1)
    await expect(page.getByRole('alert')).toBeInViewport()
    await page.getByRole('link', { name: t('Bookings.cancelKeep') }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await page.getByRole('button', { name: new RegExp(vehicle.name) }).click()
    await page.getByRole('button', { name: t('Bookings.cancelConfirm') }).click()
    await expect(page.getByText(t('Flash.bookingCanceled'))).toBeVisible()
    expect(await siteDatabase.booking.count({ where: { id, status: 'canceled' } })).toBe(1)

    await page.getByRole('button', { name: t('CancelForms.undo') }).click()
    await expect(page.getByText(t('Flash.cancelUndone'))).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/YourBooking')
    expect(await siteDatabase.booking.count({ where: { id, status: 'pending' } })).toBe(1)
  })

  test('staff who cancel are told how the customer hears of it', async ({ page }) => {
    const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
    const order = { vehicle, customer, inDays: 3, status: 'pending', destination: 'Adama' } as const
    const { id } = await createBooking(siteDatabase, { ...order, transactionId: `FT${randomUUID()}` })
    await signIn(page, demoAccount('admin'))
    const question = hrefOf('/EditBookStatus', { id, confirm: 'cancel' })
    await page.goto(question)
    await expect(page.getByText('gets an email after 10 seconds')).toBeVisible()
    await siteDatabase.booking.update({ where: { id }, data: { userId: null, customerEmail: '' } })
    await page.goto(question)
    await expect(page.getByText(/No email reaches .+: please call/)).toBeVisible()
  })

  test('staff cancel with a reason, and are told where the place is gone when they undo it', async ({
    page,
  }) => {
    const [vehicle, customer] = await Promise.all([makeVehicle(1), makeCustomer()])
    const order = { vehicle, customer, inDays: 3, status: 'successful', destination: 'Adama' } as const
    const { id } = await createBooking(siteDatabase, { ...order, transactionId: `FT${randomUUID()}` })
    await signIn(page, demoAccount('subadmin'))
    await page.goto(hrefOf('/YourBooking', { id }))
    await page.getByRole('link', { name: t('CancelForms.link') }).click()
    await page.getByRole('button', { name: t('CancelForms.submit') }).click()
    await expect(page.getByText(t('Validation.reasonMissing')).first()).toBeVisible()
    await page.getByLabel(t('CancelForms.cause')).selectOption('other')
    await page.getByRole('button', { name: t('CancelForms.submit') }).click()
    await expect(page.getByLabel(t('CancelForms.cause'))).toHaveValue('other')
    await page.getByLabel(t('CancelForms.words')).fill('The road to Adama is closed')
    await page.getByRole('button', { name: t('CancelForms.submit') }).click()
    // Beside what comes next, and in the history.
    await expect(page.getByText('The road to Adama is closed')).toHaveCount(2)
    await createBooking(siteDatabase, { ...order, transactionId: `FT${randomUUID()}` })
    await page.getByRole('button', { name: t('CancelForms.undo') }).click()
    await expect(page.getByRole('alert').getByText(t('CancelForms.undoFailed'))).toBeVisible()
    await expect(page.getByRole('alert').getByText(t('Errors.SOLD_OUT'))).toBeVisible()
    expect(await siteDatabase.booking.count({ where: { id, status: 'canceled' } })).toBe(1)
  })
})

test('the admin finds a booking by its reference, sees who did what, and releases its transfer', async ({
  page,
}) => {
  const vehicle = await makeVehicle()
  const customer = await makeCustomer()
  await signIn(page, customer)
  await page.goto(hrefOf('/OneDayBook', { id: vehicle.id, date: day }))
  await fillOrder(page, t, { day, transactionId: 'FT26326FIND1' })
  await page.getByRole('button', { name: t('OneDayBook.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/UserDashboard')

  await page.context().clearCookies()
  await signIn(page, demoAccount('admin'))
  await page.goto('/AllBookStatus')
  await page.getByRole('searchbox', { name: t('BookingOffice.search') }).fill('ft 26326-find1')
  await page.getByRole('button', { name: t('DataList.search') }).click()
  await page.getByRole('link', { name: vehicle.name }).click()
  await expect(page.getByText(t('Transfers.kind.ft'))).toBeVisible()
  await page.getByLabel(t('Office.status'), { exact: true }).selectOption('canceled')
  await page.getByRole('button', { name: t('Office.update'), exact: true }).click()
  await page.getByLabel(t('CancelForms.cause')).selectOption('customer-asked')
  await page.getByRole('button', { name: t('CancelForms.submit') }).click()
  await expect(page.getByText('Successfully Change Status to canceled!', { exact: true })).toBeVisible()

  const booking = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  await page.goto(hrefOf('/EditBookStatus', { id: booking.id }))
  await page.getByRole('button', { name: t('BookingOffice.release') }).click()
  await page.getByRole('button', { name: t('BookingOffice.releaseConfirm') }).click()
  await expect(page.getByText(t('Flash.transactionReleased'))).toBeVisible()
  await expect(page.getByText(t('BookingOffice.reason.transaction-released'))).toBeVisible()

  const mails = await siteDatabase.outboxMail.findMany({
    where: { recipient: customer.email },
    orderBy: { createdAt: 'asc' },
  })
  expect(mails.map(({ template }) => template)).toEqual(['booking-for-customer', 'booking-for-customer'])
})

test('staff are led to the photo of every transfer, and to no calendar file', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays: 27, status: 'pending', destination: 'Adama' } as const
  const { id } = await createBooking(siteDatabase, { ...facts, transactionId: 'FT26326PHOT7' })
  await signIn(page, customer)
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const told = await page.request.post(`/api/bookings/${id}/payments`, {
    multipart: {
      ...{ way: 'transfer', transactionId: 'FT26326PHOT8', amount: '100000' },
      image: { name: 'receipt.png', mimeType: 'image/png', buffer: photo },
    },
  })
  expect(told.status()).toBe(201)
  const { payment } = await told.json()
  const seen = page.getByRole('main').getByRole('link', { name: t('Transfers.photoOpen') })
  const calendar = page.getByRole('link', { name: t('Confirmation.calendar') })
  await page.goto(hrefOf('/YourBooking', { id }))
  await expect(seen).toHaveAttribute('href', `/receipts/${payment._id}.webp`)
  await expect(calendar).toHaveCount(1)

  await page.request.post('/api/login', { data: demoAccount('admin') })
  for (const path of ['/YourBooking', '/Confirmation'] as const) {
    await page.goto(hrefOf(path, { id }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(calendar).toHaveCount(0)
  }
  await page.goto(hrefOf('/EditBookStatus', { id }))
  await expect(seen).toHaveAttribute('href', `/receipts/${payment._id}.webp`)
  const figure = page.getByRole('figure').getByRole('link')
  await expect(figure).toHaveAttribute('href', `/receipts/${payment._id}.webp`)
})

test('a booking of a car leads back to where cars are booked', async ({ page }) => {
  const customer = await makeCustomer()
  // One of the demo: those of other tests come and go.
  const car = await siteDatabase.vehicle.findFirstOrThrow({
    where: { kind: 'car', dayPrice: { not: null } },
    orderBy: { createdAt: 'asc' },
  })
  const { id } = await createBooking(siteDatabase, {
    ...{ vehicle: { ...car, price: car.dayPrice ?? 0 }, customer, inDays: 28, status: 'canceled' },
    ...{ destination: 'Adama', transactionId: 'FT26326PHOT9' },
  })
  await signIn(page, customer)
  const days = { date: dayFromToday(28), lastDate: undefined }
  const href = hrefOf('/Car', { id: car.id, ...days })
  await page.goto('/UserBookStatus')
  const again = { name: new RegExp(t('YourBooking.bookAgain')) }
  await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toHaveCount(1)
  await page.goto(hrefOf('/YourBooking', { id }))
  await page.getByRole('link', again).click()
  await expect(page.getByRole('heading', { level: 1, name: car.name })).toBeVisible()
  await page.goto(hrefOf('/Confirmation', { id }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('Confirmation.calendar') })).toHaveCount(0)
})
