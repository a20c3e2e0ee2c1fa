import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { AppError } from '@/lib/core/errors'
import { createDeskBooking } from '@/lib/customers/desk-booking'
import { deskBookingForm } from '@/lib/customers/schema'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { newPhone } from '@/tests/support/own-numbers'
import { takeCash } from './mutations'

/** A booking of Br 3,500 that nothing was sent for. */
async function makeBooking() {
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { transactionId: undefined, amount: undefined })
  return (await createBooking(await makeActor(), { input, locale: 'en' })).id
}

const paidFor = async (id: string) =>
  (await database().booking.findUniqueOrThrow({ where: { id } })).paidSantim

it('who notes more cash than a booking still costs is asked first, and nothing is kept meanwhile', async () => {
  const [bookingId, actor] = [await makeBooking(), await makeActor('subadmin')]
  const requestKey = randomUUID()
  const typed = { bookingId, amount: 35_000_000, requestKey }
  const refused: unknown = await takeCash(actor, { ...typed, asksBeyondDue: true }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { amount: 'cashBeyondDue' } })
  expect(await paidFor(bookingId)).toBe(0n)
  // Once it is said to be right, it is taken as it is, and sent twice it counts once.
  await takeCash(actor, typed)
  await takeCash(actor, { ...typed, asksBeyondDue: true })
  expect(await paidFor(bookingId)).toBe(35_000_000n)
})

it('cash up to what a booking still costs is taken without a question', async () => {
  const [bookingId, actor] = [await makeBooking(), await makeActor('subadmin')]
  await takeCash(actor, { bookingId, amount: 100_000, asksBeyondDue: true })
  await takeCash(actor, { bookingId, amount: 250_000, asksBeyondDue: true })
  expect(await paidFor(bookingId)).toBe(350_000n)
  await expect(takeCash(actor, { bookingId, amount: 100, asksBeyondDue: true })).rejects.toThrow(AppError)
})

it('who books at the desk is asked the same, and nothing is booked meanwhile', async () => {
  const [{ id: vehicleId }, actor] = [await makeVehicle(), await makeActor('subadmin')]
  const typed = {
    vehicleId,
    date: dayFromToday(5),
    destination: 'Bishoftu',
    name: 'Almaz',
    phone: newPhone(),
  }
  const requestKey = randomUUID()
  const book = (more: object) => {
    const { input, ...chosen } = deskBookingForm.parse({ ...typed, requestKey, paid: 'cash', ...more })
    return createDeskBooking(actor, { input, locale: 'en', ...chosen })
  }
  await expect(book({ amount: '35000', asked: '' })).rejects.toMatchObject({
    fields: { amount: 'cashBeyondDue' },
  })
  await expect(book({ amount: '36000', asked: '35000' })).rejects.toThrow(AppError)
  expect(await database().booking.count({ where: { vehicleId } })).toBe(0)
  expect(await book({ amount: '36000', asked: '36000' })).toMatchObject({ paid: 36_000, over: 32_500 })
  expect(await book({ amount: '36000', asked: '' })).toMatchObject({ paid: 36_000 })
  expect(await database().booking.count({ where: { vehicleId } })).toBe(1)
})
