import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { ask, failedRequests, newEmail, press, walk } from '../support/failed-sending'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'
import { newPhone } from '../support/own-numbers'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

const day = dayFromToday(21)
const phone = newPhone()

/** Chooses a row of a list, and presses what is done with it. */
const pressFor = (id: string, name: string) => async (page: Page) => {
  await page.locator(`#row-${id}`).getByRole('checkbox').check()
  await press(name)(page)
}

test('the forms about bookings outlast what happens to their requests', async ({ page }) => {
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
  // What is confirmed already stays as it is.
  const chosen = await createBooking(siteDatabase, {
    ...{ vehicle, customer, inDays: 9, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  const status = hrefOf('/EditBookStatus', { id: booking.id })
  await signIn(page, demoAccount('admin'))
  await walk(page, [
    {
      file: 'components/bookings/desk-booking-form.tsx',
      address: hrefOf('/NewBooking', { phone: '0911778800', date: dayFromToday(22), vehicleId: vehicle.id }),
      fields: { name: 'Marta Girma', destination: 'Adama', paid: 'later' },
      send: press(t('Desk.submit')),
      done: t('Flash.deskBooked'),
    },
    {
      file: 'components/payments/decision-forms.tsx',
      address: hrefOf('/EditBookStatus', { id: paying.id }),
      fields: { amount: '100' },
      send: press(t('PaymentForms.takeCash')),
      done: t('Flash.cashTaken'),
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
      fields: { cause: 'customer-asked', words: 'They called at noon' },
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
      file: 'components/office/saved-view-forms.tsx',
      address: hrefOf('/AllBookStatus', { q: 'Adama' }),
      fields: { name: newVehicleName('View') },
      send: press(t('SavedViews.keep')),
      done: t('Flash.viewSaved'),
    },
    {
      file: 'components/bookings/bulk-bar.tsx',
      address: hrefOf('/AllBookStatus', { ids: chosen.id }),
      send: pressFor(chosen.id, t('BulkForms.confirm')),
      done: `${t('Flash.bulkConfirmed', { count: 0 })} ${t('Flash.bulkLeft', { count: 1 })}`,
    },
    {
      file: 'components/bookings/message-form.tsx',
      address: hrefOf('/AllBookStatus', { ids: chosen.id, write: '1' }),
      fields: { 'texts\\.en': 'The road is closed.' },
      send: press(t('MessageForms.send')),
      done: t('Flash.bulkMessaged', { count: 1 }),
    },
  ])
})

test('the office’s other forms outlast what happens to their requests', async ({ page }) => {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const contact = await siteDatabase.contactMessage.create({
    data: { firstName: 'Marta', email: newEmail(), phone: '+251911778899', message: 'Hello' },
  })
  const travelBooking = await siteDatabase.travelBooking.create({
    data: { firstName: 'Marta', phone, item: 'suv', day: dateOfDay(day) },
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
  await siteDatabase.newsletterSubscriber.create({
    data: { email: newEmail(), locale: 'en', confirmedAt: new Date() },
  })
  await siteDatabase.blockedPlace.create({
    data: { vehicleId: vehicle.id, day: dateOfDay(day), places: 1, reason: 'Brakes' },
  })
  const message = hrefOf('/EditContactDb', { id: contact.id })
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
      send: (on) =>
        on
          .locator('form', { has: on.locator('[name="hoursOfOffer"]') })
          .getByRole('button', { name: t('SettingsForms.save') })
          .click(),
      done: t('Flash.settingsSaved'),
    },
    {
      file: 'components/requests/mark-forms.tsx',
      address: hrefOf('/BookingDb', { q: phone }),
      send: pressFor(travelBooking.id, t('MarkForms.open')),
      done: t('Flash.bulkMarked', { count: 1 }),
    },
    {
      file: 'components/newsletter/newsletter-form.tsx',
      address: hrefOf('/Outbox', { write: '1' }),
      fields: { 'subjects\\.en': 'News', 'texts\\.en': 'We drive at night as well.' },
      send: press(t('MessageForms.send')),
      done: /\/Outbox$/,
    },
    {
      file: 'components/mail/mail-screen.tsx',
      address: hrefOf('/Outbox', { id: mail.id }),
      send: press(t('Outbox.resend')),
      done: t('Flash.mailQueued'),
    },
    {
      file: 'components/users/account-closing.tsx',
      address: hrefOf('/View', { id: customer.id }),
      send: ask(t('Users.close', { count: 0 }), t('Users.close', { count: 0 })),
      done: t('Flash.accountClosed', { count: 0 }),
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
