import { expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { openConnection, refusalOf } from '@/tests/support/raw-sql'
import { closeMonth } from './months'
import { refundPayment, takeCash } from './mutations'

const thisMonth = dayInAddis(new Date()).slice(0, 7)
const [year = 0, month = 0] = thisMonth.split('-').map(Number)
const nextMonth = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`

async function reserved() {
  const vehicle = await makeVehicle({ quantity: 100 })
  const input = orderFor(vehicle.id, { transactionId: undefined, amount: undefined })
  return createBooking(await makeActor(), { input, locale: 'en' })
}

const rowsOf = (of: string) =>
  database().$queryRaw<{ rows: number; total: number }[]>`
    SELECT count(*)::integer AS "rows", coalesce(sum("amount_santim"), 0)::integer AS "total"
    FROM "payments" WHERE to_char("counted_on", 'YYYY-MM') = ${of}`

it('a closed month has the sum of its rows, and what comes later counts in the next', async () => {
  const admin = await makeActor('admin')
  const { id: bookingId } = await reserved()
  const cash = await takeCash(admin, { bookingId, amount: 100_000 })
  await refundPayment(admin, { id: cash.id, refund: { amount: 40_000, reason: 'Late', reference: null } })
  expect(await closeMonth(admin, thisMonth)).toEqual({ month: thisMonth, rows: 2, total: 60_000 })
  expect(await codeOf(closeMonth(admin, thisMonth))).toBe('MONTH_CLOSED')
  const later = await takeCash(admin, { bookingId, amount: 5_000 })
  expect(later.countedOn).toBe(`${nextMonth}-01`)
  expect(await rowsOf(thisMonth)).toEqual([{ rows: 2, total: 60_000 }])
  const audit = await database().auditEntry.findMany({ where: { entity: 'month' } })
  expect(audit).toMatchObject([{ action: 'close', entityId: thisMonth, actorId: admin.id }])

  // Nothing comes into it, whoever writes.
  const client = await openConnection()
  const write = (sql: string, values: string[]) => refusalOf(client.query(sql, values))
  const insert = `INSERT INTO payments (id, booking_id, way, state, amount_santim, counted_on)
    VALUES (gen_random_uuid(), $1, 'cash', 'confirmed', 1, $2)`
  expect(await write(insert, [bookingId, `${thisMonth}-01`])).toBe('month_closed')
  expect(await write('UPDATE closed_months SET total_santim = 0 WHERE month = $1', [thisMonth])).toBe(
    'a closed month stays as it is',
  )
  expect(await write('DELETE FROM closed_months WHERE month = $1', [thisMonth])).toBe(
    'a closed month stays as it is',
  )
  expect(await refusalOf(client.query('TRUNCATE closed_months'))).not.toBeNull()
})

it('a confirmed payment stays as it is, whoever writes', async () => {
  const admin = await makeActor('admin')
  const { id: bookingId } = await reserved()
  const { id } = await takeCash(admin, { bookingId, amount: 100_000 })
  const client = await openConnection()
  const changes = [
    `amount_santim = 1`,
    `state = 'claimed', decided_at = NULL, counted_on = NULL`,
    `state = 'refused', reason = 'x', counted_on = NULL`,
    `counted_on = '2020-01-01'`,
    `way = 'transfer'`,
    `reference = 'FT1'`,
  ]
  for (const change of changes) {
    const refusal = await refusalOf(client.query(`UPDATE payments SET ${change} WHERE id = $1`, [id]))
    expect(refusal, change).toBe('a decided payment never changes')
  }
  expect(await refusalOf(client.query('DELETE FROM payments WHERE id = $1', [id]))).toBe(
    'payments are never removed',
  )
  expect(await refusalOf(client.query('DELETE FROM bookings WHERE id = $1', [bookingId]))).not.toBeNull()
  expect(await refusalOf(client.query('TRUNCATE payments CASCADE'))).not.toBeNull()
  const sums = client.query('UPDATE bookings SET paid_santim = 0 WHERE id = $1', [bookingId])
  expect(await refusalOf(sums)).toBe('what a booking was paid is the sum of its payments')
  for (const column of ['paid_santim', 'claimed_santim']) {
    const written = client.query(
      `WITH made AS (
         INSERT INTO bookings (id, day, last_day, total_santim, ${column}, phone, destination, vehicle_name, vehicle_model,
           vehicle_item, vehicle_url, price, customer_name, customer_email, locale)
         SELECT gen_random_uuid(), day, last_day, 100, 100, phone, destination, vehicle_name, vehicle_model,
           vehicle_item, vehicle_url, price, customer_name, customer_email, locale FROM bookings WHERE id = $1
         RETURNING id, quote)
       INSERT INTO booking_lines (booking_id, quote, position, kind, quantity, unit, unit_santim, amount_santim)
       SELECT id, quote, 1, 'rent', 1, 'day', 100, 100 FROM made`,
      [bookingId],
    )
    expect(await refusalOf(written), column).toBe('what a booking was paid is the sum of its payments')
  }
  const more = client.query(
    `INSERT INTO payments (id, booking_id, way, state, amount_santim, refund_of_id, reason)
     VALUES (gen_random_uuid(), $1, 'cash', 'confirmed', -100001, $2, 'x')`,
    [bookingId, id],
  )
  expect(await refusalOf(more)).toBe('refund_too_high')
})

it('only a month that has begun is closed, once, however many ask', async () => {
  const admin = await makeActor('admin')
  expect(await codeOf(closeMonth(admin, '2999-01'))).toBe('INVALID_INPUT')
  const answers = await Promise.all(Array.from({ length: 6 }, () => codeOf(closeMonth(admin, '2001-02'))))
  expect(answers.toSorted()).toEqual([...Array<string>(5).fill('MONTH_CLOSED'), 'done'])
})

it('who counts into a month and who closes it wait for each other', async () => {
  const admin = await makeActor('admin')
  const bookings = await Promise.all(Array.from({ length: 8 }, reserved))
  const closing = nextMonth
  // The month of the first test is closed: rows count on the first of the next, which is closed by raw SQL meanwhile.
  const client = await openConnection()
  const [closed] = await Promise.all([
    client.query<{ rows: number; total_santim: string }>(
      'INSERT INTO closed_months (month, rows, total_santim) VALUES ($1, 0, 0) RETURNING rows, total_santim',
      [closing],
    ),
    ...bookings.map(({ id }) => takeCash(admin, { bookingId: id, amount: 1000 })),
  ])
  const [sum] = await rowsOf(closing)
  expect(closed.rows.map(({ rows, total_santim }) => [rows, Number(total_santim)])).toEqual([
    [sum?.rows, sum?.total],
  ])
})
