import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatCode, formatDayInWords } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from '../support/access/world'
import { makeTrip, newWord, openPalette, palette } from '../support/desk-trip'
import { openListening } from '../support/live-page'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

// A page that the desk reads anew under an open form, because somebody else changed something, or leaves for one of its kind.

const t = textsOf('en')

/** Two bookings of one vehicle and day, each with a transfer that waits. */
async function makeTwoBookings() {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer({ lastName: newWord() })])
  const facts = { vehicle, customer, inDays: 20, status: 'pending', destination: 'Adama' } as const
  const book = () => createBooking(siteDatabase, { ...facts, transactionId: `FT${randomUUID()}` })
  return { vehicle, customer, one: await book(), next: await book() }
}

const save = (page: Page, name: string) =>
  page
    .locator('form', { has: page.locator(`[name="${name}"]`) })
    .locator('[type="submit"]')
    .click()

test('a page that is read anew saves no old choice over that of somebody else', async ({ page }) => {
  const { id } = await makeUnit(siteDatabase, (await makeVehicle()).id)
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Units', { unit: id }))
  const state = page.locator('[name="isActive"]')
  await expect(state).toHaveValue('yes')
  await siteDatabase.unit.update({ where: { id }, data: { isActive: false } })
  await expect(state).toHaveValue('no')
  const plate = `AA 3 N${randomUUID().slice(0, 5).toUpperCase()}`
  await page.locator('[name="plate"]').fill(plate)
  await save(page, 'plate')
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
  expect(await siteDatabase.unit.findUnique({ where: { id } })).toMatchObject({ plate, isActive: false })
})

test('what nobody touched follows others in a form that was opened by a link, boxes and pictures too', async ({
  page,
}) => {
  const driver = await makeDriver(siteDatabase)
  await siteDatabase.driver.update({ where: { id: driver.id }, data: { firstName: randomUUID() } })
  const { firstName } = await siteDatabase.driver.findUniqueOrThrow({ where: { id: driver.id } })
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Drivers', { q: firstName }))
  await page.getByRole('main').getByRole('link', { name: firstName }).click()
  const speaks = (language: 'am' | 'om') => page.locator(`[id="speaks.${language}"]`)
  await expect(speaks('am')).toBeChecked()
  await siteDatabase.driver.update({
    where: { id: driver.id },
    data: { lastName: 'Girma', languages: ['en', 'om'] },
  })
  await expect(page.locator('[name="lastName"]')).toHaveValue('Girma')
  await expect(speaks('am')).not.toBeChecked()
  await expect(speaks('om')).toBeChecked()
  await page.locator('[name="phone"]').fill('+251911000777')
  await save(page, 'phone')
  await expect(page.getByText(t('Flash.dispatchSaved'))).toBeVisible()
  const { languages, ...saved } = await siteDatabase.driver.findUniqueOrThrow({ where: { id: driver.id } })
  expect(saved).toMatchObject({ lastName: 'Girma', phone: '+251911000777' })
  expect(languages.toSorted()).toEqual(['en', 'om'])

  const vehicle = await makeVehicle()
  await page.goto(hrefOf('/OneViews', { id: vehicle.id }))
  await page.getByRole('main').locator('a[href^="/OneEdits"]').click()
  const pictures = page.locator('[name="pictures"]')
  await expect(pictures).toHaveValue(/one-day-01/)
  await siteDatabase.vehicle.update({
    where: { id: vehicle.id },
    data: {
      dayPrice: 3600,
      pictures: { create: { position: 2, url: '/demo/suv-1.webp', filename: 'suv-1.webp' } },
    },
  })
  await expect(page.locator('[name="price"]')).toHaveValue('3600')
  await expect(pictures).toHaveValue(/one-day-01.*,\/demo\/suv-1/)
  await page.locator('[name="model"]').fill('2024')
  await save(page, 'model')
  await expect(page.getByText(t('Flash.vehicleUpdated'))).toBeVisible()
  expect(
    await siteDatabase.vehicle.findUnique({ where: { id: vehicle.id }, include: { pictures: true } }),
  ).toMatchObject({ dayPrice: 3600, model: '2024', pictures: [{ filename: 'suv-1.webp' }] })
})

