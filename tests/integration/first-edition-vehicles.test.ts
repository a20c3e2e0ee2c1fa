import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { liftLimits } from '@/scripts/lib/test-limits'
import { migrate } from '@/scripts/lib/migrate'
import { dayFromToday } from '../support/day-from-today'
import { databaseBefore } from '../support/first-edition'
import { insertBooking, insertFirstEditionBooking, refusalOf } from '../support/raw-sql'

const migration = '20261123000000_vehicles'
const [bookedDay, blockedDay] = [dayFromToday(30), dayFromToday(31)]

const fill = `
  INSERT INTO one_day_vehicles (id, name, model, item, item_locale, item_translations, price, quantity, seats, url,
    filename, created_at, updated_at)
  SELECT gen_random_uuid(), 'Corolla ' || n, (2000 + n)::text, 'Air conditioning, መደርደሪያ', 'en',
    jsonb_build_object('am', 'አየር ማቀዝቀዣ ' || n), 2000 + n, n % 4, 4 + n % 5, '/one-day.webp', n || '.webp',
    now() - n * interval '1 hour', now() - n * interval '1 minute'
  FROM generate_series(1, 40) AS n;
  INSERT INTO cars (id, name, item, price, url, filename, created_at, updated_at)
  SELECT gen_random_uuid(), 'Vitz ' || n, (enum_range(NULL::vehicle_category))[1 + n % 5], '$' || n || ' a day, ዋጋ',
    '/car.webp', n || '.webp', now() - n * interval '1 day', now() - n * interval '1 second'
  FROM generate_series(1, 30) AS n;
  INSERT INTO blocked_places (id, vehicle_id, day, places, reason)
  SELECT gen_random_uuid(), id, '${blockedDay}', 1, 'Brakes' FROM one_day_vehicles WHERE quantity > 1`

/** What the first edition knew of its vehicles, and what points at them, asked of the tables of either edition. */
const questions = (oneDay: string, cars: string, bookings: string) => ({
  oneDay: `SELECT id, name, model, item, item_locale, item_translations, price, quantity, seats, search_words, url,
    filename, created_at, updated_at FROM ${oneDay} ORDER BY id`,
  cars: `SELECT id, name, item, price, url, filename, created_at, updated_at FROM ${cars} ORDER BY id`,
  bookings: `SELECT id, vehicle_id, day, status, price, vehicle_name, vehicle_model, vehicle_item, vehicle_url, created_at
    FROM ${bookings} ORDER BY id`,
  days: 'SELECT * FROM vehicle_days ORDER BY vehicle_id, day',
  blocks: 'SELECT * FROM blocked_places ORDER BY id',
})

const before = questions('one_day_vehicles', 'cars', 'one_day_bookings')
const after = questions(
  `(SELECT *, day_price AS price FROM (SELECT id, name, model, item, item_locale, item_translations, day_price, quantity,
      seats, search_words, url, filename, created_at, updated_at FROM vehicles WHERE kind = 'one_day') v) AS one_day`,
  `(SELECT id, name, category AS item, price, url, filename, created_at, updated_at FROM vehicles
      WHERE kind = 'car') AS cars`,
  'bookings',
)

async function answersOf(client: pg.Client, asked: Record<string, string>) {
  const answers: Record<string, unknown[]> = {}
  for (const [name, question] of Object.entries(asked)) answers[name] = (await client.query(question)).rows
  return answers
}

it('vehicles of the first edition become one table of two kinds, and nothing of them is lost', async () => {
  const url = await databaseBefore(migration)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(fill)
  const { rows } = await client.query<{ id: string }>('SELECT id FROM one_day_vehicles WHERE quantity > 1')
  for (const { id } of rows) await insertFirstEditionBooking(client, { vehicleId: id, day: bookedDay })
  const kept = await answersOf(client, before)
  expect(Object.entries(kept).map(([name, answer]) => [name, answer.length])).toEqual([
    ['oneDay', 40],
    ['cars', 30],
    ['bookings', 20],
    ['days', 40],
    ['blocks', 20],
  ])

  expect(await migrate(url)).toContain(migration)
  await liftLimits(url)
  expect(await answersOf(client, after)).toEqual(kept)
  const cars = await client.query(
    `SELECT DISTINCT kind, quantity, day_price, seats, item FROM vehicles WHERE name LIKE 'Vitz%'`,
  )
  const unknown = await client.query(
    `SELECT FROM vehicles WHERE num_nonnulls(price_from_7, price_from_30, bags, gearbox, fuel) = 0
      AND (kind = 'car' OR category IS NULL)`,
  )
  expect(unknown.rows).toHaveLength(70)
  expect(cars.rows).toEqual([{ kind: 'car', quantity: 1, day_price: null, seats: null, item: '' }])
  const known = await client.query(
    `SELECT vehicles FROM vehicle_words WHERE word = ANY (search_words('vitz corolla'))`,
  )
  expect(known.rows).toHaveLength(2)

  // The counters still refuse what is sold out, and a booked vehicle still keeps its places.
  const [booked] = rows
  const lowered = client.query('UPDATE vehicles SET quantity = 0 WHERE id = $1', [booked?.id])
  expect(await refusalOf(lowered)).toBe('one_day_places_held')
  const none = await client.query<{ id: string }>(
    `SELECT id FROM vehicles WHERE kind = 'one_day' AND quantity = 0 LIMIT 1`,
  )
  expect(await refusalOf(insertBooking(client, { vehicleId: none.rows[0]?.id ?? null }))).toBe(
    'one_day_sold_out',
  )
})
