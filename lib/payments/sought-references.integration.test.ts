import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { releaseTransaction, setBookingStatus } from '@/lib/bookings/mutations'
import { listBookings } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { decidePayment, refundPayment } from './mutations'
import { listPayments, listWaitingPayments } from './queries'

let admin: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
})

async function claimed(transactionId: string) {
  const actor = await makeActor()
  const { id } = await createBooking(actor, {
    input: orderFor((await makeVehicle()).id, { transactionId }),
    locale: 'en',
  })
  const [payment] = await listPayments(actor, id)
  return { actor, bookingId: id, paymentId: payment?.id ?? '' }
}

const refusedFor = (reason: string) => ({ state: 'refused', reason }) as const

const ways: Record<string, (transactionId: string) => Promise<string>> = {
  'was refused': async (typed) => {
    const { bookingId, paymentId } = await claimed(typed)
    await decidePayment(admin, { id: paymentId, decision: refusedFor('Nothing came in') })
    return bookingId
  },
  'was released': async (typed) => {
    const { actor, bookingId } = await claimed(typed)
    await setBookingStatus(actor, { id: bookingId, status: 'canceled' })
    await releaseTransaction(admin, bookingId)
    return bookingId
  },
  'gave money back': async (typed) => {
    const { bookingId, paymentId } = await claimed(`FT${randomUUID()}`)
    await decidePayment(admin, { id: paymentId, decision: { state: 'confirmed', reason: null } })
    const refund = { amount: 100_000, reference: typed, reason: 'One day less' }
    await refundPayment(admin, { id: paymentId, refund })
    return bookingId
  },
}

const idsFor = async (q: string) => (await listBookings(admin, { q })).rows.map(({ id }) => id)

describe('a booking is found by a transfer', () => {
  it.each([
    ['was refused', 'ft 26330 rfsd1', ['FT26330RFSD1', 'Ft26330-rfsd1', '26330rfsd']],
    ['was released', 'FT26330RLSD2', ['ft 26330 rlsd2', 'ft26330rlsd2', 'rlsd2']],
    ['gave money back', 'Ft26330 bckgvn-3', ['FT26330BCKGVN3', 'ft 26330 bckgvn 3', 'bckgvn-3']],
    ['gave money back', 'Dashen slip no. 77/4451', ['DASHEN SLIP NO 774451', 'dashen 77/4451']],
  ])('that %s, as %s, in any spelling', async (way, typed, spellings) => {
    const id = await ways[way]?.(typed)
    for (const q of [typed, ...spellings]) expect(await idsFor(q), q).toEqual([id])
  })

  it('that was not understood', async () => {
    const { bookingId, paymentId } = await claimed('FT26330TWO41 or FT26330TWO42')
    const { referenceKey } = await database().payment.findUniqueOrThrow({ where: { id: paymentId } })
    expect(referenceKey).toBeNull()
    for (const q of ['ft 26330 two41', 'FT26330TWO42', 'ft26330two41 or FT 26330 TWO42', 'two42']) {
      expect(await idsFor(q), q).toEqual([bookingId])
    }
    expect(await idsFor('FT26330TWO43')).toEqual([])
  })

  it('that nobody knows the bank of, with the signs in between', async () => {
    const { bookingId } = await claimed('Slip 88-4452/B')
    for (const q of ['slip 88-4452/b', 'SLIP 884452B', '88-4452/B', '88 4452 b']) {
      expect(await idsFor(q), q).toEqual([bookingId])
      const { rows } = await listWaitingPayments(admin, { q })
      expect(
        rows.map((row) => row.bookingId),
        q,
      ).toEqual([bookingId])
    }
  })

  it('until its people are forgotten', async () => {
    const { bookingId, paymentId } = await claimed('FT26330FRGT1 or FT26330FRGT2')
    await decidePayment(admin, { id: paymentId, decision: refusedFor('Which one is it?') })
    await database().$executeRaw`SELECT "forget_bookings"(ARRAY[${bookingId}::uuid])`
    expect(await idsFor('FT26330FRGT1')).toEqual([])
    const { transferKeys } = await database().booking.findUniqueOrThrow({ where: { id: bookingId } })
    expect(transferKeys).toBe('')
  })
})
