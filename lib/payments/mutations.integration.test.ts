import { describe, expect, it } from 'vitest'
import { listStatusChanges } from '@/lib/bookings/history'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { decidePayment, claimPayment, refundPayment, takeCash } from './mutations'
import { listPayments } from './queries'

const price = 350_000
const hourMs = 3_600_000
const reason = 'It went to another account'
const refund = (amount: number) => ({ amount, reason: 'One day less', reference: null })

/** A booking of Br 3,500 with a claim of an amount in santim, or with none. */
async function booked(claimed?: number) {
  const [actor, admin] = [await makeActor(), await makeActor('admin')]
  const vehicle = await makeVehicle()
  const claim = claimed ? { amount: claimed } : { transactionId: undefined, amount: undefined }
  const { id } = await createBooking(actor, { input: orderFor(vehicle.id, claim), locale: 'en' })
  const [payment] = await listPayments(actor, id)
  return { actor, admin, bookingId: id, paymentId: payment?.id ?? '' }
}

const bookingOf = (id: string) => database().booking.findUniqueOrThrow({ where: { id } })
const mailsOf = async (recipient: string) => {
  const mails = await database().outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })
  return mails.map(({ args }) => Object(args))
}
const confirmed = { state: 'confirmed', reason: null } as const
const refused = { state: 'refused', reason } as const

describe('a claimed payment', () => {
  it('that pays the whole confirms the booking, and the customer is told', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(price)
    const payment = await decidePayment(admin, { id: paymentId, decision: confirmed })
    expect(payment).toMatchObject({ state: 'confirmed', amount: price })
    expect(payment.countedOn).not.toBeNull()
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'successful', paidSantim: BigInt(price) })
    expect((await listStatusChanges(admin, bookingId)).at(-1)).toMatchObject({
      to: 'successful',
      by: 'admin',
    })
    const mails = await mailsOf(actor.email)
    expect(mails.map(({ event }) => event)).toEqual(['received', 'successful'])
    expect(mails.map(({ hasDriver }) => hasDriver)).toEqual([true, true])
    const row = await database().payment.findUniqueOrThrow({ where: { id: paymentId } })
    expect(row.decidedById).toBe(admin.id)
    const audit = await database().auditEntry.findMany({ where: { entityId: paymentId } })
    expect(audit).toMatchObject([{ action: 'confirm', entity: 'payment', actorId: admin.id }])
  })

  it('that pays a part leaves the booking pending, which nothing ends any more', async () => {
    const { admin, bookingId, paymentId } = await booked(100_000)
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'pending', holdUntil: null })
    await takeCash(await makeActor('subadmin'), { bookingId, amount: price - 100_000 })
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'successful', paidSantim: BigInt(price) })
  })

  it('is refused with a reason, frees its reference and starts the clock again', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(price)
    const { reference } = await database().payment.findUniqueOrThrow({ where: { id: paymentId } })
    const silent = decidePayment(admin, { id: paymentId, decision: { state: 'refused', reason: null } })
    expect(await codeOf(silent)).toBe('INVALID_INPUT')
    const payment = await decidePayment(admin, { id: paymentId, decision: refused })
    expect(payment).toMatchObject({ state: 'refused', reason })
    const { status, holdUntil } = await bookingOf(bookingId)
    expect(status).toBe('pending')
    const hours = ((holdUntil?.getTime() ?? 0) - Date.now()) / hourMs
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    expect((await mailsOf(actor.email)).at(-1)).toMatchObject({
      ...{ event: 'payment-refused', status: 'pending' },
      payment: { amount: 3500, reason },
    })
    const again = { transactionId: reference ?? '', amount: price }
    expect((await claimPayment(actor, { bookingId, claim: again })).state).toBe('claimed')
  })

  it('keeps the clock of another claim when it is refused', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(price)
    const claim = { transactionId: `FT${crypto.randomUUID()}`, amount: price }
    await claimPayment(actor, { bookingId, claim })
    const before = await bookingOf(bookingId)
    await decidePayment(admin, { id: paymentId, decision: refused })
    expect((await bookingOf(bookingId)).holdUntil).toEqual(before.holdUntil)
  })

  it('of a customer is one of five that wait at most, and further ones do not hold the places longer', async () => {
    const { actor, bookingId } = await booked(price)
    const claim = { amount: 100 }
    const again = () =>
      codeOf(
        claimPayment(actor, { bookingId, claim: { ...claim, transactionId: `FT${crypto.randomUUID()}` } }),
      )
    expect(await again()).toBe('done')
    const { holdUntil } = await bookingOf(bookingId)
    const answers = await Promise.all(Array.from({ length: 5 }, again))
    expect(answers.toSorted()).toEqual([...Array(2).fill('TOO_MANY_CLAIMS'), ...Array(3).fill('done')])
    expect((await bookingOf(bookingId)).holdUntil).toEqual(holdUntil)
  })

  it('that confirms a car says that a driver comes only where one was booked', async () => {
    const admin = await makeActor('admin')
    const { id: vehicleId } = await createCar(database(), {
      ...{ name: 'Toyota Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' },
      ...{ facts: [5, 2, 'manual', 'petrol', 3], prices: [3500] },
    })
    const texts = { textEn: 'Driver for a car', textOm: 'Konkolaachisaa', textAm: 'ሹፌር', isDriver: true }
    const driver = await database().extra.create({ data: { ...texts, amountSantim: 100_000, per: 'day' } })
    for (const extras of [[], [driver.id]]) {
      const actor = await makeActor()
      const { id } = await createBooking(actor, { input: orderFor(vehicleId, { extras }), locale: 'en' })
      await setBookingStatus(admin, { id, status: 'successful' })
      const { hasDriver } = (await mailsOf(actor.email)).at(-1)
      expect(hasDriver).toBe(extras.length > 0)
    }
  })

  it('is told with what counts: paid, waiting, and still to pay, whatever was claimed first', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(100_000)
    await decidePayment(admin, { id: paymentId, decision: refused })
    const claims = [100_000, 250_000].map((amount) => ({ amount, transactionId: `FT${crypto.randomUUID()}` }))
    for (const claim of claims) {
      const { id } = await claimPayment(actor, { bookingId, claim })
      await decidePayment(admin, { id, decision: confirmed })
    }
    const sums = (await mailsOf(actor.email)).map(({ event, paid, claimed, due }) => [
      event,
      ...[paid, claimed, due],
    ])
    expect(sums).toEqual([
      ['received', 0, 1000, 2500],
      ['payment-refused', 0, 0, 3500],
      ['payment-claimed', 0, 1000, 2500],
      ['part-paid', 1000, 0, 2500],
      ['payment-claimed', 1000, 2500, 0],
      ['successful', 3500, 0, 0],
    ])
  })

  it('is decided once', async () => {
    const { admin, paymentId } = await booked(price)
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    expect(await codeOf(decidePayment(admin, { id: paymentId, decision: refused }))).toBe('PAYMENT_DECIDED')
    expect(await codeOf(decidePayment(admin, { id: crypto.randomUUID(), decision: refused }))).toBe(
      'NOT_FOUND',
    )
  })

  it('that two admins confirm at once counts once', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(price)
    const admins = [admin, await makeActor('admin'), await makeActor('admin'), await makeActor('admin')]
    const answers = await Promise.all(
      admins.map((one) => decidePayment(one, { id: paymentId, decision: confirmed })),
    )
    expect(new Set(answers.map(({ decidedAt }) => decidedAt)).size).toBe(1)
    expect((await bookingOf(bookingId)).paidSantim).toBe(BigInt(price))
    expect((await mailsOf(actor.email)).map(({ event }) => event)).toEqual(['received', 'successful'])
    expect(await database().auditEntry.count({ where: { entityId: paymentId } })).toBe(1)
  })

  it('that is confirmed and refused at once is one of both, and the booking agrees', async () => {
    const { admin, bookingId, paymentId } = await booked(price)
    const answers = await Promise.all([
      codeOf(decidePayment(admin, { id: paymentId, decision: confirmed })),
      codeOf(decidePayment(await makeActor('admin'), { id: paymentId, decision: refused })),
    ])
    expect(answers.toSorted()).toEqual(['PAYMENT_DECIDED', 'done'])
    const { state } = await database().payment.findUniqueOrThrow({ where: { id: paymentId } })
    const { status } = await bookingOf(bookingId)
    expect(status).toBe(state === 'confirmed' ? 'successful' : 'pending')
  })
})

