import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createBooking } from '@/prisma/seed/bookings'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newReference } from '../support/own-numbers'

const t = textsOf('en')

/** A pending booking of Br 3,500 with its claim. */
async function claimed() {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const transactionId = newReference()
  const facts = { vehicle, customer, inDays: 25, status: 'pending', destination: 'Adama' } as const
  const { id, code } = await createBooking(siteDatabase, { ...facts, transactionId })
  return { id, code, transactionId }
}

const statusOf = async (id: string) =>
  (await siteDatabase.booking.findUniqueOrThrow({ where: { id } })).status
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function upload(page: Page, text: string) {
  await page.goto('/Statement')
  await page.locator('#file').setInputFiles({
    ...{ name: 'statement.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(text),
  })
  const bank = `Bank ${randomUUID()}`
  await page.locator('#bank').fill(bank)
  await press(page, t('StatementForms.upload'))
  return bank
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a statement is uploaded, its exact claims are confirmed, and their bookings are successful', async ({
      page,
    }) => {
      const [exact, differing] = [await claimed(), await claimed()]
      await signIn(page, demoAccount('admin'))
      const lines = [
        `20/11/2026,${exact.transactionId},Mobile transfer,"3,500.00"`,
        `20/11/2026,${differing.transactionId},Mobile transfer,"3,495.00"`,
        '21/11/2026,,Cash deposit,"3,500.00"',
      ]
      const bank = await upload(page, ['Date,Reference,Details,Amount', ...lines].join('\n'))
      await expect(page.getByText(t('Flash.statementRead'))).toBeVisible()
      const table = page.getByRole('table', { name: t('Statement.group.exact'), exact: true })
      await expect(table.getByText(exact.transactionId)).toBeVisible()
      await press(page, t('StatementForms.confirmAll'))
      await expect(page.getByText('1 payment has been confirmed.')).toBeVisible()
      await expect(page.getByText(t('Statement.allConfirmed'))).toBeVisible()
      expect([await statusOf(exact.id), await statusOf(differing.id)]).toEqual(['successful', 'pending'])

      await page.getByRole('link', { name: new RegExp(t('Statement.group.differs')) }).click()
      await expect(page.getByText(differing.transactionId)).toBeVisible()
      await page.getByRole('table').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`EditBookStatus\\?id=${differing.id}`))

      // Whoever uploads the next one is offered the bank by the same name.
      await page.goto('/Statement')
      await expect(page.locator(`#banks option[value="${bank}"]`)).toHaveCount(1)
    })

    test('columns that nobody knows are asked for, and a bad file is told with its line', async ({
      page,
    }) => {
      const { id, transactionId } = await claimed()
      await signIn(page, demoAccount('admin'))
      await upload(page, 'Date,Reference,Amount\n20/11/2026,A1B2C3D4,100\n20/11/2026,A1B2C3D5,plenty')
      await expect(page.getByText(/Line 3:/).first()).toBeVisible()

      await upload(page, `Guyyaa;Wabii;Galii\n20/11/2026;${transactionId};3500`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Statement.askTitle'))
      await press(page, t('StatementForms.read'))
      await expect(page.getByText(t('Validation.statementColumnDate')).first()).toBeVisible()
      for (const [field, column] of [
        ['date', 0],
        ['reference', 1],
        ['amount', 2],
      ] as const) {
        await page.locator(`#${field}`).selectOption(String(column))
      }
      await press(page, t('StatementForms.read'))
      await expect(page.getByText(t('Flash.statementRead'))).toBeVisible()
      await press(page, t('StatementForms.confirmAll'))
      await expect(page.getByText('1 payment has been confirmed.')).toBeVisible()
      expect(await statusOf(id)).toBe('successful')
    })

    test('a claim that waits is found, confirmed or refused in the list, which stays as it was', async ({
      page,
    }) => {
      const [good, bad] = [await claimed(), await claimed()]
      await signIn(page, demoAccount('admin'))
      const find = async (q: string) => {
        await page.goto('/Payments')
        await page.getByRole('main').getByRole('searchbox').fill(q)
        await page.getByRole('main').getByRole('search').getByRole('button').click()
        await expect(page).toHaveURL(/[?&]q=/)
      }
      await find(good.transactionId.toLowerCase())
      await page.getByRole('table').getByRole('button').click()
      await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
      await expect(page).toHaveURL(/\/Payments\?q=/)
      expect(await statusOf(good.id)).toBe('successful')

      await find(bad.code)
      await page
        .getByRole('table')
        .getByRole('link', { name: /^Refuse/ })
        .click()
      await press(page, t('PaymentForms.refuse'))
      await expect(page.getByText(t('Validation.reasonMissing')).first()).toBeVisible()
      await page.locator('#words').fill('Sent to another account')
      await press(page, t('PaymentForms.refuse'))
      await expect(page.getByText(t('Flash.paymentRefused', { left: 0 }))).toBeVisible()
      await expect(page).toHaveURL(/\/Payments\?q=/)
      const payment = await siteDatabase.payment.findFirstOrThrow({ where: { bookingId: bad.id } })
      expect(payment).toMatchObject({ state: 'refused', reason: 'Sent to another account' })
    })
  })
}

test('a reference of a statement stands whole on a tablet, beside a long text of the bank', async ({
  page,
}) => {
  const { transactionId } = await claimed()
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn(page, demoAccount('admin'))
  const details = 'Transfer from Almaz Tadesse Woldegiorgis by mobile banking in Addis Ababa'
  const line = `20/11/2026,${transactionId},${details},"3,500.00"`
  await upload(page, ['Date,Reference,Details,Amount', line].join('\n'))
  const reference = page.getByRole('table').getByText(transactionId)
  await expect(reference).toBeVisible()
  const lines = await reference.evaluate(
    (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(Math.round(lines)).toBe(1)
})
