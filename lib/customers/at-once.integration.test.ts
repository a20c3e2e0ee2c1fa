import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection, watchWaiting, whileDeleted } from '@/tests/support/raw-sql'
import { closeAccount } from './account-closing'
import { mergeCustomers } from './merge-customers'
import { removeUser } from './mutations'
import { addNote, removeNote } from './notes'

let admin: SignedInActor
let vehicleId: string
beforeAll(async () => {
  admin = await makeActor('admin')
  vehicleId = (await makeVehicle({ quantity: 20 })).id
})

const book = async (customer: SignedInActor) =>
  (await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })).id
const recordOf = (customer: SignedInActor) =>
  database().customer.findFirstOrThrow({ where: { userId: customer.id } })

/** Somebody else's transaction, which is under way while others wait for it. */
async function openOther() {
  const other = await openConnection()
  await other.query('BEGIN')
  return { other, untilWaiting: await watchWaiting() }
}

describe('an account that is closed or deleted', () => {
  it.each([
    ['closed', closeAccount],
    ['deleted', removeUser],
  ])('%s, leaves a booking as it is that was confirmed at that moment', async (_, end) => {
    const customer = await makeActor()
    const [confirmed, pending] = [await book(customer), await book(customer)]
    const { other, untilWaiting } = await openOther()
    await other.query("UPDATE bookings SET status = 'successful' WHERE id = $1", [confirmed])
    const ended = end(admin, customer.id)
    await untilWaiting(1)
    await other.query('COMMIT')
    await ended
    const statusOf = async (id: string) =>
      (await database().booking.findUniqueOrThrow({ where: { id } })).status
    expect(await statusOf(confirmed)).toBe('successful')
    expect(await statusOf(pending)).toBe('canceled')
    const canceled = { bookingId: confirmed, toStatus: 'canceled' } as const
    expect(await database().bookingChange.count({ where: canceled })).toBe(0)
  })

  it.each([
    ['closed', closeAccount],
    ['deleted', removeUser],
  ])('%s, books nothing any more that was asked for at that moment', async (_, end) => {
    const customer = await makeActor()
    const { other, untilWaiting } = await openOther()
    await other.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [customer.id])
    const ended = end(admin, customer.id)
    await untilWaiting(1)
    const booked = codeOf(book(customer))
    await untilWaiting(2)
    await other.query('COMMIT')
    await ended
    expect(await booked).toBe('UNAUTHENTICATED')
  })
})

it('records are merged with a booking that comes, and is changed, at that moment', async () => {
  const [customer, same] = [await makeActor(), await makeActor()]
  const [first] = [await book(customer), await book(same)]
  const [from, into] = [await recordOf(customer), await recordOf(same)]
  const { other: holder, untilWaiting } = await openOther()
  await holder.query('SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE', [first])
  const merged = mergeCustomers(admin, { fromId: from.id, intoId: into.id })
  await untilWaiting(1)
  const late = await book(customer)
  const { other: changing } = await openOther()
  await changing.query('SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE', [late])
  await holder.query('COMMIT')
  await untilWaiting(1)
  await changing.query("UPDATE bookings SET customer_name = 'Hanna Girma' WHERE id = $1", [late])
  await changing.query('COMMIT')
  expect(await merged).toBe(into.id)
  expect(await database().booking.count({ where: { customerId: into.id } })).toBe(3)
})

it('a note that two delete at once is gone for the second, as any note that is not there', async () => {
  const customer = await makeActor()
  const bookingId = await book(customer)
  const id = await addNote(admin, { bookingId, text: 'Comes by the back door.' })
  const code = await whileDeleted({ table: 'customer_notes', id }, () => codeOf(removeNote(admin, id)))
  expect(code).toBe('NOT_FOUND')
})
