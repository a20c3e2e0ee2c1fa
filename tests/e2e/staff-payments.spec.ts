import { randomUUID } from 'node:crypto'
import { formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { newPhone } from '../support/own-numbers'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

const t = textsOf('en')
test.use({ javaScriptEnabled: false })

async function makePendingBooking({ inDays = 20 } = {}) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays, status: 'pending', destination: 'Adama' } as const
  return createBooking(siteDatabase, { ...facts, transactionId: `FT${randomUUID()}` })
}

test('an admin decides about payments without a script, and typed text stays', async ({ page }) => {
  const { id } = await makePendingBooking()
  await signIn(page, demoAccount('admin'))
  const address = hrefOf('/EditBookStatus', { id })
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await page.goto(address)
  await page.getByRole('link', { name: t('PaymentForms.refuseLink') }).click()
  await press(t('PaymentForms.refuse'))
  await expect(page.getByText(t('Validation.reasonMissing')).first()).toBeVisible()
  await page.locator('#words').fill('Sent elsewhere')
  await press(t('PaymentForms.refuse'))
  await expect(page.getByText(t('Flash.paymentRefused', { left: 0 }))).toBeVisible()
  await expect(page.getByText('Sent elsewhere').first()).toBeVisible()

  // Less than the total: the screen says how much is missing and asks.
  await page.locator('#amount').fill('1000')
  await press(t('PaymentForms.takeCash'))
  await expect(page.getByText(t('Flash.cashTaken'))).toBeVisible()
  await page.locator('#status').selectOption('successful')
  await press(t('Office.update'))
  await expect(page.getByText(/2,500 is missing/)).toBeVisible()
  await press(t('BookingOffice.missingConfirm'))
  await expect(page).toHaveURL(/LandingBookStatus/)

  await page.goto(address)
  // It is confirmed, and yet not paid.
  const amount = 'Br\u00a02,500'
  await expect(page.getByText(t('BookingOffice.stands.part', { amount }))).toBeVisible()
  await page.locator('#amount').fill('500')
  await press(t('PaymentForms.takeCash'))
  await expect(page.getByText(t('Flash.cashTaken'))).toBeVisible()
  await page
    .getByRole('link', { name: t('PaymentForms.refundLink') })
    .first()
    .click()
  await expect(page.locator('#way')).toHaveValue('cash')
  await page.locator('#amount').fill('2000')
  await page.locator('#reason').fill('One day less')
  await press(t('PaymentForms.refund'))
  await expect(
    page
      .getByText(t('Errors.REFUND_TOO_HIGH'))
      .or(page.getByText(t('Validation.refundTooHigh')))
      .first(),
  ).toBeVisible()
  await expect(page.locator('#reason')).toHaveValue('One day less')
  await page.locator('#amount').fill('400')
  await press(t('PaymentForms.refund'))
  await expect(page.getByText(t('Flash.paymentRefunded', { left: 0 }))).toBeVisible()
  // Of two payments it says which was returned.
  await expect(page.locator('#payments').getByText(/^From the payment of Br\s1,000, /)).toBeVisible()
  const { status, paidSantim } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  expect([status, paidSantim]).toEqual(['successful', 110_000n])
  // What was paid is named before a deletion after which nothing can be returned.
  await page.goto(hrefOf('/EditBookStatus', { id, confirm: 'delete' }))
  await expect(page.getByText(/Br\s1,100 has been paid for it/)).toBeVisible()
})

test('staff are told to call a customer whom no mail tells of a refused payment', async ({ page }) => {
  const { id } = await makePendingBooking()
  await siteDatabase.booking.update({ where: { id }, data: { userId: null, customerEmail: '' } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('PaymentForms.refuseLink') }).click()
  await main.getByLabel(t('Mails.refusal.not-received')).check()
  await main.getByRole('button', { name: t('PaymentForms.refuse'), exact: true }).click()
  await expect(page.getByText(t('Flash.paymentRefused', { left: 1 }))).toBeVisible()
})

test('the amount of a payment stands beside it on a phone, in the language of the longest words', async ({
  page,
}) => {
  const { id } = await makePendingBooking()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, demoAccount('admin'))
  await page.goto(addressIn('om', hrefOf('/EditBookStatus', { id })))
  const payment = page.locator('#payments li').first()
  const row = await payment.boundingBox()
  const amount = await payment.locator('strong').boundingBox()
  expect(amount && row && amount.y - row.y).toBeLessThan(24)
})

test('a claim that pays the whole confirms the booking', async ({ page }) => {
  const { id } = await makePendingBooking()
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const unchecked = page.getByText(t('Transfers.verdict.unknown'))
  await expect(unchecked).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('PaymentForms.confirm'), exact: true })
    .click()
  await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
  // Nobody is asked to check what somebody confirmed.
  await expect(unchecked).toHaveCount(0)
  expect((await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).status).toBe('successful')
})

