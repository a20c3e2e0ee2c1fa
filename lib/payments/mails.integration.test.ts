import { expect, it } from 'vitest'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { company } from '@/lib/core/company'
import { database } from '@/lib/db/client'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { claimPayment, decidePayment } from './mutations'

const refused = { state: 'refused', reason: 'It went to another account' } as const

async function booked() {
  const [actor, admin] = [await makeActor(), await makeActor('admin')]
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { transactionId: undefined, amount: undefined })
  const { id: bookingId } = await createBooking(actor, { input, locale: 'en' })
  const transactionId = `FT26${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const claim = () => claimPayment(actor, { bookingId, claim: { transactionId, amount: 100_000 } })
  const lastMails = async (word: 'status' | 'isOver' = 'status') => {
    const mails = await database().outboxMail.findMany({
      where: { args: { path: ['bookingId'], equals: bookingId } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 2,
    })
    return mails.map(({ recipient, args }) => [recipient, Object(args).event, Object(args)[word]])
  }
  const everybody = (event: string, status: string) =>
    expect.arrayContaining([actor.email, company().email].map((recipient) => [recipient, event, status]))
  return { admin, bookingId, claim, lastMails, everybody }
}

it('a transfer that is refused once its booking is canceled is told as that', async () => {
  const { admin, bookingId, claim, lastMails, everybody } = await booked()
  const { id } = await claim()
  expect(await lastMails()).toEqual(everybody('payment-claimed', 'pending'))
  await setBookingStatus(admin, { id: bookingId, status: 'canceled', cause: 'other' })
  await decidePayment(admin, { id, decision: refused })
  expect(await lastMails()).toEqual(everybody('payment-refused', 'canceled'))
})

it('a transfer for a confirmed booking that owes more is no new booking', async () => {
  const { admin, bookingId, claim, lastMails, everybody } = await booked()
  await setBookingStatus(admin, { id: bookingId, status: 'successful' })
  const { id } = await claim()
  expect(await lastMails()).toEqual(everybody('payment-claimed', 'successful'))
  await decidePayment(admin, { id, decision: refused })
  expect(await lastMails()).toEqual(everybody('payment-refused', 'successful'))
})

it('of a booking whose trip is over the mail knows so', async () => {
  const { admin, bookingId, claim, lastMails } = await booked()
  await setBookingStatus(admin, { id: bookingId, status: 'successful' })
  const told = async () => (await lastMails('isOver')).map(([, , isOver]) => isOver)
  expect(await told()).toEqual([false, false])
  await database().$executeRaw`
    UPDATE bookings SET day = (now() AT TIME ZONE 'Africa/Addis_Ababa')::date - 1,
      last_day = (now() AT TIME ZONE 'Africa/Addis_Ababa')::date - 1
    WHERE id = ${bookingId}::uuid`
  await claim()
  expect(await told()).toEqual([true, true])
})
