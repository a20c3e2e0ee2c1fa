import { describe, expect, it } from 'vitest'
import { listCancelRefunds } from '@/lib/bookings/cancellation'
import { getOwnBooking } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
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
