import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { deliverMail } from '@/lib/mail/jobs'
import type { OutgoingMail } from '@/lib/mail/transport'
import { refundPayment } from '@/lib/payments/mutations'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makePeople, type People, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection } from '@/tests/support/raw-sql'
import { deliverDueMails } from '@/tests/support/mail-capture'
import { getCancellation, undoCancellation } from './cancellation'
import { changeBooking } from './change-booking'
import { removeBooking, setBookingStatus } from './mutations'
import { getBooking } from './queries'
import { listStatusChanges } from './history'
import { createBooking } from './reserve'
import { changeBookingRequest } from './change-schema'

let people: People
const day = dayFromToday(12)

beforeAll(async () => {
  people = await makePeople()
})

beforeEach(async () => {
  await database().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await database().outboxMail.deleteMany()
})

async function book(quantity = 3, locale: 'en' | 'am' = 'en') {
  const vehicle = await makeVehicle({ quantity, price: 3500 })
  const booking = await createBooking(people.owner, { input: orderFor(vehicle.id, { date: day }), locale })
  await database().outboxMail.deleteMany()
  return { vehicle, booking }
}

const cancel = (actor: SignedInActor, id: string) =>
  setBookingStatus(actor, {
    id,
    status: 'canceled',
    ...(actor.role !== 'user' && { cause: 'unavailable' as const }),
  })
const tookPlace = async (vehicleId: string) =>
  (await database().vehicleDay.findMany({ where: { vehicleId, booked: { gt: 0 } } })).length
