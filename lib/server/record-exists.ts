import { Pool } from 'pg'
import { z } from 'zod'
import { can, type SignedInRole } from '@/lib/auth/permissions'
import { env } from '@/lib/core/env'

const statements = {
  car: 'SELECT 1 FROM cars WHERE id = $1',
  'one-day-vehicle': 'SELECT 1 FROM one_day_vehicles WHERE id = $1',
  'travel-booking': 'SELECT 1 FROM travel_bookings WHERE id = $1',
  contact: 'SELECT 1 FROM contact_messages WHERE id = $1',
  'one-day-booking': 'SELECT 1 FROM one_day_bookings WHERE id = $1',
  // One's own; staff read all. Somebody else's looks like none.
  'readable-one-day-booking':
    'SELECT 1 FROM one_day_bookings WHERE id = $1 AND (user_id = $2::uuid OR $3::boolean)',
} as const

export type RecordKind = keyof typeof statements

const shared: typeof globalThis & { entotoRecordPool?: Pool } = globalThis
const id = z.uuid()

/** Who is asking, as the cookie says; the page asks the database again. */
type Reader = { sub: string; role: SignedInRole }

/**
 * Whether a page's record exists for its reader. Asked before rendering, because a page that finds out while rendering
 * answers 404 with an empty shell (docs/decisions/not-found.md). An id that is no id costs no query.
 */
export async function recordExists(
  kind: RecordKind,
  value: string | null,
  reader: Reader | null,
): Promise<boolean> {
  const parsed = id.safeParse(value)
  if (!parsed.success) return false
  shared.entotoRecordPool ??= new Pool({ connectionString: env().DATABASE_URL, max: 2 })
  const readsAll = reader !== null && can(reader.role, 'one-day-booking:list-any')
  const values =
    kind === 'readable-one-day-booking' ? [parsed.data, reader?.sub ?? null, readsAll] : [parsed.data]
  const found = await shared.entotoRecordPool.query(statements[kind], values)
  return found.rowCount === 1
}