test('a canceled booking says what is to be refunded by its rule, and the form suggests that', async ({
  page,
}) => {
  const { id } = await makePendingBooking({ inDays: 0 })
  // On the day itself nothing holds its place any more, and each minute a job ends such bookings.
  const holdUntil = new Date(Date.now() + 3_600_000)
  await siteDatabase.booking.update({ where: { id }, data: { holdUntil } })
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/EditBookStatus', { id }))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('PaymentForms.confirm'), exact: true }).click()
  await main.locator('#status').selectOption('canceled')
  await main.getByRole('button', { name: t('Office.update'), exact: true }).click()
  await main.locator('[name=cause]').selectOption('customer-asked')
  await main.getByRole('button', { name: t('CancelForms.submit'), exact: true }).click()
  await page.goto(hrefOf('/EditBookStatus', { id }))
  // Of Br 3,500 half is kept on the day itself.
  await expect(main.locator('#payments').getByText(/^Br\s1,750, by /)).toBeVisible()
  // Whoever looks at the money finds it, and is led to the form.
  const { code } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  await page.goto('/Admin')
  await expect(main.getByRole('heading', { name: t('OwedRefunds.title') })).toBeVisible()
  await page.goto('/Payments')
  const owed = main
    .getByRole('region', { name: t('OwedRefunds.title') })
    .getByRole('listitem')
    .filter({ hasText: formatCode(code) })
  await expect(owed).toContainText(/Br\s1,750 by /)
  await owed.getByRole('link', { name: t('PaymentForms.refundLink') }).click()
  await expect(main.locator('#amount')).toHaveValue('1750')
  await main.locator('#reason').fill('Half of the price')
  await main.getByRole('button', { name: t('PaymentForms.refund'), exact: true }).click()
  await expect(page.getByText(t('Flash.paymentRefunded', { left: 0 }))).toBeVisible()
  // What is kept of a canceled one is less than its price, and nothing is missing.
  const less = t('Transfers.amount.less', { by: 'Br\u00a01,750' })
  await expect(main.getByText(less)).toHaveCount(0)
  await page.goto('/Payments')
  await expect(owed).toHaveCount(0)
})

for (const [role, page] of [
  ['subadmin', '/YourBooking'],
  ['admin', '/EditBookStatus'],
] as const) {
  test(`the ${role} sees whose a booking is and notes cash and a transfer that was told by phone`, async ({
    page: screen,
  }) => {
    const { id } = await makePendingBooking()
    const { customerName, customerEmail } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
    await signIn(screen, demoAccount(role))
    await screen.goto(hrefOf(page, { id }))
    const main = screen.getByRole('main')
    await expect(main.getByText(customerName).first()).toBeVisible()
    await expect(main.getByRole('link', { name: customerEmail })).toBeVisible()
    await expect(main.getByText(t('YourBooking.whatsapp'))).toHaveCount(0)
    await expect(main.getByRole('heading', { name: t('Office.history') })).toBeVisible()
    await expect(main.getByText(t('BookingOffice.stands.checking'))).toBeVisible()
    await main.locator('#amount').fill('1000')
    await main.getByRole('button', { name: t('PaymentForms.takeCash'), exact: true }).click()
    await expect(screen.getByText(t('Flash.cashTaken'))).toBeVisible()
    expect(new URL(screen.url()).pathname).toBe(page)

    await main.getByRole('link', { name: t('PaymentForms.toldLink') }).click()
    const transactionId = `FT${randomUUID()}`
    await main.locator('#transactionId').fill(transactionId)
    await main.locator('#amount').fill('500')
    await main.getByRole('button', { name: t('PaymentForms.toldTransfer'), exact: true }).click()
    await expect(screen.getByText(t('Flash.transferNoted'))).toBeVisible()
    expect(new URL(screen.url()).pathname).toBe(page)
    await expect(main.getByText(transactionId).first()).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('asks once before more cash is noted than the booking still costs', async ({ page }) => {
      const { id } = await makePendingBooking()
      await signIn(page, demoAccount('admin'))
      await page.goto(hrefOf('/EditBookStatus', { id }))
      const payments = page.locator('#payments')
      // Its claim waits: it is named, and what is left to pay is told without it.
      await expect(payments.getByText(t('YourBooking.checked'), { exact: true })).toBeVisible()
      const press = () =>
        payments.getByRole('button', { name: t('PaymentForms.takeCash'), exact: true }).click()
      await payments.locator('#amount').fill('350000')
      await press()
      await expect(payments.getByText(t('Validation.cashBeyondDue')).first()).toBeVisible()
      await payments.locator('#amount').fill('360000')
      await press()
      await expect(payments.getByText(t('Validation.cashBeyondDue')).first()).toBeVisible()
      await expect(payments.locator('#amount')).toHaveValue('360000')
      expect((await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).paidSantim).toBe(0n)
      await press()
      await expect(page.getByText(t('Flash.cashTaken'))).toBeVisible()
      const { paidSantim } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
      expect(paidSantim).toBe(36_000_000n)
    })

    test('asks at the desk once before more cash is noted than a booking costs', async ({ page }) => {
      const { id: vehicleId, name } = await makeVehicle()
      const bookings = () =>
        siteDatabase.booking.findMany({ where: { vehicleId }, select: { paidSantim: true } })
      await signIn(page, demoAccount('subadmin'))
      await page.goto(
        hrefOf('/NewBooking', { phone: newPhone(), date: dayFromToday(28), vehicleId, q: name }),
      )
      await page.locator('#name').fill('Almaz Tadesse')
      await page.locator('#destination').fill('Bishoftu')
      await page.locator('#amount').fill('35000')
      const press = () => page.getByRole('button', { name: t('Desk.submit'), exact: true }).click()
      await press()
      await expect(page.getByText(t('Validation.cashBeyondDue')).first()).toBeVisible()
      expect(await bookings()).toEqual([])
      await press()
      await expect(page.getByText(t('Flash.deskBooked'))).toBeVisible()
      expect(await bookings()).toEqual([{ paidSantim: 3_500_000n }])
    })
  })
}