const waiting = () =>
  database().outboxMail.findMany({
    where: { state: 'queued' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
const makeDue = () => database().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`
/** As if it had been canceled some seconds ago. */
/** Past the rule that a history stays as it was written. */
async function age(bookingId: string, seconds: number) {
  const client = await openConnection()
  await client.query("SET session_replication_role = 'replica'")
  await client.query(
    `UPDATE booking_changes SET created_at = created_at - make_interval(secs => $1)
     WHERE booking_id = $2 AND to_status = 'canceled'`,
    [seconds, bookingId],
  )
}

async function delivered(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  await deliverDueMails(async (mail) => void sent.push(mail))
  return sent
}

describe('a cancellation', () => {
  it('is told ten seconds later', async () => {
    const { booking } = await book()
    await cancel(people.owner, booking.id)
    expect(await delivered()).toEqual([])
    const [job] = await database().$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM run_at - created_at)::float8 AS seconds FROM graphile_worker.jobs`
    expect(job?.seconds).toBeCloseTo(10, 0)
    await makeDue()
    expect(await delivered()).toHaveLength(2)
  })

  it('by staff repeats a reason of the list in the language of the customer, with what comes back', async () => {
    const { booking } = await book(3, 'am')
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    await database().outboxMail.deleteMany()
    await cancel(people.admin, booking.id)
    await makeDue()
    const mail = (await delivered()).find(({ recipient }) => recipient === people.owner.email)
    expect(mail?.text).toContain('ተሽከርካሪው ወይም ሹፌሩ አይገኝም')
    expect(mail?.text).toContain('3,500\u00a0ብር')
    expect(mail?.text).toContain('የተከፈለውን ሙሉ ገንዘብ እንመልሳለን')
  })

  it('by staff repeats their own words as they were written, marked with their language', async () => {
    const { booking } = await book(3, 'am')
    const input = changeBookingRequest.parse({ status: 'canceled', reason: 'The <road> is closed' })
    await changeBooking(people.subadmin, { id: booking.id, input, locale: 'en' })
    await makeDue()
    const mail = (await delivered()).find(({ recipient }) => recipient === people.owner.email)
    expect(mail?.html).toMatch(/<td[^>]* lang="en"[^>]*>The &lt;road&gt; is closed</)
    expect(await getCancellation(people.owner, booking.id)).toMatchObject({
      ...{ cause: null, words: 'The <road> is closed', locale: 'en', undoUntil: null },
      refund: { rule: 'unpaid', amount: 0 },
    })
    const words = (await listStatusChanges(people.admin, booking.id)).map((change) => change.words)
    expect(words.at(-1)).toBe('The <road> is closed')
  })

  it('over the API takes a word of the list for what it says', async () => {
    const { booking } = await book()
    const input = changeBookingRequest.parse({ status: 'canceled', reason: 'duplicate' })
    await changeBooking(people.subadmin, { id: booking.id, input, locale: 'en' })
    expect(await getCancellation(people.admin, booking.id)).toMatchObject({ cause: 'duplicate', words: null })
  })

  it('tells what comes back of what was confirmed, and once it was returned, that it was', async () => {
    const { booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    await cancel(people.admin, booking.id)
    const refund = async () => (await getCancellation(people.owner, booking.id))?.refund
    expect(await refund()).toMatchObject({ rule: 'ours', amount: 3500, returned: 0 })
    const { id } = await database().payment.findFirstOrThrow({ where: { bookingId: booking.id } })
    const back = { amount: 350_000, reference: null, reason: 'Canceled' }
    await refundPayment(people.admin, { id, refund: back })
    expect(await refund()).toMatchObject({ rule: 'returned', amount: 0, returned: 3500 })
  })

  it('needs a reason of a sub-admin, who does not decide otherwise', async () => {
    const { booking } = await book()
    const ask = (request: object) =>
      codeOf(setBookingStatus(people.subadmin, { id: booking.id, status: 'canceled', ...request }))
    expect(await ask({})).toBe('FORBIDDEN')
    expect(await ask({ status: 'successful', cause: 'other' })).toBe('FORBIDDEN')
    expect(await ask({ cause: 'unavailable' })).toBe('done')
  })

  it('is for nobody who stayed away before the day of the trip, so that nothing of the price is kept', async () => {
    const { booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    const noShow = { id: booking.id, status: 'canceled', cause: 'no-show' } as const
    expect(await codeOf(setBookingStatus(people.subadmin, noShow))).toBe('INVALID_INPUT')
    const input = changeBookingRequest.parse({ status: 'canceled', reason: 'no-show' })
    const asked = changeBooking(people.admin, { id: booking.id, input, locale: 'en' })
    await expect(asked).rejects.toMatchObject({ fields: { reason: 'choiceInvalid' } })
    expect(await getBooking(people.admin, booking.id)).toMatchObject({ status: 'successful' })
  })

  it('tells its reason to the customer and staff, and nothing to others', async () => {
    const { booking } = await book()
    expect(await getCancellation(people.owner, booking.id)).toBeNull()
    await cancel(people.admin, booking.id)
    expect(await getCancellation(people.stranger, booking.id)).toBeNull()
    expect(await getCancellation(people.owner, booking.id)).toMatchObject({ undoUntil: null })
    expect((await getCancellation(people.admin, booking.id))?.undoUntil).toEqual(expect.any(String))
    await age(booking.id, 11)
    expect(await getCancellation(people.admin, booking.id)).toMatchObject({ undoUntil: null })
  })
})

describe('an undo', () => {
  it('gives back status, place, hold and transfer, and nobody is told', async () => {
    const { vehicle, booking } = await book()
    await cancel(people.owner, booking.id)
    expect(await tookPlace(vehicle.id)).toBe(0)
    const restored = await undoCancellation(people.owner, booking.id)
    expect(restored).toMatchObject({
      ...{ status: 'pending', holdUntil: booking.holdUntil, claimed: booking.claimed },
      ...{ transactionId: booking.transactionId, isTransactionReleased: false },
    })
    expect(await tookPlace(vehicle.id)).toBe(1)
    expect(await waiting()).toEqual([])
    await makeDue()
    expect(await delivered()).toEqual([])
    const history = await listStatusChanges(people.admin, booking.id)
    expect(history.slice(-2)).toMatchObject([
      { from: 'pending', to: 'canceled' },
      { from: 'canceled', to: 'pending', reason: 'undone' },
    ])
  })

  it('of a confirmed booking by staff confirms it again', async () => {
    const { booking } = await book()
    await setBookingStatus(people.admin, { id: booking.id, status: 'successful' })
    const { paid } = (await getBooking(people.admin, booking.id)) ?? expect.fail('no booking')
    await cancel(people.admin, booking.id)
    expect(await undoCancellation(people.admin, booking.id)).toMatchObject({ status: 'successful', paid })
  })

  it('pressed twice, one after the other or at once, counts once', async () => {
    const { vehicle, booking } = await book()
    await cancel(people.owner, booking.id)
    const undo = () => undoCancellation(people.owner, booking.id)
    const both = await Promise.all([undo(), undo()])
    expect(both.map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect((await undo()).version).toBe(both[0]?.version)
    expect(await tookPlace(vehicle.id)).toBe(1)
    const undone = { bookingId: booking.id, reason: 'undone' }
    expect(await database().bookingChange.count({ where: undone })).toBe(1)
  })

  it('is over after ten seconds', async () => {
    const { booking } = await book()
    await cancel(people.owner, booking.id)
    await age(booking.id, 11)
    expect(await codeOf(undoCancellation(people.owner, booking.id))).toBe('UNDO_OVER')
    expect(await waiting()).toHaveLength(2)
  })

  it('fails where somebody took the place, and the mail still leaves', async () => {
    const { vehicle, booking } = await book(1)
    await cancel(people.owner, booking.id)
    const input = orderFor(vehicle.id, { date: day })
    await createBooking(people.stranger, { input, locale: 'en' })
    expect(await codeOf(undoCancellation(people.owner, booking.id))).toBe('SOLD_OUT')
    const told = { path: ['bookingId'], equals: booking.id }
    expect(await database().outboxMail.count({ where: { args: told } })).toBe(2)
    expect((await getBooking(people.admin, booking.id))?.status).toBe('canceled')
  })

  it('is for whoever canceled, of what nobody changed since', async () => {
    const { booking } = await book()
    expect(await codeOf(undoCancellation(people.owner, booking.id))).toBe('STATE_CONFLICT')
    await cancel(people.owner, booking.id)
    expect(await codeOf(undoCancellation(people.stranger, booking.id))).toBe('NOT_FOUND')
    expect(await codeOf(undoCancellation(people.admin, booking.id))).toBe('STATE_CONFLICT')
    await setBookingStatus(people.admin, { id: booking.id, status: 'pending' })
    expect(await codeOf(undoCancellation(people.owner, booking.id))).toBe('STATE_CONFLICT')
  })

  it('while its mail is leaving has one outcome: the mail is sent and it stays canceled', async () => {
    const { booking } = await book()
    await cancel(people.owner, booking.id)
    await makeDue()
    const refusals: string[] = []
    await deliverDueMails(async () => {
      refusals.push(await codeOf(undoCancellation(people.owner, booking.id)))
    })
    expect(refusals).toEqual(['UNDO_OVER', 'UNDO_OVER'])
    expect((await getBooking(people.admin, booking.id))?.status).toBe('canceled')
  })

  it('at the same moment as its mail begins to leave has one outcome, whoever is first', async () => {
    for (let round = 0; round < 12; round++) {
      const { booking } = await book()
      await cancel(people.owner, booking.id)
      const mails = await waiting()
      const sent: string[] = []
      const attempt = { number: 1, isLast: false }
      const transport = async (mail: OutgoingMail) => void sent.push(mail.messageId)
      const send = () => Promise.all(mails.map(({ id }) => deliverMail(id, { transport, attempt })))
      const undo = () => codeOf(undoCancellation(people.owner, booking.id))
      const order = round % 2 === 0 ? [undo, send] : [send, undo]
      await Promise.all(order.map((one) => one()))
      const { status } = (await getBooking(people.admin, booking.id)) ?? expect.fail('no booking')
      expect([status, sent.length]).toEqual(status === 'pending' ? ['pending', 0] : ['canceled', 2])
      await database().booking.updateMany({ where: { id: booking.id }, data: { status: 'canceled' } })
    }
  })
})

describe('a mail about a cancellation that still waits', () => {
  it('never comes after that of what happened next', async () => {
    const { booking } = await book()
    await cancel(people.owner, booking.id)
    await setBookingStatus(people.admin, { id: booking.id, status: 'pending' })
    const events = async () => (await waiting()).map(({ args }) => (args as { event: string }).event)
    expect(await events()).toEqual(['pending', 'pending'])
    await cancel(people.owner, booking.id)
    await removeBooking(people.admin, booking.id)
    expect(await events()).toEqual(['pending', 'pending', 'deleted', 'deleted'])
  })
})
