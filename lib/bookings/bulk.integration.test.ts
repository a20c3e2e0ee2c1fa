import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { setRequestsDone } from '@/lib/requests/mutations'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { cancelBookings, confirmBookings, undoCancellations } from './bulk'
import { createBooking } from './reserve'
import { bulkForm } from './list-schema'

async function makeBookings() {
  const customer = await makeActor()
  const vehicle = await makeVehicle()
  const book = (amount: number) =>
    createBooking(customer, { input: orderFor(vehicle.id, { amount }), locale: 'en' })
  return { whole: await book(350_000), less: await book(100_000) }
}

const statusOf = async (id: string) =>
  (await database().booking.findUniqueOrThrow({ where: { id }, select: { status: true } })).status

it('confirms the bookings whose claims reach their price and leaves the others and unknown ids', async () => {
  const { whole, less } = await makeBookings()
  const forged = randomUUID()
  const outcome = await confirmBookings(await makeActor('admin'), [whole.id, less.id, forged, whole.id])
  expect(outcome).toEqual({ done: [whole.id], left: [less.id, forged] })
  expect([await statusOf(whole.id), await statusOf(less.id)]).toEqual(['successful', 'pending'])
})

it('confirms nothing for a sub-admin and cancels nothing for a customer, whose own booking it is', async () => {
  const { whole } = await makeBookings()
  const ids = [whole.id]
  expect(await codeOf(confirmBookings(await makeActor('subadmin'), ids))).toBe('FORBIDDEN')
  const canceling = cancelBookings(await makeActor(), { ids, cause: 'unavailable', locale: 'en' })
  expect(await codeOf(canceling)).toBe('FORBIDDEN')
  expect(await statusOf(whole.id)).toBe('pending')
})

it('cancels with a reason and takes all of it back within seconds, for who canceled alone', async () => {
  const { whole, less } = await makeBookings()
  const [subadmin, other] = [await makeActor('subadmin'), await makeActor('subadmin')]
  const ids = [whole.id, less.id]
  const canceled = await cancelBookings(subadmin, { ids, cause: 'unavailable', words: 'Flood', locale: 'en' })
  expect(canceled).toEqual({ done: ids, left: [] })
  expect(await cancelBookings(subadmin, { ids, cause: 'unavailable', locale: 'en' })).toEqual({
    done: [],
    left: ids,
  })
  expect((await undoCancellations(other, ids)).done).toEqual([])
  expect((await undoCancellations(subadmin, ids)).done).toEqual(ids)
  expect([await statusOf(whole.id), await statusOf(less.id)]).toEqual(['pending', 'pending'])
})

it('asks for a driver, for a reason and for rows', () => {
  const ids = { [randomUUID()]: 'on' }
  const problems = (sent: object) =>
    (bulkForm.safeParse(sent).error?.issues ?? []).map(({ path, message }) => [path[0], message])
  expect(problems({ act: 'confirm' })).toEqual([['ids', 'rowsMissing']])
  expect(problems({ act: 'assign', ids, driverId: '' })).toEqual([['driverId', 'driverMissing']])
  expect(problems({ act: 'cancel', ids, cause: '' })).toEqual([['cause', 'reasonMissing']])
  expect(problems({ act: 'cancel', ids, cause: 'other', words: '' })).toEqual([['words', 'reasonMissing']])
  expect(problems({ act: 'confirm', ids })).toEqual([])
})

it('marks requests for who may, and leaves what is gone', async () => {
  const { id } = await database().contactMessage.create({
    data: { firstName: 'Marta', email: 'marta@example.com', phone: '+251911778899', message: 'Hello' },
    select: { id: true },
  })
  const ids = [id, randomUUID()]
  expect(await codeOf(setRequestsDone(await makeActor('subadmin'), 'contact', { ids, isDone: true }))).toBe(
    'FORBIDDEN',
  )
  const outcome = await setRequestsDone(await makeActor('admin'), 'contact', { ids, isDone: true })
  expect(outcome).toEqual({ done: [id], left: ids.slice(1) })
})

it('leaves requests that somebody marked before, so that taking it back leaves them too', async () => {
  const admin = await makeActor('admin')
  const sent = { firstName: 'Marta', email: 'marta@example.com', phone: '+251911778899', message: 'Hello' }
  const create = (doneAt: Date | null) =>
    database().contactMessage.create({ data: { ...sent, doneAt }, select: { id: true } })
  const earlier = new Date('2026-11-20T06:30:00Z')
  const [{ id: open }, { id: done }] = [await create(null), await create(earlier)]
  const marked = await setRequestsDone(admin, 'contact', { ids: [open, done], isDone: true })
  expect(marked).toEqual({ done: [open], left: [done] })
  await setRequestsDone(admin, 'contact', { ids: marked.done, isDone: false })
  const doneAtOf = async (id: string) =>
    (await database().contactMessage.findUniqueOrThrow({ where: { id }, select: { doneAt: true } })).doneAt
  expect([await doneAtOf(open), await doneAtOf(done)]).toEqual([null, earlier])
})
