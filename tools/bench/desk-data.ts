import type pg from 'pg'

const vehicles = 250
/** Bookings of the last three and the coming six weeks; what there are more of lies behind. */
const recent = 1_000

const fleet = `
  INSERT INTO vehicles (id, kind, name, model, item, item_locale, day_price, quantity, seats, url, filename)
  SELECT gen_random_uuid(), 'one_day', (ARRAY['Toyota Corolla', 'Toyota HiAce', 'Suzuki Dzire', 'Hyundai H-1', 'ቶዮታ ቪትዝ'])
    [1 + n % 5] || ' ' || n, (2005 + n % 20)::text, 'Air conditioning, USB', 'en', 2000 + n * 10, 4, 4, '/x.webp', 'x.webp'
  FROM generate_series(1, ${vehicles}) AS n`

const staff = [
  `INSERT INTO drivers (id, first_name, last_name, phone, licence, licence_until)
    SELECT gen_random_uuid(), 'Driver', n::text, '+251922' || lpad(n::text, 6, '0'), 'L' || n, current_date + 20 + n * 10
    FROM generate_series(1, 60) AS n`,
  `INSERT INTO units (id, vehicle_id, plate, insurance_until)
    SELECT gen_random_uuid(), id, 'AA 3 B' || lpad(row_number() OVER (ORDER BY id)::text, 5, '0'), current_date + 200
    FROM vehicles`,
]

// Nothing depends on chance, so each run measures the same rows. Five bookings are of one person.
const bookings = `
  INSERT INTO bookings (id, vehicle_id, day, last_day, total_santim, code, status, transfer_keys, paid_santim, claimed_santim,
    phone, destination, vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email, locale,
    is_by_staff, hold_until, created_at)
  SELECT gen_random_uuid(), v.id, f.day, f.day, v.day_price::bigint * 100, upper(lpad(to_hex(n), 6, '0')), f.status,
    CASE WHEN f.is_held THEN '' ELSE 'FT26' || upper(lpad(to_hex(n * 7919), 8, '0')) END,
    CASE WHEN f.status = 'successful' THEN v.day_price * 100 ELSE 0 END,
    CASE WHEN f.status = 'pending' AND NOT f.is_held THEN v.day_price * 100 ELSE 0 END,
    '+2519' || lpad((n / 5)::text, 8, '0'),
    (ARRAY['Bishoftu, Kuriftu', 'Adama', 'Wenchi', 'Entoto', 'Ambo', 'Hawassa', 'ቢሾፍቱ'])[1 + n % 7],
    v.name, v.model, v.item, v.url, v.day_price,
    CASE WHEN n / 5 % 4 = 0 THEN (ARRAY['አልማዝ', 'ትግስት', 'ኃይለማርያም', 'ሰላማዊት', 'ዮናስ'])[1 + n / 20 % 5] || ' ' ||
        (ARRAY['ተስፋዬ', 'ኃይሌ', 'ገብረመድኅን', 'በቀለ'])[1 + n / 100 % 4]
      ELSE (ARRAY['Almaz', 'Tigist', 'Dawit', 'Chaltu', 'Yonas', 'Hana', 'Bekele', 'Lensa', 'Abebe'])[1 + n / 5 % 9] || ' ' ||
        (ARRAY['Tadesse', 'Haile', 'Dinka', 'Mulugeta', 'Girma', 'Alemu', 'Worku'])[1 + n / 45 % 7] END,
    CASE WHEN n % 3 = 0 THEN 'customer-' || n / 5 || '@example.com' ELSE '' END, 'en', true,
    CASE WHEN f.status = 'pending' THEN now() + interval '1 day' END, f.made
  FROM generate_series(1, $1::integer) AS n
  CROSS JOIN LATERAL (
    SELECT n % 40 = 1 AS is_held,
      CASE WHEN n <= ${recent} THEN current_date - 20 + n * 17 % 60 ELSE current_date - 21 - n % 1800 END AS day,
      (CASE WHEN n % 7 = 0 THEN 'canceled' WHEN n <= ${recent} AND n % 20 = 1 THEN 'pending' ELSE 'successful' END)::booking_status
        AS status,
      CASE WHEN n <= ${recent} THEN now() - n * interval '10 minutes'
        ELSE now() - (24 + n % 1800) * interval '1 day' - n * interval '1 second' END AS made
  ) f
  JOIN (SELECT *, row_number() OVER (ORDER BY name) - 1 AS place FROM vehicles) v
    ON v.place = CASE WHEN n <= ${recent} THEN n ELSE n / 1800 END % ${vehicles}`

