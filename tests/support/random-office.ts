import fc from 'fast-check'
import type pg from 'pg'
import { addDays, dayInAddis, startOfDay } from '@/lib/core/day'

/** What people type, with all that a spreadsheet could take for a formula and a CSV file for its own signs. */
const nastyText = fc
  .oneof(
    fc.constantFrom(
      '=1+1',
      '+251911223344',
      '-2+3',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      ' =1+1',
      '"=1+1"',
      "'=1+1",
      '＝1+1',
      'one, two; three',
      'two\r\nlines',
      'said “no” and "yes"',
      'ከአዲስ አበባ ወደ ቢሾፍቱ',
      "magaalaa Finfinnee keessa'aa",
      '\ufeffmark',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  )
  .map((text) => text.replaceAll('\u0000', '') || 'x')

const moment = fc
  .record({
    daysAgo: fc.integer({ min: 0, max: 380 }),
    ms: fc.integer({ min: 0, max: 24 * 60 * 60 * 1000 - 1 }),
  })
  .map(({ daysAgo, ms }) => {
    const begin = startOfDay(addDays(dayInAddis(new Date()), -daysAgo))
    // The first and the last milliseconds of a day are where days go wrong.
    return new Date(begin.getTime() + (ms % 3 === 0 ? ms % 2 : ms)).toISOString()
  })
const travelDay = fc.integer({ min: -370, max: 60 }).map((inDays) => addDays(dayInAddis(new Date()), inDays))
const status = fc.constantFrom('pending', 'successful', 'canceled')
const category = fc.constantFrom('suv', 'midsuv', 'fullsuv', 'pickup', 'minivan')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const vehicles = fc.array(
  fc.record({
    id: fc.uuid(),
    name: nastyText,
    model: nastyText,
    item: nastyText,
    price: fc.integer({ min: 1000, max: 12_000 }),
    quantity: fc.constantFrom(0, 100, 200),
    filename: nastyText,
    created_at: moment,
  }),
  { minLength: 14, maxLength: 25 },
)

const office = vehicles.chain((fleet) =>
  fc.record({
    vehicles: fc.constant(fleet),
    cars: fc.array(
      fc.record({
        id: fc.uuid(),
        name: nastyText,
        item: category,
        price: nastyText,
        filename: nastyText,
        created_at: moment,
      }),
      { minLength: 30, maxLength: 60 },
    ),
    bookings: fc.array(
      fc
        .record({
          id: fc.uuid(),
          vehicle_id: fc.constantFrom(
            null,
            ...fleet.filter(({ quantity }) => quantity > 0).map(({ id }) => id),
          ),
          day: travelDay,
          status,
          transaction_id: nastyText,
          amount_santim: fc.integer({ min: 0, max: 2_000_000 }),
          phone: fc.constantFrom('+251911223344', '+12025550123'),
          destination: nastyText,
          message: maybe(nastyText),
          vehicle_name: nastyText,
          vehicle_model: nastyText,
          price: fc.integer({ min: 1000, max: 12_000 }),
          customer_name: nastyText,
          created_at: moment,
        })
        .map((row) => ({ ...row, transaction_id: `${row.transaction_id} ${row.id}` })),
      { minLength: 510, maxLength: 650 },
    ),
    travels: fc.array(
      fc.record({
        id: fc.uuid(),
        first_name: nastyText,
        last_name: maybe(nastyText),
        email: maybe(fc.constant('marta@example.com')),
        phone: fc.constant('+251911778899'),
        day: travelDay,
        item: category,
        destination: maybe(nastyText),
        message: maybe(nastyText),
        done_at: maybe(moment),
        created_at: moment,
      }),
      { minLength: 100, maxLength: 200 },
    ),
    contacts: fc.array(
      fc.record({
        id: fc.uuid(),
        first_name: nastyText,
        last_name: maybe(nastyText),
        message: nastyText,
        done_at: maybe(moment),
        created_at: moment,
      }),
      { minLength: 60, maxLength: 120 },
    ),
  }),
)

// Every column that is not named here is the same in all rows.
const statements = {
  vehicles: `INSERT INTO vehicles (id, name, model, item, day_price, quantity, filename, created_at, url, kind, seats)
    SELECT r.*, '/x.webp', 'one_day', 4 FROM jsonb_to_recordset($1) AS r(id uuid, name text, model text, item text,
      price integer, quantity integer, filename text, created_at timestamptz)`,
  cars: `INSERT INTO vehicles (id, name, category, price, filename, created_at, url, kind)
    SELECT r.*, '/x.webp', 'car' FROM jsonb_to_recordset($1) AS r(id uuid, name text, item vehicle_category, price text,
      filename text, created_at timestamptz)`,
  bookings: `WITH sent AS (SELECT * FROM jsonb_to_recordset($1) AS r(id uuid, vehicle_id uuid, day date,
      status booking_status, transaction_id text, amount_santim integer, phone text, destination text, message text,
      vehicle_name text, vehicle_model text, price integer, customer_name text, created_at timestamptz)),
    made AS (INSERT INTO bookings (id, vehicle_id, day, last_day, status, phone, destination, message, vehicle_name,
      vehicle_model, price, total_santim, customer_name, created_at, customer_email, vehicle_item, vehicle_url, locale)
    SELECT id, vehicle_id, day, day, status, phone, destination, message, vehicle_name, vehicle_model, price,
      price * 100, customer_name, created_at, 'almaz@example.com', 'Air conditioning', '/x.webp', 'en' FROM sent
      RETURNING id, total_santim),
    claimed AS (INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key, created_at)
      SELECT id, id, 'transfer', CASE WHEN status = 'successful' THEN 'confirmed' ELSE 'claimed' END::payment_state,
        amount_santim, transaction_id, upper(id::text), created_at FROM sent)
    INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
    SELECT id, 1, 1, 'rent', '{"from": 1}', 1, 'day', total_santim, total_santim FROM made`,
  travels: `INSERT INTO travel_bookings (id, first_name, last_name, email, phone, day, item, destination, message,
      done_at, created_at)
    SELECT * FROM jsonb_to_recordset($1) AS r(id uuid, first_name text, last_name text, email text, phone text,
      day date, item vehicle_category, destination text, message text, done_at timestamptz, created_at timestamptz)`,
  contacts: `INSERT INTO contact_messages (id, first_name, last_name, message, done_at, created_at, email, phone)
    SELECT r.*, 'marta@example.com', '+251911778899' FROM jsonb_to_recordset($1) AS r(id uuid, first_name text,
      last_name text, message text, done_at timestamptz, created_at timestamptz)`,
} as const

/** Fills an empty database with a random office, and returns the seed that makes the same one again. */
export async function fillRandomOffice(client: pg.Client, seed = Date.now()): Promise<number> {
  const [made] = fc.sample(office, { numRuns: 1, seed })
  if (!made) throw new Error('no random office')
  for (const table of ['vehicles', 'cars', 'bookings', 'travels', 'contacts'] as const) {
    await client.query(statements[table], [JSON.stringify(made[table])])
  }
  return seed
}
