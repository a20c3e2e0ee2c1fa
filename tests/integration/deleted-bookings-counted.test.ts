import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

it('bookings that were deleted before count as what they were then, also once their reason is forgotten', async () => {
  const url = await databaseBefore('20261219030000_deleted_bookings_counted')
  await withClient(url, async (client) => {
    // Neither lines nor sums matter here.
    await client.query('SET session_replication_role = replica')
    await client.query(`
      INSERT INTO bookings (id, day, last_day, total_santim, phone, destination, vehicle_name, vehicle_model, vehicle_item,
        vehicle_url, price, customer_name, customer_email, locale, status, hidden_at)
      SELECT gen_random_uuid(), '2026-12-24', '2026-12-24', 0, '', name, '', '', 'suv', '', 1, '', '', 'en', 'canceled', hidden_at
      FROM (VALUES ('confirmed', now()), ('canceled', now()), ('shown', NULL)) AS b (name, hidden_at)`)
    await client.query(`
      INSERT INTO booking_changes (id, booking_id, from_status, to_status, reason, created_at)
      SELECT gen_random_uuid(), b.id, from_status::booking_status, to_status::booking_status, reason,
        now() + number * interval '1 second'
      FROM (VALUES
        (1, 'confirmed', 'pending', 'successful', NULL),
        (2, 'confirmed', 'successful', 'canceled', NULL),
        (3, 'canceled', 'successful', 'canceled', 'Fell ill'),
        (4, 'canceled', 'canceled', 'canceled', 'deleted'),
        (5, 'shown', 'successful', 'canceled', NULL)) AS c (number, name, from_status, to_status, reason)
      JOIN bookings b ON b.destination = c.name`)
    await migrate(url)
    const { rows } = await client.query(
      'SELECT destination, status_before_hidden, version FROM bookings ORDER BY destination',
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['canceled', 'canceled', 1],
      ['confirmed', 'successful', 1],
      ['shown', null, 1],
    ])
  })
})
