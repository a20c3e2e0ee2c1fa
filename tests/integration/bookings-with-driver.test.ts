import { expect, it } from 'vitest'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

it('bookings of before come with a driver by their vehicle, or by the extra that was called so', async () => {
  const url = await databaseBefore('20261212000000_bookings_with_driver')
  await withClient(url, async (client) => {
    // What a booking needs beside does not matter here.
    await client.query('SET session_replication_role = replica')
    await client.query(
      'ALTER TABLE vehicles DROP CONSTRAINT vehicles_car_facts, DROP CONSTRAINT vehicles_one_day_facts',
    )
    await client.query(`
      INSERT INTO vehicles (id, kind, name, model, item, url, filename, price, quantity)
      SELECT gen_random_uuid(), kind::vehicle_kind, kind, '', 'suv', '', '', 1, 1 FROM (VALUES ('car'), ('one_day')) AS k (kind)`)
    await client.query(`
      INSERT INTO extras (id, text_en, text_om, text_am, amount_santim, per)
      SELECT gen_random_uuid(), text, text, text, 100, 'day'
      FROM (VALUES ('Driver for a car'), ('Driver’s lunch'), ('Second driver')) AS e (text)`)
    await client.query(`
      WITH made AS (
        INSERT INTO bookings (id, vehicle_id, day, last_day, total_santim, phone, destination, vehicle_name, vehicle_model,
          vehicle_item, vehicle_url, price, customer_name, customer_email, locale, quote)
        SELECT gen_random_uuid(), (SELECT id FROM vehicles WHERE name = b.kind), '2026-12-24', '2026-12-24', 0, '', coalesce(extra, ''),
          coalesce(b.kind, 'deleted'), '', 'suv', '', 1, '', '', 'en', 2
        FROM (VALUES ('car', 'Driver for a car'), ('car', 'Driver’s lunch'), ('car', NULL), ('one_day', NULL), (NULL, NULL))
          AS b (kind, extra)
        RETURNING id, destination
      )
      INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
      SELECT id, 2, 1, 'extra', jsonb_build_object('id', id, 'text', jsonb_build_object('en', destination)), 1, 'day', 0, 0
      FROM made`)
    await migrate(url)
    const { rows } = await client.query(
      `SELECT vehicle_name, destination, has_driver, version FROM bookings ORDER BY vehicle_name, destination`,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['car', '', false, 1],
      ['car', 'Driver for a car', true, 1],
      ['car', 'Driver’s lunch', false, 1],
      ['deleted', '', false, 1],
      ['one_day', '', true, 1],
    ])
    const marked = await client.query(`SELECT text_en FROM extras WHERE is_driver`)
    expect(marked.rows).toEqual([{ text_en: 'Driver for a car' }])
  })
})
