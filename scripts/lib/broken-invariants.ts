import type pg from 'pg'

/**
 * What must hold in every database of the site, each as a question that finds what breaks it
 * (docs/decisions/database-invariants.md).
 */
const questions = {
  'days that hold more than exist': `
    SELECT 1 FROM vehicle_days d JOIN vehicles v ON v.id = d.vehicle_id WHERE d.booked + d.blocked > v.quantity`,
  'days whose bookings are miscounted': `
    SELECT 1 FROM vehicle_days d WHERE d.booked <> (
      SELECT count(*) FROM bookings b WHERE b.vehicle_id = d.vehicle_id
        AND d.day BETWEEN b.day AND b.last_day AND b.status IN ('pending', 'successful'))`,
  'days whose blocked places are miscounted': `
    SELECT 1 FROM vehicle_days d WHERE d.blocked <> (
      SELECT coalesce(sum(p.places), 0) FROM blocked_places p WHERE p.vehicle_id = d.vehicle_id AND p.day = d.day)`,
  'bookings that no day counts': `
    SELECT 1 FROM bookings b CROSS JOIN LATERAL generate_series(b.day, b.last_day, '1 day') AS held(day)
    WHERE b.status IN ('pending', 'successful') AND b.vehicle_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM vehicle_days d WHERE d.vehicle_id = b.vehicle_id AND d.day = held.day::date)`,
  'bookings whose lines do not add up': `
    SELECT 1 FROM bookings b WHERE b.total_santim <> (
      SELECT coalesce(sum(l.amount_santim), 0) FROM booking_lines l WHERE l.booking_id = b.id
        AND l.quote = (SELECT max(quote) FROM booking_lines WHERE booking_id = b.id))`,
  'bookings whose payments do not add up': `
    SELECT 1 FROM bookings b WHERE b.paid_santim <> (
      SELECT coalesce(sum(p.amount_santim), 0) FROM payments p WHERE p.booking_id = b.id AND p.state = 'confirmed')`,
  'closed months whose sum is another': `
    SELECT 1 FROM closed_months m WHERE (m.rows, m.total_santim) <> (
      SELECT count(*), coalesce(sum(p.amount_santim), 0) FROM payments p
      WHERE p.state = 'confirmed' AND to_char(p.counted_on, 'YYYY-MM') = m.month)`,
} as const

/** The rules that a database breaks, in words with how often; empty where all hold. */
export async function findBroken(client: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const [name, question] of Object.entries(questions)) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM (${question}) AS broken`)
    const count = Number(rows[0]?.count)
    if (count > 0) found.push(`${count} ${name}`)
  }
  return found
}
