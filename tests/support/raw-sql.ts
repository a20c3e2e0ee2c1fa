import pg from 'pg'
import { expect, onTestFinished } from 'vitest'

/** A connection of its own to the test file's database, or to another one, as its owner with psql would have; closed after the test. */
export function openConnection(database?: string): Promise<pg.Client> {
  const address = new URL(process.env.DATABASE_OWNER_URL ?? '')
  if (database) address.pathname = database
  return connect(address.href)
}

/** The same as the role of the running site has it. */
export const openSiteConnection = () => connect(process.env.DATABASE_URL)

async function connect(connectionString: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Waits until so many sessions of the test file's database wait for a lock. */
export async function watchWaiting(): Promise<(count: number) => Promise<void>> {
  const watcher = await openConnection()
  const waiting = async () => {
    const { rows } = await watcher.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rows.length
  }
  return (count) => expect.poll(waiting).toBe(count)
}

/** What somebody answers who is at work on a row while another deletes it: they wait, and it is gone. */
export async function whileDeleted<Answer>(
  { table, id }: { table: string; id: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const other = await openConnection()
  await other.query('BEGIN')
  await other.query(`DELETE FROM ${table} WHERE id = $1`, [id])
  const untilWaiting = await watchWaiting()
  const [answer] = await Promise.all([work(), untilWaiting(1).then(() => other.query('COMMIT'))])
  return answer
}

/** What the database says to a statement: the refusing constraint or message, or null when it was taken. */
export async function refusalOf(statement: Promise<unknown>): Promise<string | null> {
  try {
    await statement
    return null
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    return error.constraint ?? error.message
  }
}

type RawBooking = {
  vehicleId?: string | null
  day?: string
  status?: string
  transactionId?: string
  transactionKey?: string | null
  price?: number
  amount?: number
  lastDay?: string
}

function valuesOf(booking: RawBooking) {
  const transactionId = booking.transactionId ?? `RAW${crypto.randomUUID()}`
  return [
    booking.vehicleId ?? null,
    booking.day ?? '2030-01-15',
    booking.status ?? 'pending',
    transactionId,
    booking.transactionKey === undefined ? transactionId.toUpperCase() : booking.transactionKey,
    booking.amount ?? 350_000,
    booking.price ?? 3500,
  ]
}

/** As `insertBooking`, into the table as the first edition had it. */
export async function insertFirstEditionBooking(client: pg.Client, booking: RawBooking): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO one_day_bookings (id, vehicle_id, day, status, transaction_id, transaction_key, amount_santim, phone,
       destination, vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email, locale)
     VALUES (gen_random_uuid(), $1, $2, $3::text::booking_status, $4, $5, $6, '+251911223344',
       'Adama', 'Corolla', '2022', 'Air conditioning', '/x.webp', $7, 'Almaz', 'almaz@example.com', 'en')
     RETURNING id`,
    valuesOf(booking),
  )
  return rows[0]?.id ?? ''
}

/** Writes a booking past the application. */
export async function insertBooking(client: pg.Client, booking: RawBooking): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `WITH made AS (
     INSERT INTO bookings (id, vehicle_id, day, last_day, total_santim, status, phone,
       destination, vehicle_name, vehicle_model, vehicle_item, vehicle_url, price, customer_name, customer_email, locale)
     VALUES (gen_random_uuid(), $1, $2::date, coalesce($8::date, $2::date), $7::bigint * 100, $3::text::booking_status,
       '+251911223344', 'Adama', 'Corolla', '2022', 'Air conditioning', '/x.webp', $7::integer, 'Almaz',
       'almaz@example.com', 'en')
     RETURNING id, status, total_santim),
     claimed AS (
       INSERT INTO payments (id, booking_id, way, state, amount_santim, reference, reference_key)
       SELECT id, id, 'transfer', CASE WHEN status = 'successful' THEN 'confirmed' ELSE 'claimed' END::payment_state,
         $6::bigint, $4, $5 FROM made)
     INSERT INTO booking_lines (booking_id, quote, position, kind, args, quantity, unit, unit_santim, amount_santim)
     SELECT id, 1, 1, 'rent', '{"from": 1}', 1, 'day', total_santim, total_santim FROM made RETURNING booking_id AS id`,
    [...valuesOf(booking), booking.lastDay ?? null],
  )
  return rows[0]?.id ?? ''
}
