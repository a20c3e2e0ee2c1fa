import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { formatDayInWords } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import { hrefOf } from '@/lib/routes/routes'
import { choose, pressOn, tabTo, typeInto } from '../support/keyboard'
import { overflowOf } from '../support/page-visit'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test, watchConsole } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'
import { newPhone } from '../support/own-numbers'

const t = textsOf('en')
const day = dayFromToday(25)
const main = (page: Page) => page.getByRole('main')

const makeRequest = (email: string | null) =>
  siteDatabase.travelBooking.create({
    data: {
      firstName: 'Marta',
      phone: newPhone(),
      email,
      item: 'suv',
      day: dateOfDay(day),
      destination: 'Adama',
    },
  })

/** A page of somebody without an account, as wide as a phone. */
async function openOnPhone(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, javaScriptEnabled, serviceWorkers: 'block' },
  })
  return { page: await context.newPage(), problems: watchConsole(context), close: () => context.close() }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a request becomes an offer, whose link is opened on a phone without an account and paid', async ({
      page,
      browser,
    }) => {
      const request = await makeRequest(null)
      const vehicle = await makeVehicle()
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/EditBookingDb', { id: request.id, q: vehicle.name }))
      await page.locator('#vehicleId').selectOption(vehicle.id)
      await main(page)
        .getByRole('button', { name: t('Offers.look') })
        .click()
      await page.waitForURL((url) => url.searchParams.get('vehicleId') === vehicle.id)
      await expect(main(page).getByRole('table').getByText('3,500').first()).toBeVisible()
      await page.locator('#agreedTotal').fill('3000')
      await main(page)
        .getByRole('button', { name: t('Offers.submit') })
        .click()
      await expect(page.getByText(t('Validation.agreedReasonMissing')).first()).toBeVisible()
      await page.locator('#agreedReason').fill('As agreed on the phone')
      await main(page)
        .getByRole('button', { name: t('Offers.submit') })
        .click()
      await expect(page.getByText(t('Flash.offerMade'))).toBeVisible()
      const link = await page.getByLabel(t('Desk.linkTitle')).inputValue()

      const phone = await openOnPhone(browser, javaScriptEnabled)
      await phone.page.goto(link)
      const lines = phone.page.getByRole('table')
      await expect(lines.getByRole('row', { name: 'As agreed on the phone' })).toContainText('500')
      await expect(lines.getByRole('row').last()).toContainText('3,000')
      expect(await overflowOf(phone.page)).toEqual([])
      await expect(phone.page.getByRole('button', { name: t('Bookings.cancel') })).toHaveCount(0)
      const transactionId = `FT${randomUUID()}`
      await phone.page.locator('#transactionId').fill(transactionId)
      await phone.page.getByRole('button', { name: t('YourBooking.claim'), exact: true }).click()
      await expect(phone.page.getByText(t('Flash.transferClaimed'))).toBeVisible()
      await expect(phone.page.getByText(transactionId).first()).toBeVisible()
      expect(new URL(phone.page.url()).searchParams.get('key')).toBe(new URL(link).searchParams.get('key'))

      await page.goto(hrefOf('/EditBookingDb', { id: request.id }))
      await main(page)
        .getByRole('link', { name: t('Offers.open') })
        .click()
      await main(page)
        .getByRole('button', { name: t('PaymentForms.confirm'), exact: true })
        .click()
      await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
      await phone.page.goto(link)
      await expect(phone.page.getByText(t('YourBooking.confirmedTitle'))).toBeVisible()
      expect(phone.problems).toEqual([])
      await phone.close()
      await page.goto(hrefOf('/EditBookingDb', { id: request.id }))
      await expect(main(page).getByText(t('Status.successful'))).toBeVisible()
    })

    test('a sub-admin books for a customer who is known by their phone', async ({ page }) => {
      const [phone, vehicle] = [newPhone(), await makeVehicle()]
      await signIn(page, demoAccount('subadmin'))
      await page.goto('/SubAdmin')
      await page
        .getByRole('link', { name: t('OfficeFrame.begin.newBooking') })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: t('Desk.title') })).toBeVisible()
      const look = async () => {
        await page.goto(hrefOf('/NewBooking', { q: vehicle.name }))
        await page.locator('#customer-phone').fill(phone)
        await page.locator('#date').fill(day)
        await page.locator('#vehicleId').selectOption(vehicle.id)
        await main(page)
          .getByRole('button', { name: t('Desk.look') })
          .click()
        await page.waitForURL((url) => url.searchParams.get('vehicleId') === vehicle.id)
      }
      await look()
      await expect(page.getByText(t('Desk.unknown'))).toBeVisible()
      // Who looks at the form alone reads whom and what it is for.
      await expect(
        page.getByText(
          t.markup('Desk.chosenFor', {
            call: (number) => number,
            phone: formatPhone(phone),
            vehicle: `${vehicle.name} 2022`,
            days: formatDayInWords(day, 'en'),
          }),
        ),
      ).toBeVisible()
      await page.locator('#name').fill('Chaltu Bekele')
      await page.locator('#destination').fill('Adama')
      await page.locator('#pickupTime').fill('08:30')
      await page.locator('#returnTime').fill('17:00')
      await page.locator('#paid').selectOption('transfer')
      await main(page)
        .getByRole('button', { name: t('Desk.submit'), exact: true })
        .click()
      await expect(page.getByText(t('Validation.transactionMissing')).first()).toBeVisible()
      // Nothing typed is lost.
      await expect(page.locator('#name')).toHaveValue('Chaltu Bekele')
      await page.locator('#transactionId').fill(`FT${randomUUID()}`)
      await main(page)
        .getByRole('button', { name: t('Desk.submit'), exact: true })
        .click()
      await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
      await expect(page.getByLabel(t('Desk.linkTitle'))).toHaveValue(/\/YourBooking\?key=/)
      const made = await siteDatabase.booking.findFirst({ where: { phone } })
      expect(made).toMatchObject({ pickupTime: '08:30', returnTime: '17:00' })

      await look()
      await expect(page.getByText(t('Desk.known', { name: 'Chaltu Bekele', count: 1 }))).toBeVisible()
      await expect(page.locator('#name')).toHaveValue('Chaltu Bekele')
    })
  })
}

