import { randomUUID } from 'node:crypto'
import { formatBirr, formatCode } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { pressOn, typeInto } from '../support/keyboard'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { expect, signIn, test } from '../support/site-test'
import { addressIn, textsOf } from '../support/texts'

for (const locale of ['en', 'am', 'om'] as const) {
  const t = textsOf(locale)

  test(`admin, ${locale}: reads figures of another period and takes them away by keyboard`, async ({
    page,
  }) => {
    await signIn(page, demoAccount('admin'))
    await page.goto(addressIn(locale, '/Reports'))
    await pressOn(page, page.getByRole('link', { name: t('Statistics.lastDays', { days: '90' }) }))
    await page.waitForURL((url) => url.searchParams.get('period') === '90')
    const chart = page.getByRole('region', { name: t('Statistics.perDay.title') })
    await pressOn(page, chart.getByText(t('Statistics.asTable')))
    await expect(chart.getByRole('table')).toBeVisible()
    const download = page.waitForEvent('download')
    await pressOn(page, chart.getByRole('link'))
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  test.describe('with the preview of a mail', () => {
    // The test's own script may not run in the preview's sandbox, as nobody's may.
    test.use({ expectedConsole: /Blocked script execution in '[^']*\/mail-preview\// })

    test(`admin, ${locale}: sends a mail again by keyboard and finds that in the audit`, async ({ page }) => {
      const name = `mail-${randomUUID()}`
      const mail = await siteDatabase.outboxMail.create({
        data: {
          template: 'password-changed',
          args: { firstName: 'Marta', changedAt: new Date().toISOString() },
          recipient: `${name}@example.com`,
          locale,
          messageId: `<${name}@example.com>`,
          state: 'failed',
        },
      })
      await signIn(page, demoAccount('admin'))
      await page.goto(addressIn(locale, '/Outbox'))
      await typeInto(page, page.getByRole('main').getByRole('searchbox'), name)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('q') === name)
      await pressOn(page, page.getByRole('link', { name: t('Outbox.name.password-changed') }))
      await pressOn(page, page.getByRole('button', { name: t('Outbox.resend') }))
      await expect(page.getByText(t('Flash.mailQueued'))).toBeVisible()

      await page.goto(addressIn(locale, '/Audit'))
      await typeInto(page, page.getByRole('main').getByRole('searchbox'), mail.id)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('q') === mail.id)
      await expect(page.getByRole('main').getByText(t('Audit.action.resend')).first()).toBeVisible()
    })
  })
}

test('two transfers of one customer are told apart, and the keyboard goes on from the message once one is gone', async ({
  page,
}) => {
  const t = textsOf('en')
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const claimed = (inDays: number) =>
    createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays, status: 'pending', destination: 'Adama' },
      transactionId: `FT${randomUUID()}`,
    })
  const first = await claimed(20)
  await claimed(21)
  await signIn(page, demoAccount('admin'))
  await page.goto(hrefOf('/Payments', { q: customer.email }))
  const confirm = page.getByRole('button', {
    name: t('PaymentForms.confirmOf', {
      customer: `${customer.firstName} ${customer.lastName}, ${formatCode(first.code)}`,
      amount: formatBirr(Number(first.totalSantim) / 100, 'en'),
    }),
  })
  await pressOn(page, confirm)
  await expect(page.getByText(t('Flash.paymentConfirmed'))).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText(t('Flash.paymentConfirmed'))
})