describe('a refund', () => {
  it('is a row of its own, told to the customer with its reason', async () => {
    const { actor, admin, bookingId, paymentId } = await booked(price)
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    const row = await refundPayment(admin, {
      id: paymentId,
      refund: { ...refund(50_000), reference: 'FT26325BACK1' },
    })
    expect(row).toMatchObject({
      ...{ state: 'confirmed', amount: -50_000, refundOf: paymentId, reference: 'FT26325BACK1' },
    })
    expect(await bookingOf(bookingId)).toMatchObject({
      status: 'successful',
      paidSantim: BigInt(price - 50_000),
    })
    expect((await mailsOf(actor.email)).at(-1)).toMatchObject({
      event: 'payment-refunded',
      payment: { amount: 500, reason: 'One day less' },
    })
  })

  it('is never of more than is left, nor of what was not paid', async () => {
    const { admin, paymentId } = await booked(price)
    const back = (id: string, amount: number) => codeOf(refundPayment(admin, { id, refund: refund(amount) }))
    expect(await back(paymentId, 1)).toBe('REFUND_TOO_HIGH')
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    expect(await back(paymentId, price + 1)).toBe('REFUND_TOO_HIGH')
    const { id } = await refundPayment(admin, { id: paymentId, refund: refund(price) })
    expect(await back(paymentId, 1)).toBe('REFUND_TOO_HIGH')
    expect(await back(id, 1)).toBe('REFUND_TOO_HIGH')
  })

  it('asked for by many at once never returns more than was paid', async () => {
    const { admin, bookingId, paymentId } = await booked(price)
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        codeOf(refundPayment(admin, { id: paymentId, refund: refund(100_000) })),
      ),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'REFUND_TOO_HIGH')).toHaveLength(9)
    expect((await bookingOf(bookingId)).paidSantim).toBe(50_000n)
  })

  it('of all that was paid for a pending booking starts its clock again', async () => {
    const { admin, bookingId, paymentId } = await booked(100_000)
    await decidePayment(admin, { id: paymentId, decision: confirmed })
    await refundPayment(admin, { id: paymentId, refund: refund(100_000) })
    const { status, holdUntil } = await bookingOf(bookingId)
    expect([status, holdUntil !== null]).toEqual(['pending', true])
  })
})

describe('cash', () => {
  it('counts at once, with who took it', async () => {
    const { bookingId } = await booked()
    const subadmin = await makeActor('subadmin')
    const { id } = await takeCash(subadmin, { bookingId, amount: price })
    const row = await database().payment.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ way: 'cash', state: 'confirmed', createdById: subadmin.id })
    expect((await bookingOf(bookingId)).status).toBe('successful')
  })

  it('is not taken for a canceled booking', async () => {
    const { actor, admin, bookingId } = await booked()
    await setBookingStatus(actor, { id: bookingId, status: 'canceled' })
    expect(await codeOf(takeCash(admin, { bookingId, amount: price }))).toBe('STATE_CONFLICT')
  })
})