test('what was changed since its price was shown is not booked, and is once it is shown again', async ({
  page,
}) => {
  const [vehicle, other] = [await makeVehicle(), await makeVehicle()]
  // Of many vehicles the list of choices holds those that are sought.
  const q = newVehicleName('Fiesta')
  await siteDatabase.vehicle.updateMany({ where: { id: { in: [vehicle.id, other.id] } }, data: { name: q } })
  const phone = newPhone()
  await signIn(page, demoAccount('subadmin'))
  await page.goto(`${hrefOf('/NewBooking', { phone, date: day, vehicleId: vehicle.id, q })}#booking`)
  const [book, look] = [
    main(page).getByRole('button', { name: t('Desk.submit'), exact: true }),
    main(page).getByRole('button', { name: t('Desk.look') }),
  ]
  const told = page.getByText(t('Desk.lookAgain', { look: t('Desk.look') }))
  await page.locator('#name').fill('Almaz Tadesse')
  for (const [field, value] of [
    ['#customer-phone', newPhone()],
    ['#date', dayFromToday(26)],
  ] as const) {
    const shown = await page.locator(field).inputValue()
    await page.locator(field).fill(value)
    await expect(told).toBeVisible()
    await expect(book).toBeDisabled()
    await page.locator(field).fill(shown)
    await expect(book).toBeEnabled()
    await expect(told).toBeHidden()
  }
  await page.locator('#vehicleId').selectOption(other.id)
  await expect(book).toBeDisabled()
  await page.locator('#destination').fill('Adama')
  await page.locator('#destination').press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('vehicleId') === vehicle.id)
  await look.click()
  await page.waitForURL((url) => url.searchParams.get('vehicleId') === other.id)
  await expect(book).toBeEnabled()

  const request = await makeRequest(null)
  await page.goto(hrefOf('/EditBookingDb', { id: request.id, vehicleId: vehicle.id, q }))
  const offer = main(page).getByRole('button', { name: t('Offers.submit') })
  await expect(offer).toBeEnabled()
  await page.locator('#vehicleId').selectOption(other.id)
  await expect(offer).toBeDisabled()
  await expect(page.getByText(t('Desk.lookAgain', { look: t('Offers.look') }))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a walk-in is booked and paid in cash with at most twelve inputs, and nothing is too wide', async ({
    page,
  }) => {
    const vehicle = await makeVehicle()
    await signIn(page, demoAccount('subadmin'))
    await page.goto(hrefOf('/NewBooking', { q: vehicle.name }))
    let inputs = 1
    const input = async (work: Promise<unknown>) => {
      inputs += 1
      await work
    }
    await input(page.locator('#customer-phone').fill(newPhone()))
    await input(page.locator('#vehicleId').selectOption(vehicle.id))
    await input(
      main(page)
        .getByRole('button', { name: t('Desk.look') })
        .click(),
    )
    await page.waitForURL((url) => url.searchParams.get('vehicleId') === vehicle.id)
    expect(await overflowOf(page)).toEqual([])
    await input(page.locator('#name').fill('Almaz Tadesse'))
    await input(page.locator('#destination').fill('Bishoftu'))
    await input(page.locator('#paid').selectOption('cash'))
    await input(
      main(page)
        .getByRole('button', { name: t('Desk.submit'), exact: true })
        .click(),
    )
    await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
    expect(inputs).toBeLessThanOrEqual(12)
    const { status } = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
    expect(status).toBe('successful')
  })
})

test('staff book a walk-in by keyboard alone, with at most twelve inputs', async ({ page }) => {
  const vehicle = await makeVehicle()
  await signIn(page, demoAccount('admin'))
  // As where there are more vehicles than a list of choices holds, and one was looked for.
  await page.goto(hrefOf('/NewBooking', { q: vehicle.name }))
  let inputs = 1
  const input = async (work: Promise<void>) => {
    inputs += 1
    await work
  }
  await expect(page.locator('#customer-phone')).toBeFocused()
  await input(typeInto(page, page.locator('#customer-phone'), newPhone()))
  // A select jumps to what is typed.
  await tabTo(page, page.locator('#vehicleId'))
  await input(page.keyboard.type(vehicle.name))
  await expect(page.locator('#vehicleId')).toHaveValue(vehicle.id)
  await input(pressOn(page, main(page).getByRole('button', { name: t('Desk.look') })))
  await page.waitForURL((url) => url.searchParams.get('vehicleId') === vehicle.id)
  await input(typeInto(page, page.locator('#name'), 'Almaz Tadesse'))
  await input(typeInto(page, page.locator('#destination'), 'Bishoftu'))
  await input(choose(page, page.locator('#paid'), 'cash'))
  await input(pressOn(page, main(page).getByRole('button', { name: t('Desk.submit'), exact: true })))
  await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
  expect(inputs).toBeLessThanOrEqual(12)
  const booking = await siteDatabase.booking.findFirstOrThrow({ where: { vehicleId: vehicle.id } })
  expect(booking).toMatchObject({ status: 'successful', customerName: 'Almaz Tadesse', isByStaff: true })
  expect(booking.paidSantim).toBe(booking.totalSantim)
})
