import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseTransaction, removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, type Day, dayInAddis, dayOfDate, monthAround } from '@/lib/core/day'
import { decidePayment, refundPayment, takeCash } from '@/lib/payments/mutations'
import { closeMonth } from '@/lib/payments/months'
import { listPayments } from '@/lib/payments/queries'
import { database } from '@/lib/db/client'
import { parseCsv } from '@/tests/support/csv'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { fillRandomOffice } from '@/tests/support/random-office'
import { openExport } from './export'
import { type ReportBasis, reportBases, reportCalendars, reportMonthAround } from './report-period'
import { getReport } from './report'
import { reportQuery } from './schema'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
let seed = 0
const admin = makeActor('admin')

beforeAll(async () => {
  await client.connect()
  seed = await fillRandomOffice(client)
  // Money goes back now and then, on a day of its own.
  await client.query(`
    INSERT INTO payments (id, booking_id, refund_of_id, way, state, amount_santim, reason, created_at)
    SELECT gen_random_uuid(), booking_id, id, 'transfer', 'confirmed', -(amount_santim / 2), 'returned', created_at
    FROM payments WHERE state = 'confirmed' AND amount_santim > 1 AND right(id::text, 1) IN ('1', '7', 'c')`)
})
afterAll(() => client.end())

const dayOf: Record<ReportBasis, (payment: Booked) => Day | null> = {
  payment: ({ countedOn }) => countedOn && dayOfDate(countedOn),
  booking: ({ booking }) => dayInAddis(booking.createdAt),
  travel: ({ booking }) => dayOfDate(booking.day),
}
type Booked = Awaited<ReturnType<typeof bookedPayments>>[number]

const bookedPayments = () =>
  database().payment.findMany({
    where: { state: 'confirmed' },
    select: {
      ...{ amountSantim: true, countedOn: true, way: true, refundOfId: true },
      booking: { select: { createdAt: true, day: true } },
    },
  })

const sumOf = (payments: readonly Booked[]) =>
  payments.reduce((sum, { amountSantim }) => sum + Number(amountSantim), 0)

async function rowsOfFile(name: 'report-days' | 'report-payments', query: Record<string, string>) {
  const file = await openExport({ actor: await admin, name, query, locale: 'en' })
  return parseCsv((await new Response(file).text()).replace('\ufeff', '')).slice(1)
}

const inSantim = (cell: string | undefined) => Math.round(Number(cell) * 100)

const today = dayInAddis(new Date())
const cases = reportCalendars.flatMap((calendar) =>
  reportBases.flatMap((by) => [0, 45, 200].map((daysAgo) => ({ calendar, by, daysAgo }))),
)

describe('a month of the books', () => {
  it.each(cases)(
    '$calendar, by $by, $daysAgo days ago: screen and files are the sum of the rows',
    async (one) => {
      const month = reportMonthAround(one.calendar, addDays(today, -one.daysAgo))
      const query = { calendar: one.calendar, by: one.by, month: month.name }
      const report = await getReport(await admin, reportQuery.parse(query))
      const rows = (await bookedPayments()).filter((payment) => {
        const day = dayOf[one.by](payment)
        return day !== null && day >= month.from && day <= month.to
      })
      const says = `seed ${seed}`
      expect(report.total.net, says).toBe(sumOf(rows))
      expect(report.total.entries, says).toBe(rows.length)
      expect(report.total.refunds, says).toBe(sumOf(rows.filter(({ refundOfId }) => refundOfId)))
      expect(report.total.transfers + report.total.cash + report.total.refunds, says).toBe(report.total.net)
      for (const day of report.days) {
        const ofDay = rows.filter((payment) => dayOf[one.by](payment) === day.day)
        expect(day.net, `${day.day}, ${says}`).toBe(sumOf(ofDay))
      }
      expect(report.months[0]).toMatchObject({ ...report.total })
      expect(
        report.vehicles.reduce((sum, { net }) => sum + net, 0),
        says,
      ).toBe(report.total.net)

      const days = await rowsOfFile('report-days', query)
      expect(days.map(([day, entries, , , , net]) => [day, Number(entries), inSantim(net)])).toEqual(
        report.days.map(({ day, entries, net }) => [day, entries, net]),
      )
      const payments = await rowsOfFile('report-payments', query)
      expect(payments).toHaveLength(rows.length)
      expect(
        payments.reduce((sum, row) => sum + inSantim(row[3]), 0),
        says,
      ).toBe(report.total.net)
    },
  )

  it('has the days of its calendar: thirty of Hidar, from the tenth of November on', async () => {
    const report = await getReport(
      await admin,
      reportQuery.parse({ calendar: 'ethiopian', month: '2019-03' }),
    )
    expect(report.month).toMatchObject({ from: '2026-11-10', to: '2026-12-09' })
    expect(report.days).toHaveLength(30)
  })

  it('is this month where an address names one that there is not', async () => {
    const report = await getReport(await admin, reportQuery.parse({ month: '2026-13' }))
    expect(report.month.name).toBe(today.slice(0, 7))
  })
})

