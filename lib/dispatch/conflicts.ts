import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Day } from '@/lib/core/day'
import { conflictDay, isViolation } from '@/lib/db/client'

/** What the database refuses (CONTRACT section 12), with the field that it is about. */
const conflicts = {
  DRIVER_TAKEN: 'driverId',
  DRIVER_OFF: 'driverId',
  LICENCE_EXPIRED: 'driverId',
  UNIT_TAKEN: 'unitId',
  UNIT_FOREIGN: 'unitId',
  UNIT_BLOCKED: 'unitId',
  TOO_MANY_UNITS: 'vehicleId',
  PLATE_TAKEN: 'plate',
} as const

/** Tells in the words of the application what the database refuses of drivers, units and assignments; `day` where it names none. */
export async function answeringConflicts<Answer>(work: () => Promise<Answer>, day?: Day): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    for (const [code, field] of entriesOf(conflicts)) {
      if (!isViolation(error, code)) continue
      const named = conflictDay(error) ?? day
      throw new AppError(code, { [field]: undefined }, named ? { days: [named] } : {})
    }
    throw error
  }
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  const keys = Object.keys(record).filter((key): key is Key => key in record)
  return keys.map((key) => [key, record[key]])
}
