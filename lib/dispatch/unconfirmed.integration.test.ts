import { expect, it, vi } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver } from '@/tests/support/access/world'
import { assign, replaceDriver } from './mutations'

// Read once, with the first setting that is asked for: here mails are sent.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://localhost:1'
})

it('another driver is told to an address that was confirmed, and to no other', async () => {
  const admin = await makeActor('admin')
  const [confirmed, unconfirmed] = [await makeActor(), await makeActor()]
  const day = dayFromToday(6)
  const [ill, by] = [await makeDriver(database()), await makeDriver(database())]
  const { id: vehicleId } = await makeVehicle()
  const hours = [
    { pickupTime: '06:00', returnTime: '08:00' },
    { pickupTime: '10:00', returnTime: '12:00' },
  ]
  for (const [index, actor] of [confirmed, unconfirmed].entries()) {
    const input = orderFor(vehicleId, { date: day, ...hours[index] })
    const { id: bookingId } = await createBooking(actor, { input, locale: 'en' })
    await assign(admin, { bookingId, day, driverId: ill.id })
  }
  await database().user.update({ where: { id: unconfirmed.id }, data: { emailConfirmedAt: null } })
  expect(await replaceDriver(admin, { driverId: ill.id, day, by: by.id })).toMatchObject({ replaced: 2 })
  const mails = await database().outboxMail.findMany({
    where: { template: 'driver-changed' },
    select: { recipient: true },
  })
  expect(mails).toEqual([{ recipient: confirmed.email }])
})
