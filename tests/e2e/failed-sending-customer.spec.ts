import { randomUUID } from 'node:crypto'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { ask, failedRequests, press, walk } from '../support/failed-sending'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

test('a customer’s forms outlast what happens to their requests', async ({ page }) => {
  const customer = await makeCustomer()
  await siteDatabase.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
  await siteDatabase.session.create({
    data: {
      userId: customer.id,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  })
  const vehicle = await makeVehicle()
  const reserved = await createBooking(siteDatabase, {
    vehicle: await makeVehicle(),
    customer,
    inDays: 23,
    status: 'pending',
    transactionId: `FT${randomUUID()}`,
    destination: 'Adama',
  })
  // Its transfer was not found, so that it is asked for again.
  await siteDatabase.payment.updateMany({
    where: { bookingId: reserved.id },
    data: { state: 'refused', reason: 'Not on our account', referenceKey: null },
  })
  const canceled = await createBooking(siteDatabase, {
    ...{ vehicle: await makeVehicle(), customer, inDays: 24, status: 'pending', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  const { version } = await siteDatabase.booking.update({
    where: { id: canceled.id },
    data: { status: 'canceled' },
  })
  // A moment ago, for as long as the walk takes.
  await siteDatabase.bookingChange.create({
    data: {
      ...{ bookingId: canceled.id, fromStatus: 'pending', toStatus: 'canceled', version },
      ...{ actorId: customer.id, actorRole: 'user', createdAt: new Date(Date.now() + 3_600_000) },
    },
  })
  const profile = '/UserProfile'
  await signIn(page, customer)
  await walk(page, [
    {
      file: 'components/bookings/cancellation.tsx',
      address: hrefOf('/UserDashboard', { canceled: canceled.id }),
      send: press(t('CancelForms.undo')),
      done: t('Flash.cancelUndone'),
    },
    {
      file: 'components/bookings/change-form.tsx',
      address: hrefOf('/YourBooking', { id: canceled.id, change: '1' }),
      fields: { destination: 'Hawassa', pickupPlace: 'Bole', pickupTime: '08:30', 'rider.name': 'Sara' },
      send: press(t('ChangeForms.save')),
      done: t('Flash.bookingChanged'),
    },
    {
      file: 'components/users/profile-forms.tsx',
      address: profile,
      fields: { firstName: 'Meron', lastName: 'Abebe', phone: '0922 33 44 55' },
      send: press(t('Profile.save')),
      done: t('Flash.profileSaved'),
    },
    {
      file: 'components/users/profile-forms.tsx',
      address: profile,
      fields: { image: 'me.png' },
      send: press(t('Profile.avatarSave')),
      done: t('Flash.avatarSaved'),
    },
    {
      file: 'components/users/profile-forms.tsx',
      address: profile,
      send: press(t('Profile.avatarRemove')),
      done: t('Flash.avatarRemoved'),
    },
    {
      file: 'components/users/session-list.tsx',
      address: profile,
      send: press(/Firefox on Windows/),
      done: t('Flash.sessionEnded'),
    },
    {
      file: 'components/users/profile-forms.tsx',
      address: profile,
      fields: { currentPassword: customer.password, newPassword: 'Another-horse-8' },
      send: press(t('Profile.changePassword')),
      done: t('Flash.passwordChanged'),
    },
    {
      file: 'components/auth/confirm-email.tsx',
      address: profile,
      send: press(t('ConfirmEmail.resend')),
      done: t('Flash.confirmationSent'),
    },
    {
      file: 'components/bookings/one-day-book-form.tsx',
      address: hrefOf('/OneDayBook', { id: vehicle.id, date: dayFromToday(21) }),
      fields: {
        transactionId: `FT${randomUUID().slice(0, 12)}`,
        amount: '3500',
        phone: '+251 911 23 45 67',
        destination: 'Bishoftu',
        date: dayFromToday(22),
        message: 'Early',
        image: 'receipt.png',
      },
      send: press(t('OneDayBook.submit')),
      done: t('Flash.booked'),
    },
    {
      file: 'components/payments/claim-form.tsx',
      address: hrefOf('/YourBooking', { id: reserved.id }),
      fields: { transactionId: `FT${randomUUID().slice(0, 12)}`, amount: '3500', image: 'receipt.png' },
      send: press(t('YourBooking.claim')),
      done: t('Flash.transferClaimed'),
    },
    {
      file: 'components/bookings/booking-actions.tsx',
      address: '/UserDashboard',
      send: ask(new RegExp(vehicle.name), t('Bookings.cancelConfirm')),
      done: t('Flash.bookingCanceled'),
    },
    {
      file: 'components/site/sign-out-form.tsx',
      address: '/Home',
      send: (on) =>
        on
          .getByRole('navigation', { name: t('Frame.mainNavigation') })
          .getByRole('button', { name: t('Frame.signOut') })
          .click(),
      done: t('Flash.signedOut'),
    },
  ])
  await signIn(page, { ...customer, password: 'Another-horse-8' })
  await walk(page, [
    {
      file: 'components/users/session-list.tsx',
      address: profile,
      send: press(t('Profile.signOutEverywhere')),
      done: t('Flash.signedOutEverywhere'),
    },
  ])
  await signIn(page, { ...customer, password: 'Another-horse-8' })
  await walk(page, [
    {
      file: 'components/users/remove-own-account-form.tsx',
      address: profile,
      fields: { password: 'Another-horse-8' },
      send: press(t('OwnAccount.delete')),
      done: t('Flash.accountDeleted'),
    },
  ])
})
