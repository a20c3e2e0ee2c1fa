import { Pool } from 'pg'
import { z } from 'zod'
import { env } from '@/lib/env/env'

const statements = {
  car: 'SELECT 1 FROM cars WHERE id = $1',
  'one-day-vehicle': 'SELECT 1 FROM one_day_vehicles WHERE id = $1',
  'travel-booking': 'SELECT 1 FROM travel_bookings WHERE id = $1',
  contact: 'SELECT 1 FROM contact_messages WHERE id = $1',
  'one-day-booking': 'SELECT 1 FROM one_day_bookings WHERE id = $1',
} as const

export type RecordKind = keyof typeof statements

const shared: typeof globalThis & { entotoRecordPool?: Pool } = globalThis
const id = z.uuid()

/**
 * Whether a page's record exists. Asked before rendering, because a page that finds out while rendering answers 404
 * with an empty shell (docs/decisions/not-found.md). An id that is no id costs no query.
 */
export async function recordExists(kind: RecordKind, value: string | null): Promise<boolean> {
  const parsed = id.safeParse(value)
  if (!parsed.success) return false
  shared.entotoRecordPool ??= new Pool({ connectionString: env().DATABASE_URL, max: 2 })
  const found = await shared.entotoRecordPool.query(statements[kind], [parsed.data])
  return found.rowCount === 1
}
