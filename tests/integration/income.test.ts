import { expect, it } from 'vitest'
import { removeBooking } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { dayInAddis } from '@/lib/core/day'
import { closeMonth } from '@/lib/payments/months'
import { decidePayment, refundPayment, takeCash } from '@/lib/payments/mutations'
import { listPayments } from '@/lib/payments/queries'
import { openExport } from '@/lib/statistics/export'
import { getStatistics } from '@/lib/statistics/queries'
import { parseCsv } from '@/tests/support/csv'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'

it('screen, file and closed month tell one income, which no deletion changes', async () => {
  const [admin, customer] = [await makeActor('admin'), await makeActor()]
  const vehicle = await makeVehicle()
  const book = () => createBooking(customer, { input: orderFor(vehicle.id), locale: 'en' })
  const [confirmed, partly, claimed] = [await book(), await book(), await book()]
  const [transfer] = await listPayments(admin, confirmed.id)
  const id = transfer?.id ?? ''
  await decidePayment(admin, { id, decision: { state: 'confirmed', reason: null } })
  await refundPayment(admin, { id, refund: { amount: 50_050, reason: 'One day less', reference: null } })
  await takeCash(admin, { bookingId: partly.id, amount: 10_025 })
  const income = 350_000 - 50_050 + 10_025

  const onScreen = async () => {
    const { incomeByStatus } = await getStatistics(admin, '7')
    return incomeByStatus.map(({ paid }) => Math.round(paid * 100))
  }
  const inFile = async () => {
    const file = await openExport({
      actor: admin,
      name: 'income-by-status',
      query: { period: '7' },
      locale: 'en',
    })
    const [, ...rows] = parseCsv((await new Response(file).text()).replace('\ufeff', ''))
    return rows.map((row) => Math.round(Number(row.at(-1)) * 100))
  }
  expect(await onScreen()).toEqual([10_025, 350_000 - 50_050, 0])
  expect(await inFile()).toEqual(await onScreen())
  for (const booking of [confirmed, partly, claimed]) await removeBooking(admin, booking.id)
  expect(await onScreen()).toEqual([10_025, 350_000 - 50_050, 0])
  expect(await inFile()).toEqual(await onScreen())
  const month = dayInAddis(new Date()).slice(0, 7)
  expect(await closeMonth(admin, month)).toEqual({ month, rows: 3, total: income })
})
