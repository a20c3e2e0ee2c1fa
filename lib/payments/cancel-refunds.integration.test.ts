import { describe, expect, it } from 'vitest'
import { getCancellation, listCancelRefunds } from '@/lib/bookings/cancellation'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { getOwnBooking } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { decidePayment, refundPayment } from './mutations'
import { listPayments } from './queries'

describe('whoever asks to cancel a pending booking is told', () => {
  it('what comes back of what was claimed, confirmed and returned', async () => {
    const [actor, admin] = [await makeActor(), await makeActor('admin')]
    const input = orderFor((await makeVehicle()).id, { amount: 100_000 })
    const { id } = await createBooking(actor, { input, locale: 'en' })
    const [claim] = await listPayments(actor, id)
    const paymentId = claim?.id ?? ''
    const told = async (who = actor) => {
      const booking = await getOwnBooking(actor, id)
      return (await listCancelRefunds(who, booking ? [booking] : [])).get(id)
    }
    const back = (amount: number) =>
      refundPayment(admin, { id: paymentId, refund: { amount, reference: null, reason: 'One day less' } })

    expect(await told()).toMatchObject({ rule: 'unpaid', amount: 0 })
    await decidePayment(admin, { id: paymentId, decision: { state: 'confirmed', reason: null } })
    expect(await told()).toMatchObject({ rule: 'pending', amount: 1000, returned: 0 })
    await back(25_050)
    expect(await told()).toMatchObject({ rule: 'pendingRest', amount: 749.5, returned: 250.5 })
    await back(74_950)
    expect(await told()).toMatchObject({ rule: 'returned', amount: 0, returned: 1000 })
    expect(await told(await makeActor())).toBeUndefined()
  })
})

describe('of a booking that staff made for somebody with their own account', () => {
  it.each([
    ['unavailable', { rule: 'ours', amount: 3500 }],
    ['customer-asked', { rule: 'late', amount: 1750 }],
  ] as const)('what comes back goes by its cause: %s', async (cause, refund) => {
    const admin = await makeActor('admin')
    const input = orderFor((await makeVehicle()).id, { date: dayFromToday(0) })
    const { id } = await createBooking(admin, { input, locale: 'en' })
    await setBookingStatus(admin, { id, status: 'successful' })
    await setBookingStatus(admin, { id, status: 'canceled', cause })
    expect((await getCancellation(admin, id))?.refund).toMatchObject(refund)
    const mail = await database().outboxMail.findFirstOrThrow({
      where: { recipient: admin.email, args: { path: ['event'], equals: 'canceled' } },
    })
    expect(Object(mail.args).cancellation.refund).toMatchObject(refund)
  })
})

it('a refund goes back as the payment came unless staff say otherwise, as of a transfer in cash', async () => {
  const [actor, admin] = [await makeActor(), await makeActor('admin')]
  const input = orderFor((await makeVehicle()).id, { amount: 100_000 })
  const { id: bookingId } = await createBooking(actor, { input, locale: 'en' })
  const [claim] = await listPayments(actor, bookingId)
  const id = claim?.id ?? ''
  await decidePayment(admin, { id, decision: { state: 'confirmed', reason: null } })
  const refund = { amount: 25_050, reference: null, reason: 'One day less' }
  expect((await refundPayment(admin, { id, refund })).way).toBe('transfer')
  expect((await refundPayment(admin, { id, refund: { ...refund, way: 'cash' } })).way).toBe('cash')
})
