import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInAddis } from '@/lib/core/day'
import { makeActor } from '@/tests/support/factories'
import { fillRandomOffice } from '@/tests/support/random-office'
import { listHeldBookings } from './agenda'
import { statisticsPeriods, spanOf } from './rules'
import { getStatistics, listVehicleUse } from './queries'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
let seed = 0

beforeAll(async () => {
  await client.connect()
  seed = await fillRandomOffice(client)
  await client.query(`UPDATE bookings SET status_before_hidden = status, status = 'canceled', hold_until = NULL,
    hidden_at = greatest(created_at, now() - interval '100 days') WHERE id::text < '2'`)
})
afterAll(() => client.end())

async function rowsOf(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(statement, [...values])).rows
}

const today = dayInAddis(new Date())
// Addis Ababa is three hours ahead of UTC all year; the service asks the time zone instead.
const madeOn = `((created_at AT TIME ZONE 'UTC') + interval '3 hours')::date`
const deletedOn = madeOn.replace('created_at', 'hidden_at')
// A deleted booking counts as what it was.
const statusThen = `CASE WHEN hidden_at IS NULL THEN status ELSE status_before_hidden END`
const usedOn = `${statusThen} <> 'canceled' AND (hidden_at IS NULL OR ${deletedOn} >= day)`

describe.each(statisticsPeriods)('the figures of the period %s are those of the database', (period) => {
  const { from, to } = spanOf(period, today)
  const span = [from, to]

  it('bookings per day', async () => {
    const { bookingsPerDay } = await getStatistics(await makeActor('admin'), period)
    const expected = await rowsOf(
      `SELECT to_char(d, 'YYYY-MM-DD') AS day,
         (SELECT count(*)::integer FROM bookings WHERE ${madeOn} = d AND ${statusThen} = 'pending') AS pending,
         (SELECT count(*)::integer FROM bookings WHERE ${madeOn} = d AND ${statusThen} = 'successful') AS successful,
         (SELECT count(*)::integer FROM bookings WHERE ${madeOn} = d AND ${statusThen} = 'canceled') AS canceled
       FROM generate_series($1::date, $2::date, interval '1 day') AS s(t), LATERAL (SELECT t::date AS d) AS days
       ORDER BY d`,
      span,
    )
    expect(bookingsPerDay, `seed ${seed}`).toEqual(expected)
  })

  it('income by status', async () => {
    const { incomeByStatus } = await getStatistics(await makeActor('admin'), period)
    for (const { status, ...figures } of incomeByStatus) {
      const [expected] = await rowsOf(
        `SELECT count(*)::integer AS bookings, coalesce(sum(total_santim), 0)::bigint / 100::float8 AS price,
           (SELECT coalesce(sum(p.amount_santim), 0)::bigint / 100::float8 FROM payments p
            WHERE p.state = 'confirmed' AND p.counted_on BETWEEN $1 AND $2
              AND p.booking_id IN (SELECT id FROM bookings WHERE ${statusThen} = $3::text::booking_status)) AS paid
         FROM bookings WHERE ${statusThen} = $3::text::booking_status AND ${madeOn} BETWEEN $1 AND $2`,
        [...span, status],
      )
      expect(figures, `${status}, seed ${seed}`).toEqual(expected)
    }
    expect(incomeByStatus.map(({ status }) => status)).toEqual(['pending', 'successful', 'canceled'])
  })

  it('requests by category', async () => {
    const { requestsByCategory } = await getStatistics(await makeActor('admin'), period)
    for (const { item, ...figures } of requestsByCategory) {
      const [expected] = await rowsOf(
        `SELECT count(*)::integer AS requests, (count(*) FILTER (WHERE done_at IS NOT NULL))::integer AS done
         FROM travel_bookings WHERE item = $3::text::vehicle_category AND ${madeOn} BETWEEN $1 AND $2`,
        [...span, item],
      )
      expect(figures, `${item}, seed ${seed}`).toEqual(expected)
    }
    expect(requestsByCategory).toHaveLength(5)
  })

  it('use of each vehicle', async () => {
    const { vehicles } = await listVehicleUse(await makeActor('admin'), { period })
    const posted = await rowsOf('SELECT id, name, model, quantity FROM vehicles')
    for (const vehicle of posted) {
      const [expected] = await rowsOf(
        `SELECT count(*)::integer AS booked FROM bookings
         WHERE vehicle_id = $3 AND ${usedOn} AND day >= $1 AND day <= $2`,
        [...span, vehicle.id],
      )
      const shown = vehicles.find(({ id }) => id === vehicle.id)
      expect(shown, `seed ${seed}`).toEqual({ ...vehicle, ...expected })
    }
    const [gone] = await rowsOf(
      `SELECT count(*)::integer AS booked FROM bookings
       WHERE vehicle_id IS NULL AND ${usedOn} AND day >= $1 AND day <= $2`,
      span,
    )
    const removed = vehicles.filter(({ id }) => id === null)
    expect(removed.reduce((sum, { booked }) => sum + booked, 0)).toBe(gone?.booked)
    expect(removed.every(({ quantity }) => quantity === null)).toBe(true)
    const order = vehicles.map(({ booked }) => booked)
    expect(order).toEqual(order.toSorted((one, other) => other - one))
    const top = await listVehicleUse(await makeActor('admin'), { period, limit: 10 })
    expect(top.vehicles).toEqual(vehicles.slice(0, 10))
  })
})

it('the agenda names the bookings that hold a place and are not paid for, those that end first', async () => {
  const held = await listHeldBookings(await makeActor('subadmin'), 5)
  const expected = await rowsOf(
    `SELECT id FROM bookings WHERE status = 'pending' AND hold_until > now() AND hidden_at IS NULL
       AND claimed_santim = 0 AND paid_santim = 0 ORDER BY hold_until, id LIMIT 5`,
  )
  expect(held.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

describe('figures', () => {
  it('are for admins', async () => {
    const other = await makeActor('subadmin')
    await expect(getStatistics(other, '7')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listVehicleUse(other, { period: '7' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
