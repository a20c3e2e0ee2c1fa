import 'server-only'
import { firstFacts } from '@/lib/core/company'
import { env } from '@/lib/core/env'
import type { Database, Transaction } from '@/lib/db/client'
import { settingsSchema } from './schema'
import type { VersionedSettings } from './view'

const {
  company: companyShape,
  banks: banksShape,
  security: securityShape,
  workingHours: hoursShape,
} = settingsSchema.shape
const numbersShape = settingsSchema.pick({ holds: true, limits: true })

/** What counts until somebody changes it; the environment gives the first values (CONTRACT section 2). */
function firstNumbers() {
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

/**
 * The settings as they are now; the first who asks writes the first numbers, which triggers of the database read too. Facts
 * and accounts that nobody has changed are those of the environment as it is by now.
 */
export async function readSettings(client: Database | Transaction): Promise<VersionedSettings> {
  const first = firstFacts()
  const company = { addressOr: '', addressAm: '', ...first.company }
  const banks = first.banks.map((bank) => ({ bankOr: '', bankAm: '', ...bank }))
  const row = await client.settings.findFirst({
    select: {
      holds: true,
      limits: true,
      company: true,
      banks: true,
      security: true,
      workingHours: true,
      version: true,
    },
  })
  if (row) {
    return {
      ...numbersShape.parse(row),
      company: row.company ? companyShape.parse(row.company) : company,
      security: securityShape.safeParse(row.security).data ?? { staffFactor: false },
      workingHours: hoursShape.safeParse(row.workingHours).data ?? [],
      banks: row.banks ? banksShape.parse(row.banks) : banks,
      version: row.version,
    }
  }
  const numbers = firstNumbers()
  await client.settings.createMany({ data: numbers, skipDuplicates: true })
  return { ...numbers, company, banks, security: { staffFactor: false }, workingHours: [], version: 1 }
}
