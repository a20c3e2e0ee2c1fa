import { randomInt, randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeStatement } from '../support/access/world'
import { ask, failedRequests, press, walk } from '../support/failed-sending'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

/** A day that no other test asks the price of: for a moment it costs more, whatever is rented. */
const day = dayFromToday(337)

test('the forms about money outlast what happens to their requests', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const [waiting, refused] = await Promise.all(
    [5, 6].map(async (inDays) => {
      const { id } = await createBooking(siteDatabase, {
        ...{ vehicle, customer, inDays, status: 'pending', destination: 'Adama' },
        transactionId: `FT${randomUUID()}`,
      })
      return siteDatabase.payment.findFirstOrThrow({ where: { bookingId: id } })
    }),
  )
  if (!waiting || !refused) throw new Error('two claims were made')
  const { statement, draft } = await makeStatement(siteDatabase, customer, waiting)
  const ruleName = newVehicleName('Season')
  await signIn(page, demoAccount('admin'))
  await walk(page, [
    {
      file: 'components/payments/statement-forms.tsx',
      address: '/Statement',
      fields: { file: `${randomUUID()}.csv`, bank: 'Dashen Bank' },
      send: press(t('StatementForms.upload')),
      done: t('Flash.statementRead'),
    },
    {
      file: 'components/payments/statement-forms.tsx',
      address: hrefOf('/Statement', { draft: draft.id }),
      fields: { date: '0', reference: '1', amount: '2' },
      send: press(t('StatementForms.read')),
      done: t('Flash.statementRead'),
    },
    {
      file: 'components/payments/statement-forms.tsx',
      address: hrefOf('/Statement', { id: statement.id }),
      send: press(t('StatementForms.confirmAll')),
      done: '1 payment has been confirmed.',
    },
    {
      file: 'components/payments/decision-forms.tsx',
      address: hrefOf('/Payments', { refuse: refused.id }),
      fields: { words: 'Sent elsewhere' },
      send: press(t('PaymentForms.refuse')),
      done: t('Flash.paymentRefused', { left: 0 }),
    },
    {
      file: 'components/vehicles/prices/rule-form.tsx',
      address: hrefOf('/Prices', { rule: 'new' }),
      fields: { name: ruleName, rank: String(randomInt(5000, 9000)), change: '15', from: day, to: day },
      send: press(t('PriceForms.save')),
      done: t('Flash.priceSaved'),
    },
    {
      file: 'components/vehicles/prices/extra-form.tsx',
      address: hrefOf('/Prices', { extra: 'new' }),
      fields: {
        textEn: 'Roof box',
        textAm: 'የጣሪያ ሳጥን',
        textOm: 'Saanduqa gubbaa',
        amount: '450.50',
        per: 'day',
      },
      send: press(t('PriceForms.save')),
      done: t('Flash.priceSaved'),
    },
    {
      file: 'components/vehicles/prices/row-actions.tsx',
      address: '/Prices',
      send: ask(t('Prices.removeRuleTitle', { name: ruleName }), t('PriceForms.remove')),
      done: t('Flash.removed'),
    },
    {
      file: 'components/statistics/close-month.tsx',
      address: hrefOf('/Reports', { month: '2001-05' }),
      send: ask(t('Reports.close', { month: 'May 2001' }), t('Reports.closeConfirm')),
      done: t('Flash.monthClosed'),
    },
  ])
})
