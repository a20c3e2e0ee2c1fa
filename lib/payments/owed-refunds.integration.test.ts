import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor, SignedInRole } from '@/lib/auth/permissions'
import { getCancellation, undoCancellation } from '@/lib/bookings/cancellation'
import { removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { refundDay } from '@/lib/bookings/refund-rules'
import { createBooking } from '@/lib/bookings/reserve'
import { removeUser } from '@/lib/customers/mutations'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { decidePayment, refundPayment, takeCash } from './mutations'
import { listOwedRefunds, listPayments } from './queries'

let admin: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
})

/** A confirmed booking over Br 3,500 for which cash was paid; today, so that a cancellation by the customer is late. */
async function paidBooking(paid = 350_000, role: SignedInRole = 'user') {
  const customer = await makeActor(role)
  const unpaid = { date: dayFromToday(0), transactionId: undefined, amount: undefined }
  const input = orderFor((await makeVehicle()).id, unpaid)
  const { id } = await createBooking(customer, { input, locale: 'en' })
  await takeCash(admin, { bookingId: id, amount: 350_000 })
  if (paid > 350_000) await takeCash(admin, { bookingId: id, amount: paid - 350_000 })
  return { id, customer }
}

const owedOf = async (id: string) =>
  (await listOwedRefunds(admin, 1000)).rows.find(({ bookingId }) => bookingId === id)
const cancel = (actor: SignedInActor, id: string, cause?: 'no-show' | 'unavailable' | 'customer-asked') =>
  setBookingStatus(actor, { id, status: 'canceled', ...(cause && { cause }) })

describe('money that has to go back', () => {
  it.each([
    ['unavailable', 350_000, 3500],
    ['customer-asked', 350_000, 1750],
    ['no-show', 350_000, undefined],
    ['no-show', 360_050, 100.5],
  ] as const)('of a booking canceled today for %s after %d santim is Br %s', async (cause, paid, amount) => {
    const { id } = await paidBooking(paid)
    await cancel(admin, id, cause)
    expect((await owedOf(id))?.amount).toBe(amount)
    expect((await getCancellation(admin, id))?.refund.amount).toBe(amount ?? 0)
  })

  it('is what was paid above the price of one that stands, of which nobody was told a day', async () => {
    const { id } = await paidBooking(360_000)
    expect(await owedOf(id)).toMatchObject({ amount: 100, until: null })
  })

  it('is due from the day on which it came, where a transfer is confirmed long after the booking was canceled', async () => {
    const customer = await makeActor('user')
    const input = orderFor((await makeVehicle()).id)
    const { id } = await createBooking(customer, { input, locale: 'en' })
    const canceled = { status: 'canceled', keptSantim: 0, version: { increment: 1 } } as const
    const { version } = await database().booking.update({ where: { id }, data: canceled })
    await database().bookingChange.create({
      data: {
        ...{ bookingId: id, version, fromStatus: 'pending', toStatus: 'canceled', cause: 'unavailable' },
        ...{ actorId: admin.id, actorRole: admin.role },
        createdAt: new Date(Date.now() - 21 * 24 * 60 * 60 * 1000),
      },
    })
    const [payment] = await listPayments(admin, id)
    await decidePayment(admin, { id: payment?.id ?? '', decision: { state: 'confirmed', reason: null } })
    const until = refundDay(new Date())
    expect(await owedOf(id)).toMatchObject({ amount: 3500, until })
    expect((await getCancellation(customer, id))?.refund).toMatchObject({ amount: 3500, until })
  })

  it('names the day that the customer was told and the payment to return, and goes as it is returned', async () => {
    const { id } = await paidBooking()
    const [payment] = await listPayments(admin, id)
    await cancel(admin, id, 'unavailable')
    expect(await owedOf(id)).toMatchObject({ paymentId: payment?.id, until: refundDay(new Date()) })
    const back = (amount: number) =>
      refundPayment(admin, {
        ...{ id: payment?.id ?? '' },
        refund: { amount, reference: null, reason: 'Canceled' },
      })
    await back(100_000)
    expect((await owedOf(id))?.amount).toBe(2500)
    await back(250_000)
    expect(await owedOf(id)).toBeUndefined()
  })

  it('is half of a late cancellation of an own booking, also once the account is gone that says whose it was', async () => {
    const { id, customer } = await paidBooking(350_000, 'admin')
    await cancel(customer, id)
    await removeUser(admin, customer.id)
    expect((await owedOf(id))?.amount).toBe(1750)
    expect((await getCancellation(admin, id))?.refund).toMatchObject({ rule: 'late', amount: 1750 })
  })

  it('is nothing of a booking that stands again, or was deleted', async () => {
    const { id } = await paidBooking()
    await cancel(admin, id, 'customer-asked')
    await undoCancellation(admin, id)
    expect(await owedOf(id)).toBeUndefined()
    await cancel(admin, id, 'unavailable')
    expect((await owedOf(id))?.amount).toBe(3500)
    await removeBooking(admin, id)
    expect(await owedOf(id)).toBeUndefined()
  })

  it('comes in the order in which it was promised, what nobody was told of last, with the count of all', async () => {
    const [standing, second] = [await paidBooking(360_000), await paidBooking()]
    const first = await paidBooking()
    for (const { id } of [first, second]) await cancel(admin, id, 'unavailable')
    const { rows, count } = await listOwedRefunds(admin, 1000)
    expect(count).toBe(rows.length)
    const places = [first, second, standing].map(({ id }) => rows.findIndex((row) => row.bookingId === id))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(await listOwedRefunds(admin, 1)).toEqual({ rows: rows.slice(0, 1), count, page: 1 })
    expect(await listOwedRefunds(admin, 1, 2)).toEqual({ rows: rows.slice(1, 2), count, page: 2 })
    expect(await listOwedRefunds(admin, 1000, 2)).toEqual({ rows, count, page: 1 })
  })
})