describe('what was booked as income', () => {
  it('is changed by no deletion and no cancellation, and by a refund through a row of its own', async () => {
    const [actor, customer] = [await admin, await makeActor()]
    const vehicle = await makeVehicle({ name: `Books ${randomUUID().slice(0, 8)}` })
    const net = async () => {
      const { vehicles } = await getReport(actor, reportQuery.parse({}))
      return vehicles.find(({ name }) => name === vehicle.name)?.net
    }
    const book = () => createBooking(customer, { input: orderFor(vehicle.id), locale: 'en' })
    const [paid, cash] = [await book(), await book()]
    const [claim] = await listPayments(actor, paid.id)
    const id = claim?.id ?? ''
    await decidePayment(actor, { id, decision: { state: 'confirmed', reason: null } })
    await takeCash(actor, { bookingId: cash.id, amount: 10_025 })
    expect(await net()).toBe(350_000 + 10_025)
    await setBookingStatus(actor, { id: paid.id, status: 'canceled', cause: 'unavailable', locale: 'en' })
    expect(await net()).toBe(350_000 + 10_025)
    await removeBooking(actor, cash.id)
    expect(await net()).toBe(350_000 + 10_025)
    await refundPayment(actor, { id, refund: { amount: 50_050, reason: 'One day less', reference: null } })
    expect(await net()).toBe(350_000 - 50_050 + 10_025)
    await removeBooking(actor, paid.id)
    expect(await net()).toBe(350_000 - 50_050 + 10_025)
  })

  it('stands in the file beside what a booking was when it was deleted', async () => {
    const [actor, customer] = [await admin, await makeActor()]
    const { id: vehicleId } = await makeVehicle({ name: `Books ${randomUUID().slice(0, 8)}` })
    const booking = await createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    await setBookingStatus(actor, { id: booking.id, status: 'successful' })
    const rows = async () =>
      (await rowsOfFile('report-payments', {})).filter((row) => row.includes(booking.vehicleName))
    const before = await rows()
    expect(before).toEqual([expect.arrayContaining(['Successful'])])
    await removeBooking(actor, booking.id)
    expect(await rows()).toEqual(before)
  })

  it('says in the file how money went back, and why in words', async () => {
    const [actor, customer] = [await admin, await makeActor()]
    const { id: vehicleId } = await makeVehicle({ name: `Back ${randomUUID().slice(0, 8)}`, quantity: 2 })
    const book = () => createBooking(customer, { input: orderFor(vehicleId), locale: 'en' })
    const [released, cash] = [await book(), await book()]
    await setBookingStatus(actor, { id: released.id, status: 'successful' })
    await setBookingStatus(actor, { id: released.id, status: 'canceled', cause: 'duplicate', locale: 'en' })
    await releaseTransaction(actor, released.id)
    const { id } = await takeCash(actor, { bookingId: cash.id, amount: 20_000 })
    await refundPayment(actor, { id, refund: { amount: 5000, reason: 'Change', reference: null } })
    const rows = (await rowsOfFile('report-payments', {})).filter((row) => row.includes(cash.vehicleName))
    const returned = rows.filter((row) => row.includes('Refund'))
    expect(returned).toHaveLength(2)
    expect(returned).toEqual(
      expect.arrayContaining([
        expect.arrayContaining(['Transfer', '-3500', 'Transaction ID released']),
        expect.arrayContaining(['Cash', '-50', 'Change']),
      ]),
    )
  })

  it('is what the API says when the month is closed', async () => {
    const actor = await admin
    const month = reportMonthAround('gregorian', addDays(monthAround(today).first, -1))
    const { total } = await getReport(actor, reportQuery.parse({ month: month.name }))
    const closed = await closeMonth(actor, month.name)
    expect(closed).toEqual({ month: month.name, rows: total.entries, total: total.net })
    // What is counted by another day still changes, so it is not called closed.
    const isClosed = async (by: ReportBasis) => {
      const { months } = await getReport(actor, reportQuery.parse({ month: month.name, by }))
      return months[0]?.closedAt !== null
    }
    expect(await Promise.all(reportBases.map(async (by) => [by, await isClosed(by)]))).toEqual([
      ['payment', true],
      ['booking', false],
      ['travel', false],
    ])
  })
})
