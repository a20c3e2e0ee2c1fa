import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'

const migration = '20261123020000_bookings_of_days'
const many = process.env.TEST_LONG ? 10_000 : 1000

const fill = `
  WITH vehicle AS (
    INSERT INTO vehicles (id, kind, name, day_price, quantity, seats, url, filename)
    VALUES (gen_random_uuid(), 'one_day', 'Corolla', 3500, 50, 4, '/x.webp', 'x.webp') RETURNING id
  )
  INSERT INTO one_day_bookings (id, vehicle_id, day, status, transaction_id, transaction_key, amount_santim, phone,
    destination, vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email, locale)
  SELECT gen_random_uuid(), CASE WHEN n % 9 > 0 THEN (SELECT id FROM vehicle) END, date '2030-01-01' + n % 400,
    (enum_range(NULL::booking_status))[1 + n % 3], 'FT' || n, 'FT' || n, n * 100, '+251911223344', 'Adama', 'Corolla', '2022',
    'Air conditioning', '/x.webp', n, 'Almaz', 'almaz@example.com', 'en'
  FROM generate_series(1, ${many}) AS n`

const known = `SELECT id, vehicle_id, day, status, transaction_key, amount_santim, price, destination, created_at
  FROM one_day_bookings ORDER BY id`
const knownNow = `SELECT b.id, vehicle_id, day, status, p.reference_key AS transaction_key,
  p.amount_santim::integer AS amount_santim, price, destination, b.created_at
  FROM bookings b JOIN payments p ON p.booking_id = b.id ORDER BY b.id`
const days = 'SELECT * FROM vehicle_days ORDER BY vehicle_id, day'

it('bookings of one day keep what they were, with a code, their one day and their price as a line', async () => {
  const url = await databaseBefore(migration)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(fill)
  const rowsOf = async (question: string) => (await client.query(question)).rows
  const before = { bookings: await rowsOf(known), days: await rowsOf(days) }
  expect(before.bookings).toHaveLength(many)
  expect(before.days.length).toBeGreaterThan(100)

  expect(await migrate(url)).toContain(migration)
  expect({ bookings: await rowsOf(knownNow), days: await rowsOf(days) }).toEqual(before)
  const [counted] = await rowsOf(`
    SELECT count(DISTINCT code)::integer AS codes, count(*) FILTER (WHERE last_day <> day)::integer AS longer,
      sum(total_santim)::text AS total, sum(price * 100::bigint)::text AS price,
      (SELECT count(DISTINCT booking_id)::integer FROM booking_lines WHERE kind = 'rent' AND quantity = 1) AS lines,
      (SELECT sum(amount_santim)::text FROM booking_lines) AS amount
    FROM bookings`)
  expect(counted).toMatchObject({ codes: many, longer: 0, lines: many })
  expect(new Set([counted.total, counted.price, counted.amount]).size).toBe(1)
  // What was confirmed is paid, what was not still waits; nothing else came or went.
  const [paid] = await rowsOf(`
    SELECT count(*)::integer AS rows, count(*) FILTER (WHERE (status = 'successful') <> (state = 'confirmed'))::integer AS wrong,
      sum(amount_santim)::text AS amount, sum(paid_santim + claimed_santim)::text AS kept,
      count(*) FILTER (WHERE transfer_keys <> reference_key)::integer AS unfound,
      count(*) FILTER (WHERE (status = 'pending') <> (hold_until IS NOT NULL))::integer AS unheld
    FROM payments p JOIN bookings b ON b.id = p.booking_id`)
  expect(paid).toMatchObject({ rows: many, wrong: 0, unfound: 0, unheld: 0 })
  expect(paid.kept).toBe(paid.amount)
})
