import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

it('bookings of before are found by references without a key, and are the same version as before', async () => {
  const url = await databaseBefore('20261219020000_references_as_typed')
  await withClient(url, async (client) => {
    // Neither lines nor sums matter here.
    await client.query('SET session_replication_role = replica')
    await client.query(`
      INSERT INTO bookings (id, day, last_day, total_santim, phone, destination, vehicle_name, vehicle_model, vehicle_item,
        vehicle_url, price, customer_name, customer_email, locale, transfer_keys)
      SELECT gen_random_uuid(), '2026-12-24', '2026-12-24', 0, '', name, '', '', 'suv', '', 1, '', '', 'en', keys
      FROM (VALUES ('counts', 'FT26330AAAA1'), ('refused', ''), ('returned', 'FT26330AAAA3'), ('cash', '')) AS b (name, keys)`)
    await client.query(`
      INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key, decided_at,
        counted_on, reason, created_at)
      SELECT gen_random_uuid(), b.id, way::payment_way, state::payment_state, 100, reference, key,
        CASE WHEN state <> 'claimed' THEN now() END, CASE WHEN state = 'confirmed' THEN current_date END,
        CASE WHEN state = 'refused' THEN 'Nothing came in' END, now() + number * interval '1 second'
      FROM (VALUES
        (1, 'counts', 'transfer', 'claimed', 'ft26330 aaaa1', 'FT26330AAAA1'),
        (2, 'refused', 'transfer', 'refused', 'ft 26330-aaaa2', NULL),
        (3, 'returned', 'transfer', 'confirmed', 'FT26330AAAA3', 'FT26330AAAA3'),
        (4, 'returned', 'transfer', 'confirmed', 'FT26330AAAA4', NULL),
        (5, 'cash', 'cash', 'confirmed', NULL, NULL)) AS p (number, name, way, state, reference, key)
      JOIN bookings b ON b.destination = p.name`)
    const kept = 'SELECT id, version, updated_at FROM bookings ORDER BY id'
    const before = await client.query(kept)
    await migrate(url)
    expect((await client.query(kept)).rows).toEqual(before.rows)
    const { rows } = await client.query(
      `SELECT destination, transfer_keys, search_text LIKE '%ft26330a%' AS found
       FROM bookings ORDER BY destination`,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['cash', '', false],
      ['counts', 'FT26330AAAA1', true],
      ['refused', 'ft 26330-aaaa2 ft26330aaaa2', true],
      ['returned', 'FT26330AAAA3 FT26330AAAA4 FT26330AAAA4', true],
    ])
  })
})
