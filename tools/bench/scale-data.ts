import type pg from 'pg'

/** Bookings for each vehicle of the bench. */
export const bookingsPerVehicle = 10

// Names and spreads look like those of a real fleet; nothing depends on chance, so each run measures the same rows.
const vehicles = `
  INSERT INTO vehicles (id, kind, price, name, model, item, item_locale, item_translations, day_price, quantity,
    category, gearbox, seats, url, filename, created_at)
  SELECT gen_random_uuid(), $2::vehicle_kind, CASE WHEN $2 = 'car' THEN '$60' END,
    (ARRAY['Toyota Corolla', 'Toyota Yaris', 'Toyota HiAce', 'Toyota Hilux', 'Toyota Land Cruiser Prado', 'Toyota RAV4',
      'Suzuki Dzire', 'Suzuki Vitara', 'Hyundai Accent', 'Hyundai H-1', 'Hyundai Tucson', 'Kia Sportage', 'Nissan Patrol',
      'Nissan Navara', 'Isuzu D-Max', 'Mercedes-Benz E 200', 'ቶዮታ ቪትዝ', 'ሱዙኪ ስዊፍት', 'Ford Ranger', 'Volkswagen Golf']
    )[1 + n % 20] || CASE WHEN n % 1000 = 7 THEN ' Wedding' ELSE '' END,
    (2005 + n % 20)::text,
    (ARRAY['Air conditioning, USB', 'Leather seats, free water', 'Roof rack, four-wheel drive'])[1 + n % 3], 'en',
    jsonb_build_object(
      'am', (ARRAY['አየር ማቀዝቀዣ', 'የቆዳ መቀመጫ', 'የጣሪያ መደርደሪያ'])[1 + n % 3],
      'om', (ARRAY['Qilleensa qabbaneessaa', 'Teessoo gogaa', 'Baattuu bantii'])[1 + n % 3]),
    2000 + (n * 37 % 260) * 50, CASE WHEN n % 50 = 0 THEN 0 ELSE 1 + n % 5 END,
    (enum_range(NULL::vehicle_category))[1 + n % 5], (enum_range(NULL::gearbox))[1 + n / 5 % 2],
    CASE WHEN n % 97 = 1 THEN 14 ELSE 4 + n / 10 % 4 END, '/x.webp', 'x.webp',
    now() - n * interval '1 minute'
  FROM generate_series(1, $1::integer) AS n`

const people = `
  INSERT INTO users (id, first_name, last_name, email)
  SELECT gen_random_uuid(), 'Almaz', 'Tadesse', 'customer-' || n || '@example.com' FROM generate_series(1, $1::integer) AS n`

// Ten days for each vehicle, never two bookings on one day; vehicles that do not exist any more have canceled ones.
const bookings = `
  INSERT INTO bookings (id, vehicle_id, user_id, day, last_day, total_santim, code, status, transfer_keys, paid_santim,
    claimed_santim, phone, destination, vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email,
    locale, created_at)
  SELECT gen_random_uuid(), v.id, u.id, current_date + ((v.n * 7 + k * 31) % 366 - 60)::integer,
    current_date + ((v.n * 7 + k * 31) % 366 - 60)::integer, v.day_price::bigint * 100,
    upper(lpad(to_hex(v.n * 10 + k), 6, '0')),
    (CASE WHEN v.quantity = 0 OR (v.n + k) % 7 = 0 THEN 'canceled' WHEN (v.n + k) % 20 = 1 THEN 'pending'
      ELSE 'successful' END)::booking_status,
    'FT' || v.n || 'X' || k,
    CASE WHEN v.quantity = 0 OR (v.n + k) % 7 = 0 OR (v.n + k) % 20 = 1 THEN 0 ELSE v.day_price * 100 END,
    CASE WHEN v.quantity = 0 OR (v.n + k) % 7 = 0 OR (v.n + k) % 20 = 1 THEN v.day_price * 100 ELSE 0 END, '+251911223344', 'Bishoftu', v.name, v.model,
    v.item, v.url, v.day_price, 'Almaz Tadesse', u.email, 'en', now() - (v.n * 10 + k) * interval '7 seconds'
  FROM (SELECT *, row_number() OVER (ORDER BY created_at DESC) AS n FROM vehicles
    WHERE kind = 'one_day') v
  CROSS JOIN generate_series(1, ${bookingsPerVehicle}) AS k
  JOIN (SELECT id, email, row_number() OVER (ORDER BY email) AS n FROM users) u
    -- One in a hundred belongs to an agency, the first person; the others have twenty each.
    ON u.n = CASE WHEN (v.n * 10 + k) % 100 = 0 THEN 1 ELSE 2 + (v.n * 10 + k) % $1::integer END`

const payments = `
  INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key, decided_at, counted_on, created_at)
  SELECT id, id, 'transfer', CASE WHEN paid_santim > 0 THEN 'confirmed' ELSE 'claimed' END::payment_state,
    paid_santim + claimed_santim, transfer_keys, transfer_keys, CASE WHEN paid_santim > 0 THEN created_at END,
    CASE WHEN paid_santim > 0 THEN created_at::date END, created_at
  FROM bookings`

const days = `
  INSERT INTO vehicle_days (vehicle_id, day, booked)
  SELECT vehicle_id, day, count(*) FROM bookings WHERE status <> 'canceled' GROUP BY vehicle_id, day`

const wrongDays = `
  SELECT count(*)::integer AS wrong FROM vehicle_days d
  JOIN vehicles v ON v.id = d.vehicle_id
  WHERE d.booked + d.blocked > v.quantity OR d.booked <> (
    SELECT count(*) FROM bookings b
    WHERE b.vehicle_id = d.vehicle_id AND b.day = d.day AND b.status <> 'canceled')`

/**
 * Fills an empty, migrated database with one-day vehicles, ten bookings for each, and a quarter as many cars. The counters
 * of the days are written in one go, without the triggers, instead of booking by booking, and then compared with the
 * bookings. Throws when they differ.
 */
export async function fillForScale(client: pg.Client, vehicleCount: number): Promise<void> {
  await client.query(vehicles, [vehicleCount, 'one_day'])
  await client.query(vehicles, [Math.ceil(vehicleCount / 4), 'car'])
  const customers = Math.max(1, (vehicleCount * bookingsPerVehicle) / 20)
  await client.query(people, [customers + 2])
  await client.query("SET session_replication_role = 'replica'")
  await client.query(bookings, [customers])
  await client.query(payments)
  await client.query(days)
  await client.query("SET session_replication_role = 'origin'")
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query<{ wrong: number }>(wrongDays)
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} days do not say what their bookings say`)
}
