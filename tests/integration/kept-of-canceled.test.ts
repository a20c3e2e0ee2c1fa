import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

it('of bookings canceled so far it is written down what the company keeps, by the rule of then', async () => {
  const url = await databaseBefore('20261223000000_kept_of_canceled')
  await withClient(url, async (client) => {
    // Neither lines nor sums matter here.
    await client.query('SET session_replication_role = replica')
    await client.query(`
      INSERT INTO users (id, first_name, last_name, email, phone, role)
      VALUES ('019e0000-0000-7000-8000-000000000001', 'Almaz', 'Tadesse', 'almaz@example.com', '+251911223344', 'user')`)
    await client.query(`
      INSERT INTO bookings (id, user_id, day, last_day, total_santim, phone, destination, vehicle_name, vehicle_model,
        vehicle_item, vehicle_url, price, customer_name, customer_email, locale, status)
      SELECT gen_random_uuid(), '019e0000-0000-7000-8000-000000000001', '2026-12-24', '2026-12-24', 350001, '', name, '', '',
        'suv', '', 1, '', '', 'en', status::booking_status
      FROM (VALUES ('asked', 'canceled'), ('early', 'canceled'), ('late', 'canceled'), ('no-show', 'canceled'),
        ('ours', 'canceled'), ('pending', 'canceled'), ('stands', 'successful'), ('unsaid', 'canceled')) AS b (name, status)`)
    // The day begins at 21:00 of the day before in UTC.
    await client.query(`
      INSERT INTO booking_changes (id, booking_id, from_status, to_status, actor_id, actor_role, cause, created_at)
      SELECT gen_random_uuid(), b.id, c.status::booking_status, 'canceled',
        CASE WHEN role = 'user' THEN b.user_id END, role::role, cause, at::timestamptz
      FROM (VALUES
        ('asked', 'successful', 'admin', 'customer-asked', '2026-12-23T08:00Z'),
        ('early', 'successful', 'user', NULL, '2026-12-22T21:00Z'),
        ('late', 'successful', 'user', NULL, '2026-12-22T21:00:01Z'),
        ('no-show', 'successful', 'admin', 'no-show', '2026-12-24T08:00Z'),
        ('ours', 'successful', 'admin', 'unavailable', '2026-12-24T08:00Z'),
        ('pending', 'pending', 'user', NULL, '2026-12-24T08:00Z')) AS c (name, status, role, cause, at)
      JOIN bookings b ON b.destination = c.name`)
    await migrate(url)
    const { rows } = await client.query(
      'SELECT destination, kept_santim::integer, version FROM bookings ORDER BY destination',
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['asked', 175_000, 1],
      ['early', 0, 1],
      ['late', 175_000, 1],
      ['no-show', 350_001, 1],
      ['ours', 0, 1],
      ['pending', 0, 1],
      ['stands', null, 1],
      ['unsaid', 0, 1],
    ])
  })
})