test('a page that is read anew under what is typed saves it over nobody else without a word', async ({
  page,
}) => {
  const { id } = await makeDriver(siteDatabase)
  await signIn(page, demoAccount('subadmin'))
  await openListening(page, hrefOf('/Driver', { id }))
  const show = page.getByRole('button', { name: t('OfficeFrame.live.show') })
  const [phone, until] = [page.locator('[name="phone"]'), page.locator('[name="licenceUntil"]')]
  const saved = page.getByText(t('Flash.dispatchSaved'))

  // Somebody else changes what nobody has typed in.
  await phone.fill('+251911000777')
  await siteDatabase.driver.update({ where: { id }, data: { lastName: 'Girma' } })
  await show.click()
  await expect(page.locator('[name="lastName"]')).toHaveValue('Girma')
  await expect(phone).toHaveValue('+251911000777')
  await save(page, 'phone')
  await expect(saved).toBeVisible()

  // And then the same fields.
  await openListening(page, hrefOf('/Driver', { id }))
  await page.locator('#licenceUntil').fill('12 May 2033')
  await phone.fill('+251911000888')
  await expect(until).toHaveValue('2033-05-12')
  const others = { phone: '+251911000999', licenceUntil: new Date('2034-02-03') }
  await siteDatabase.driver.update({ where: { id }, data: others })
  await show.click()
  await expect(show).toBeHidden()
  await expect(phone).toHaveValue('+251911000888')
  await expect(page.locator('#licenceUntil')).toHaveValue(/12 May 2033/)
  await expect(until).toHaveValue('2033-05-12')
  await save(page, 'phone')
  await expect(page.getByRole('alert').filter({ hasText: t('Errors.VERSION_CONFLICT') })).toContainText(
    t('Form.savesOver'),
  )
  expect(await siteDatabase.driver.findUnique({ where: { id } })).toMatchObject(others)
  await save(page, 'phone')
  await expect(saved).toBeVisible()
  const own = { phone: '+251911000888', licenceUntil: new Date('2033-05-12') }
  expect(await siteDatabase.driver.findUnique({ where: { id } })).toMatchObject(own)
})

test('the desk books for whom it began, with what was typed, where another desk books by the same phone', async ({
  page,
}) => {
  const [vehicle, phone] = [await makeVehicle(), newPhone()]
  await signIn(page, demoAccount('subadmin'))
  const asked = { vehicleId: vehicle.id, date: dayFromToday(24) }
  await openListening(page, hrefOf('/NewBooking', { ...asked, phone, q: vehicle.name }))
  const [name, destination] = [page.locator('#name'), page.locator('#destination')]
  await name.fill('Almaz Tadesse')
  await destination.fill('Bishoftu')
  const other = await page.request.post('/api/desk/bookings', {
    data: { ...asked, destination: 'Adama', paid: 'later', customer: { name: 'Bekele Worku', phone } },
  })
  expect(other.status()).toBe(201)
  await page.getByRole('button', { name: t('OfficeFrame.live.show'), exact: true }).click()
  await expect(page.getByText(t('Desk.anotherCustomer'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Bekele Worku/ })).toBeVisible()
  await expect(name).toHaveValue('Almaz Tadesse')
  await expect(destination).toHaveValue('Bishoftu')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Desk.submit'), exact: true })
    .click()
  await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
  const made = await siteDatabase.booking.findMany({
    where: { vehicleId: vehicle.id },
    select: { customerName: true },
    orderBy: { createdAt: 'asc' },
  })
  expect(made.map(({ customerName }) => customerName)).toEqual(['Bekele Worku', 'Almaz Tadesse'])
})

test('the desk keeps what was typed where somebody else takes the last place', async ({ page }) => {
  const vehicle = await makeVehicle(1)
  await signIn(page, demoAccount('subadmin'))
  const asked = { vehicleId: vehicle.id, date: dayFromToday(24) }
  await openListening(page, hrefOf('/NewBooking', { ...asked, phone: newPhone(), q: vehicle.name }))
  const destination = page.locator('#destination')
  await page.locator('#name').fill('Almaz Tadesse')
  await destination.fill('Bishoftu')
  const customer = { name: 'Bekele Worku', phone: newPhone() }
  const data = { ...asked, destination: 'Adama', paid: 'later', customer }
  expect((await page.request.post('/api/desk/bookings', { data })).status()).toBe(201)
  await page.getByRole('button', { name: t('OfficeFrame.live.show'), exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('Desk.noneLeft'))).toBeVisible()
  await main.getByRole('button', { name: t('Desk.submit'), exact: true }).click()
  await expect(main.getByRole('alert').filter({ hasText: t('Errors.SOLD_OUT') })).toBeVisible()
  await expect(destination).toHaveValue('Bishoftu')
})

