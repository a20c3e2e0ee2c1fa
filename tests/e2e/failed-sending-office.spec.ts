import { randomInt, randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeStatement } from '../support/access/world'
import { ask, failedRequests, newEmail, press, walk } from '../support/failed-sending'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

const t = textsOf('en')

test.describe.configure({ timeout: 120_000 })
test.use({ expectedConsole: failedRequests })

const day = dayFromToday(21)

test('the office’s forms outlast what happens to their requests', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const booking = await createBooking(siteDatabase, {
    vehicle,
    customer,
    inDays: 3,
    status: 'canceled',
    transactionId: `FT${randomUUID()}`,
    destination: 'Adama',
  })
  const paying = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 4, status: 'pending', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
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
  const contact = await siteDatabase.contactMessage.create({
    data: { firstName: 'Marta', email: newEmail(), phone: '+251911778899', message: 'Hello' },
  })
  const travelBooking = await siteDatabase.travelBooking.create({
    data: { firstName: 'Marta', phone: '+251911778899', item: 'suv', day: dateOfDay(day) },
  })
  const mail = await siteDatabase.outboxMail.create({
    data: {
      template: 'password-changed',
      args: { firstName: 'Marta', changedAt: '2026-11-21T09:00:00.000Z' },
      recipient: newEmail(),
      locale: 'en',
      messageId: randomUUID(),
      state: 'failed',
    },
  })
  await siteDatabase.blockedPlace.create({
    data: { vehicleId: vehicle.id, day: dateOfDay(day), places: 1, reason: 'Brakes' },
  })
  const ruleName = newVehicleName('Season')
  const message = hrefOf('/EditContactDb', { id: contact.id })
  const status = hrefOf('/EditBookStatus', { id: booking.id })
  const schedule = hrefOf('/Schedule', { id: vehicle.id, date: day })
  await signIn(page, demoAccount('admin'))
  await walk(page, [
    {
      file: 'components/requests/request-screen.tsx',
      address: message,
      send: press(t('RequestForms.markDone')),
      done: t('Flash.markedDone'),
    },
    {
      file: 'components/requests/reply-form.tsx',
      address: message,
      fields: { text: 'Welcome' },
      send: press(t('RequestForms.sendReply')),
      done: t('Flash.replied'),
    },
    {
      file: 'components/requests/request-screen.tsx',
      address: message,
      send: ask(t('RequestForms.delete'), t('RequestForms.delete')),
      done: 'Successfully Deleted!',
    },
    {
      file: 'components/bookings/desk-booking-form.tsx',
      address: hrefOf('/NewBooking', { phone: '0911778800', date: dayFromToday(22), vehicleId: vehicle.id }),
      fields: { name: 'Marta Girma', destination: 'Adama', paid: 'later' },
      send: press(t('Desk.submit')),
      done: t('Flash.deskBooked'),
    },
    {
      file: 'components/requests/offer-form.tsx',
      address: hrefOf('/EditBookingDb', {
        id: travelBooking.id,
        date: dayFromToday(22),
        vehicleId: vehicle.id,
      }),
      fields: { agreedTotal: '3000', agreedReason: 'By phone' },
      send: press(t('Offers.submit')),
      done: t('Flash.offerMade'),
    },
    {
      file: 'components/payments/decision-forms.tsx',
      address: hrefOf('/EditBookStatus', { id: paying.id }),
      fields: { amount: '100' },
      send: press(t('PaymentForms.takeCash')),
      done: t('Flash.cashTaken'),
    },
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
      fields: { reason: 'Sent elsewhere' },
      send: press(t('PaymentForms.refuse')),
      done: t('Flash.paymentRefused'),
    },
    {
      file: 'app/[locale]/(office)/EditBookStatus/page.tsx',
      address: status,
      send: ask(t('BookingOffice.release'), t('BookingOffice.releaseConfirm')),
      done: t('Flash.transactionReleased'),
    },
    {
      file: 'components/bookings/staff-booking-status.tsx',
      address: hrefOf('/EditBookStatus', { id: paying.id }),
      fields: { status: 'canceled' },
      send: press(t('Office.update')),
      done: /confirm=cancel/,
    },
    {
      file: 'components/bookings/staff-cancel-form.tsx',
      address: hrefOf('/EditBookStatus', { id: paying.id, confirm: 'cancel' }),
      fields: { cause: 'no-show', words: 'The driver waited for two hours' },
      send: press(t('CancelForms.submit')),
      done: 'Successfully Change Status to canceled!',
    },
    {
      file: 'app/[locale]/(office)/EditBookStatus/page.tsx',
      address: status,
      send: ask(t('Office.delete'), t('Office.delete')),
      done: 'Successfully Deleted!',
    },
    {
      file: 'components/vehicles/availability/unblock-form.tsx',
      address: schedule,
      send: press(new RegExp(t('ScheduleForms.unblock'))),
      done: t('Flash.placesUnblocked'),
    },
    {
      file: 'components/vehicles/availability/block-form.tsx',
      address: schedule,
      fields: { from: dayFromToday(24), to: dayFromToday(25), places: '2', reason: 'Tyres' },
      send: press(t('ScheduleForms.submit')),
      done: t('Flash.placesBlocked'),
    },
    {
      file: 'components/settings/settings-forms.tsx',
      address: '/Settings',
      fields: { hoursOfOffer: '71' },
      // The last of three forms.
      send: (on) =>
        on
          .getByRole('button', { name: t('SettingsForms.save') })
          .last()
          .click(),
      done: t('Flash.settingsSaved'),
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
      file: 'components/mail/mail-screen.tsx',
      address: hrefOf('/Outbox', { id: mail.id }),
      send: press(t('Outbox.resend')),
      done: t('Flash.mailQueued'),
    },
    {
      file: 'components/users/edit-user-form.tsx',
      address: hrefOf('/Edit', { id: customer.id }),
      fields: { firstName: 'Meron', lastName: 'Abebe', phone: '0922 33 44 55', role: 'subadmin' },
      send: press(t('Users.update')),
      title: 'Update failed',
      done: 'User updated successfully!',
    },
    {
      file: 'app/[locale]/(office)/Delete/page.tsx',
      address: hrefOf('/Delete', { id: customer.id }),
      send: ask(t('Users.delete'), t('Users.delete')),
      done: 'Successfully Deleted!',
    },
  ])
})