const money = [
  `INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key, decided_at, counted_on, created_at)
    SELECT id, id, 'transfer', CASE WHEN paid_santim > 0 THEN 'confirmed' ELSE 'claimed' END::payment_state,
      paid_santim + claimed_santim, transfer_keys, transfer_keys, CASE WHEN paid_santim > 0 THEN created_at END,
      CASE WHEN paid_santim > 0 THEN created_at::date END, created_at
    FROM bookings WHERE paid_santim + claimed_santim > 0 AND transfer_keys <> ''`,
  `INSERT INTO statement_lines (bank_key, identity, day, reference, amount_santim, created_at)
    SELECT 'CBE', id::text, created_at::date, reference_key, amount_santim, created_at FROM payments
    WHERE get_byte(decode(replace(id::text, '-', ''), 'hex'), 15) % 2 = 0`,
  `INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
    SELECT id, 1, 1, 'rent', '{"from": 1}', 1, 'day', total_santim, total_santim FROM bookings`,
  `INSERT INTO vehicle_days (vehicle_id, day, booked)
    SELECT vehicle_id, day, count(*) FROM bookings WHERE status <> 'canceled' GROUP BY 1, 2`,
]

const people = [
  `INSERT INTO customers (phone_key, name, phone, email, known_as, last_booked_at)
    SELECT phone, max(customer_name), phone, max(customer_email),
      string_agg(DISTINCT concat_ws(' ', customer_name, nullif(customer_email, ''), phone), E'\\n'), max(created_at)
    FROM bookings GROUP BY phone`,
  `UPDATE bookings b SET customer_id = c.id FROM customers c WHERE c.phone_key = b.phone`,
  `INSERT INTO users (id, first_name, last_name, email)
    SELECT gen_random_uuid(), 'Almaz', 'Tadesse', 'person-' || n || '@example.com' FROM generate_series(1, $1::integer / 10) AS n`,
]

// A driver has one trip a day here, and a unit too.
const trips = `
  INSERT INTO assignments (booking_id, day, driver_id, unit_id)
  SELECT b.id, b.day, d.id, CASE WHEN b.nth = 1 THEN u.id END
  FROM (SELECT *, row_number() OVER (PARTITION BY day ORDER BY code) AS place,
      row_number() OVER (PARTITION BY vehicle_id, day ORDER BY code) AS nth
    FROM bookings WHERE status = 'successful' AND day <> current_date) b
  JOIN (SELECT id, row_number() OVER (ORDER BY licence) AS place FROM drivers) d ON d.place = b.place
  LEFT JOIN units u ON u.vehicle_id = b.vehicle_id`

// Twenty of each wait for an answer, however many were written.
const written = [
  `INSERT INTO contact_messages (id, first_name, last_name, email, phone, message, done_at, created_at)
    SELECT gen_random_uuid(), split_part(customer_name, ' ', 1), split_part(customer_name, ' ', 2), 'writer@example.com', phone,
      'Is the ' || vehicle_name || ' free?', CASE WHEN row_number() OVER (ORDER BY created_at DESC) > 20 THEN created_at END,
      created_at
    FROM bookings WHERE price % 100 = 10`,
  `INSERT INTO travel_bookings (id, first_name, phone, day, item, destination, done_at, created_at)
    SELECT gen_random_uuid(), split_part(customer_name, ' ', 1), phone, day, 'minivan', destination,
      CASE WHEN row_number() OVER (ORDER BY created_at DESC) > 20 THEN created_at END, created_at
    FROM bookings WHERE price % 100 = 20`,
  `INSERT INTO outbox_mails (id, template, args, recipient, locale, message_id, state, sent_at, created_at)
    SELECT gen_random_uuid(), 'booking-for-company', '{}', 'office@example.com', 'en', id::text, 'sent', created_at, created_at
    FROM bookings`,
  `INSERT INTO audit_entries (id, action, entity, entity_id, created_at)
    SELECT gen_random_uuid(), 'edit', 'booking', id::text, created_at FROM bookings`,
]

const wrongDays = `
  SELECT count(*)::integer AS wrong FROM vehicle_days d JOIN vehicles v ON v.id = d.vehicle_id
  WHERE d.booked > v.quantity`

/**
 * Fills an empty, migrated database with one fleet and some bookings of it, by customers without accounts, with payments,
 * lines of statements, trips, messages, mails and audit: the newest thousand as a company has them at a time, the others in the
 * years before. Written without the triggers. Throws where a day holds more than there is.
 */
export async function fillDesk(client: pg.Client, bookingCount: number): Promise<void> {
  await client.query(fleet)
  for (const statement of staff) await client.query(statement)
  await client.query("SET session_replication_role = 'replica'")
  await client.query(bookings, [bookingCount])
  for (const statement of [...money, ...people, trips, ...written]) {
    await client.query(statement, statement.includes('$1') ? [bookingCount] : [])
  }
  await client.query("SET session_replication_role = 'origin'")
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query<{ wrong: number }>(wrongDays)
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} days hold more than there is`)
}
