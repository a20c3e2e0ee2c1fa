import 'server-only'
import { env } from '@/lib/core/env'
import type { Database, Transaction } from '@/lib/db/client'
import { type Settings, settingsSchema } from './schema'

/** What counts until somebody changes it; the environment gives the first values (CONTRACT section 2). */
function firstSettings(): Settings {
  const { BOOKING_PENDING_LIMIT: pending, BOOKING_LAPSE_DAYS: lapseDays } = env()
  return {
    holds: { hours: 24, hoursSoon: 3, hoursLeast: 1, hoursOfFirstClaim: 72, lapseDays, hoursOfOffer: 72 },
    limits: {
      pendingPerPerson: pending ?? 10,
      pendingBeforePaid: pending ?? 2,
      pendingPerPhone: pending ?? 2,
    },
  }
}

/** The settings as they are now; the first who asks writes the first values, which triggers of the database read too. */
export async function readSettings(client: Database | Transaction): Promise<Settings> {
  const row = await client.settings.findFirst({ select: { holds: true, limits: true } })
  if (row) return settingsSchema.parse(row)
  const first = firstSettings()
  await client.settings.createMany({ data: first, skipDuplicates: true })
  return first
}