test('what was typed about one booking does not stand in the form of the next', async ({ page }) => {
  const [one, next] = [await makeTrip(page), await makeTrip(page)]
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id: one.id }))
  const note = page.getByLabel(t('Notes.text'))
  await note.fill('Wants to pay in cash')
  await openPalette(page)
  await page.keyboard.type(formatCode(next.code))
  await expect(
    palette(page)
      .getByRole('option')
      .filter({ hasText: formatCode(next.code) }),
  ).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('id') === next.id)
  await expect(page.locator('form', { has: note }).locator('[name="bookingId"]')).toHaveValue(next.id)
  await expect(note).toHaveValue('')
})

test('what was written about one payment does not stand in the form of the next', async ({ page }) => {
  const { customer, one, next } = await makeTwoBookings()
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Payments', { q: customer.lastName }))
  const refusal = page.locator('form', { has: page.locator('[name="words"]') })
  const ofPayment = async (bookingId: string) => {
    const { id } = await siteDatabase.payment.findFirstOrThrow({ where: { bookingId } })
    return { id, link: page.getByRole('main').locator(`a[href*="refuse=${id}"]`).first() }
  }
  const [first, second] = [await ofPayment(one.id), await ofPayment(next.id)]
  await first.link.click()
  await refusal.locator('[type="submit"]').click()
  await expect(refusal.getByText(t('Validation.reasonMissing')).first()).toBeVisible()
  await refusal.locator('[name="cause"]').nth(1).check()
  await refusal.locator('[name="words"]').fill('Sent elsewhere')
  await second.link.click()
  await expect(refusal.locator('[name="id"]')).toHaveValue(second.id)
  await expect(refusal.locator('[name="words"]')).toHaveValue('')
  await expect(refusal.locator('[name="cause"]:checked')).toHaveCount(0)
  await expect(refusal.getByText(t('Validation.reasonMissing'))).toHaveCount(0)

  // Two payments of one booking: what is returned of the other is another amount, and another request.
  await page.goto(hrefOf('/EditBookStatus', { id: one.id }))
  const cash = page.locator('form', { has: page.locator('[name="asked"]') })
  const refunds = page.getByRole('link', { name: t('PaymentForms.refundLink') })
  for (const [index, amount] of ['700', '900'].entries()) {
    await cash.locator('[name="amount"]').fill(amount)
    await cash.locator('[type="submit"]').click()
    await expect(refunds).toHaveCount(index + 1)
  }
  const refund = page.locator('#payment-form form')
  const titleOf = (amount: string) => refund.getByText(t('PaymentForms.refundTitle', { amount }))
  await refunds.first().click()
  await expect(titleOf('Br\u00a0700')).toBeVisible()
  const key = await refund.locator('[name="requestKey"]').inputValue()
  await refund.locator('[name="amount"]').fill('650')
  await refund.locator('[name="reason"]').fill('One day less')
  await refunds.last().click()
  await expect(titleOf('Br\u00a0900')).toBeVisible()
  await expect(refund.locator('[name="reason"]')).toHaveValue('')
  await expect(refund.locator('[name="amount"]')).not.toHaveValue('650')
  await expect(refund.locator('[name="requestKey"]')).not.toHaveValue(key)
})

test('the days and the price that were asked about for one booking are not those of the next', async ({
  page,
}) => {
  const { vehicle, one, next } = await makeTwoBookings()
  await signIn(page, demoAccount('admin'))
  const dayOfBoth = dayFromToday(20)
  await page.goto(hrefOf('/Schedule', { date: dayOfBoth, q: vehicle.name }))
  const barOf = (code: string) => page.getByRole('main').locator(`a[href*="move=${code}"]`).first()
  const move = page.locator('#panel form')
  await barOf(one.code).click()
  await move.locator('#lastDate').fill(formatDayInWords(dayFromToday(21), 'en'))
  await expect(move.locator('[name="lastDate"]')).toHaveValue(dayFromToday(21))
  await move.locator('[type="submit"]').click()
  await expect(move.getByText(t('ChangeForms.newPrice'))).toBeVisible()
  await barOf(next.code).click()
  await expect(move.locator('[name="id"]')).toHaveValue(next.id)
  await expect(move.locator('[name="lastDate"]')).toHaveValue(dayOfBoth)
  await expect(move.getByText(t('ChangeForms.newPrice'))).toHaveCount(0)
})
