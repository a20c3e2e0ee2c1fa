import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'

export type Order = { userId: string; vehicleId: string; day: string; phone: string; reference: string }

/**
 * A booking of one day with its claimed transfer, statement by statement as one would write it by hand for PostgreSQL: the
 * same questions, locks and rows as the service, with the same triggers behind them.
 */
export async function bookInSql(client: PoolClient, order: Order): Promise<void> {
  const { userId, vehicleId, day, phone, reference } = order
  const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0]
  await client.query('BEGIN')
  const person = await one(
    `SELECT first_name || ' ' || last_name AS name, email FROM users WHERE id = $1 FOR NO KEY UPDATE`,
    [userId],
  )
  await one('SELECT holds, limits FROM settings')
  await one('SELECT has_paid($1, $2)', [userId, phone])
  await one(`SELECT count(*) FROM bookings WHERE user_id = $1 AND status = 'pending'`, [userId])
  const vehicle = await one(
    'SELECT name, model, item, url, day_price, price_from_7, price_from_30, category FROM vehicles WHERE id = $1',
    [vehicleId],
  )
  await client.query('SELECT * FROM price_rules ORDER BY rank DESC, id')
  await client.query('SELECT * FROM extras ORDER BY id')
  const id = randomUUID()
  const total = vehicle.day_price * 100
  await client.query(
    `INSERT INTO bookings (id, vehicle_id, user_id, day, last_day, total_santim, hold_until, phone, destination, locale,
       vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email)
     VALUES ($1, $2, $3, $4, $4, $5, now() + interval '3 days', $6, 'Bishoftu', 'en', $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, vehicleId, userId, day, total, phone],
      ...[vehicle.name, vehicle.model, vehicle.item, vehicle.url, vehicle.day_price],
      ...[person.name, person.email],
    ],
  )
  await client.query(
    `INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
     VALUES ($1, 1, 1, 'rent', '{"from": 1}', 1, 'day', $2, $2)`,
    [id, total],
  )
  await client.query(
    `INSERT INTO booking_changes (id, booking_id, to_status, actor_id, actor_role, version)
     VALUES ($1, $2, 'pending', $3, 'user', 1)`,
    [randomUUID(), id, userId],
  )
  await one(`SELECT id FROM payments WHERE receipt_reference = $1 AND released_at IS NULL`, [reference])
  await client.query(
    `INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key, created_by_id)
     VALUES ($1, $2, 'transfer', 'claimed', $3, $4, $4, $5)`,
    [randomUUID(), id, total, reference, userId],
  )
  const booking = await one('SELECT * FROM bookings WHERE id = $1', [id])
  for (const [template, recipient] of [
    ['booking-for-customer', person.email],
    ['booking-for-company', 'office@example.com'],
  ]) {
    const mailId = randomUUID()
    await client.query(
      `INSERT INTO outbox_mails (id, template, args, recipient, locale, message_id) VALUES ($1, $2, $3, $4, 'en', $5)`,
      [mailId, template, { event: 'received', bookingId: id, code: booking.code }, recipient, `<${mailId}>`],
    )
    await client.query(
      `SELECT graphile_worker.add_job('send-mail', json_build_object('id', $1::text), job_key => 'send-mail:' || $1::text)`,
      [mailId],
    )
  }
  await client.query('COMMIT')
}
