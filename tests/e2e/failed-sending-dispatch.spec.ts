import { randomUUID } from 'node:crypto'
import { dateOfDay } from '@/lib/core/day'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from '../support/access/world'
import { ask, failedRequests, press, walk } from '../support/failed-sending'
import { dayFromToday, demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

const saved = t('Flash.dispatchSaved')

test('the forms of drivers, units and the board outlast what happens to their requests', async ({ page }) => {
  // A day of its own, on which nothing else leaves.
  const inDays = 77
  const vehicle = await makeVehicle(3)
  await createBooking(siteDatabase, {
    ...{ vehicle, customer: await makeCustomer(), inDays, status: 'successful', destination: 'Adama' },
    transactionId: `FT${randomUUID()}`,
  })
  const { id } = await makeDriver(siteDatabase)
  const unit = await makeUnit(siteDatabase, vehicle.id)
  const driver = hrefOf('/Driver', { id })
  const units = hrefOf('/Units', { unit: unit.id })
  const day = dayFromToday(inDays)
  const from = dayFromToday(120)
  await signIn(page, demoAccount('subadmin'))
  await walk(page, [
    {
      file: 'components/dispatch/driver-form.tsx',
      address: driver,
      fields: { firstName: 'Chaltu', licence: `AA ${randomUUID().slice(0, 8)}`, image: 'me.png' },
      send: press(t('DispatchForms.save')),
      done: saved,
    },
    {
      file: 'components/dispatch/span-form.tsx',
      address: driver,
      fields: { from },
      send: press(t('DispatchForms.addDaysOff')),
      done: saved,
    },
    {
      file: 'components/dispatch/span-list.tsx',
      address: driver,
      send: press(/^Remove .*20\d\d/),
      done: saved,
    },
    {
      file: 'components/dispatch/duty-link-form.tsx',
      address: driver,
      send: ask(t('DispatchForms.renew'), t('DispatchForms.renew')),
      done: t('DispatchForms.linkTitle'),
    },
    {
      file: 'components/dispatch/unit-form.tsx',
      address: units,
      fields: { plate: `AA 3 ${randomUUID().slice(0, 6)}`, image: 'car.png' },
      send: press(t('DispatchForms.save')),
      done: saved,
    },
    {
      file: 'components/dispatch/removal.tsx',
      address: units,
      send: ask(t('DispatchForms.remove'), t('DispatchForms.remove')),
      done: t('Flash.removed'),
    },
    {
      file: 'components/dispatch/assign-form.tsx',
      address: hrefOf('/Dispatch', { date: day, job: '' }),
      send: press(/^Assign, /),
      // Its plate was removed above.
      done: t('Flash.driverAssigned'),
    },
  ])
  const [assigned] = await siteDatabase.assignment.findMany({
    where: { booking: { vehicleId: vehicle.id } },
    select: { bookingId: true, driverId: true },
  })
  const trip = {
    bookingId: assigned?.bookingId ?? '',
    day: dateOfDay(day),
    driverId: assigned?.driverId ?? '',
  }
  await siteDatabase.dutyStep.create({
    data: { ...trip, id: randomUUID(), word: 'accepted', pressedAt: new Date() },
  })
  await walk(page, [
    {
      file: 'components/dispatch/undo-step-form.tsx',
      address: hrefOf('/Dispatch', { date: day }),
      send: press(/^Undo /),
      done: t('Flash.stepUndone'),
    },
    {
      file: 'components/dispatch/replace-form.tsx',
      address: hrefOf('/Dispatch', { date: day, replace: assigned?.driverId ?? '' }),
      send: press(t('DispatchForms.replace')),
      done: /Dispatch\?date=[\d-]+$/,
    },
  ])
})
