import { expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { takeCash } from '@/lib/payments/mutations'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { removeBooking } from './mutations'
import { createBooking } from './reserve'

/** Deletes a booking whose day was so many days from today, and says to whom mails about that go. */
async function mailsOfDeletion(inDays: number) {
  const [{ id: vehicleId }, customer, admin] = [
    await makeVehicle(),
    await makeActor(),
    await makeActor('admin'),
  ]
  const { id } = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
  await database().$executeRaw`
    UPDATE bookings SET day = (now() AT TIME ZONE 'Africa/Addis_Ababa')::date + ${inDays}::int,
      last_day = (now() AT TIME ZONE 'Africa/Addis_Ababa')::date + ${inDays}::int
    WHERE id = ${id}::uuid`
  await removeBooking(admin, id)
  const mails = await database().outboxMail.findMany({
    where: {
      AND: [{ args: { path: ['bookingId'], equals: id } }, { args: { path: ['event'], equals: 'deleted' } }],
    },
    select: { template: true },
  })
  return mails.map(({ template }) => template).toSorted()
}

it('the customer hears of a deleted booking as long as its trip is not over', async () => {
  expect(await mailsOfDeletion(0)).toEqual(['booking-for-company', 'booking-for-customer'])
  expect(await mailsOfDeletion(-1)).toEqual(['booking-for-company'])
})

it('a booking is not deleted at a version that was seen before money came in', async () => {
  const [vehicle, customer, admin] = [await makeVehicle(), await makeActor(), await makeActor('admin')]
  const input = orderFor(vehicle.id, { transactionId: undefined, amount: undefined })
  const { id, version } = await createBooking(customer, { input, locale: 'en' })
  await takeCash(admin, { bookingId: id, amount: 350_000 })
  await expect(removeBooking(admin, id, version)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  const now = await database().booking.findUniqueOrThrow({ where: { id } })
  expect(now.hiddenAt).toBeNull()
  await removeBooking(admin, id, now.version)
})
