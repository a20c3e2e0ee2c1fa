import { describe, expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { refundPayment, takeCash } from './mutations'

/** A booking of Br 3,500 that nothing was sent for. */
async function makeBooking() {
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { transactionId: undefined, amount: undefined })
  const { id } = await createBooking(await makeActor(), { input, locale: 'en' })
  return id
}

const paidFor = async (id: string) =>
  (await database().booking.findUniqueOrThrow({ where: { id } })).paidSantim

describe('a request that is sent again with its key', () => {
  it('writes cash once, also at the same moment, and nothing for another amount or booking', async () => {
    const bookingId = await makeBooking()
    const [subadmin, requestKey] = [await makeActor('subadmin'), crypto.randomUUID()]
    const cash = (amount: number) => takeCash(subadmin, { bookingId, amount, requestKey })
    const rows = await Promise.all([cash(100_000), cash(100_000), cash(100_000)])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await paidFor(bookingId)).toBe(100_000n)
    expect(await codeOf(cash(200_000))).toBe('IDEMPOTENCY_CONFLICT')
    const other = { bookingId: await makeBooking(), amount: 100_000, requestKey }
    expect(await codeOf(takeCash(subadmin, other))).toBe('IDEMPOTENCY_CONFLICT')
    expect(await paidFor(other.bookingId)).toBe(0n)
    // Of another person it is another key.
    await takeCash(await makeActor('subadmin'), { bookingId, amount: 100_000, requestKey })
    expect(await paidFor(bookingId)).toBe(200_000n)
  })

  it('writes a refund once, and tells of it once', async () => {
    const [admin, bookingId, requestKey] = [
      await makeActor('admin'),
      await makeBooking(),
      crypto.randomUUID(),
    ]
    const { id } = await takeCash(admin, { bookingId, amount: 350_000 })
    const refund = { amount: 50_000, reason: 'One day less', reference: null }
    const again = () => refundPayment(admin, { id, refund, requestKey })
    expect((await again()).id).toBe((await again()).id)
    expect(await paidFor(bookingId)).toBe(300_000n)
    const mails = await database().outboxMail.count({
      where: {
        template: 'booking-for-customer',
        AND: [
          { args: { path: ['bookingId'], equals: bookingId } },
          { args: { path: ['event'], equals: 'payment-refunded' } },
        ],
      },
    })
    expect(mails).toBe(1)
  })
})
