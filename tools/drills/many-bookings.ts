import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../../scripts/lib/databases'
import { bookInSql } from '../bench/booking-sql'
import type { prepareDatabase } from './database'

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>

/** Canceled bookings of past days, each with its line: the years behind a site that has been in use. */
export async function addBookings({ url, vehicleId }: Prepared, count: number): Promise<void> {
  await withClient(url, async (client) => {
    // What triggers count of a canceled booking is nothing.
    await client.query("SET session_replication_role = 'replica'")
    await client.query(
      `INSERT INTO bookings (id, vehicle_id, user_id, day, last_day, total_santim, code, status, phone, destination,
         vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email, locale, created_at)
       SELECT gen_random_uuid(), v.id, u.id, current_date - n % 1000, current_date - n % 1000, v.day_price * 100,
         upper(lpad(to_hex(n), 6, '0')), 'canceled', '+251911223344', 'Bishoftu',
         v.name, v.model, v.item, v.url, v.day_price, 'Almaz Tadesse', u.email, 'en', now() - n * interval '1 minute'
       FROM generate_series(1, $1::integer) AS n, vehicles v, users u
       WHERE v.id = $2 AND u.email = 'customer-0@example.com'`,
      [count, vehicleId],
    )
    await client.query(
      `INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
       SELECT id, 1, 1, 'rent', '{"from": 1}', 1, 'day', total_santim, total_santim FROM bookings`,
    )
  })
}

/** Makes bookings one after the other until it is stopped; what is refused is counted. */
export function bookInLoop({ url, vehicleId, date }: Prepared) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const counted = { made: 0, failed: 0 }
  let isStopped = false
  const loop = async () => {
    const { rows } = await pool.query<{ id: string }>(
      "SELECT id FROM users WHERE email = 'customer-1@example.com'",
    )
    const userId = rows[0]?.id ?? ''
    while (!isStopped) {
      const reference = `FT${randomUUID().replaceAll('-', '').toUpperCase()}`
      const client = await pool.connect()
      try {
        await bookInSql(client, { userId, vehicleId, day: date, phone: '+251911234567', reference })
        counted.made += 1
      } catch {
        await client.query('ROLLBACK')
        counted.failed += 1
      } finally {
        client.release()
      }
      await sleep(50)
    }
    await pool.end()
  }
  const ended = loop()
  return {
    made: () => counted.made,
    async stop() {
      // Long enough to be refused once what it needs is gone.
      await sleep(1000)
      isStopped = true
      await ended
      return counted
    },
  }
}
