import 'server-only'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Database } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/** What a record is called, and the record on whose screen it stands: a payment on that of its booking. */
export type NamedRecord = { name: string; screenId: string }

const extraNames: Record<Locale, Prisma.Sql> = {
  en: Prisma.sql`"text_en"`,
  om: Prisma.sql`"text_om"`,
  am: Prisma.sql`"text_am"`,
}

type Row = NamedRecord & { id: string }

/**
 * What the records with these ids are called by now, of whatever kind, by one query: a booking and its payments by its code,
 * people, vehicles and drivers by name, a car by its plate. Those that are gone have none.
 */
export async function namesOfRecords(
  client: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, NamedRecord>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await client.$queryRaw<Row[]>`
    WITH wanted AS (SELECT unnest(${wanted}::uuid[]) AS "id"), named AS (
      SELECT "id", "code" AS "name", "id" AS "screenId" FROM "bookings" JOIN wanted USING ("id")
      UNION ALL SELECT p."id", b."code", b."id" FROM "payments" p JOIN wanted USING ("id") JOIN "bookings" b ON b."id" = p."booking_id"
      UNION ALL SELECT "id", "first_name" || ' ' || "last_name", "id" FROM "users" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "first_name" || ' ' || "last_name", "id" FROM "drivers" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "name", "id" FROM "vehicles" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "plate", "id" FROM "units" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "first_name" || ' ' || coalesce("last_name", ''), "id" FROM "contact_messages" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "first_name" || ' ' || coalesce("last_name", ''), "id" FROM "travel_bookings" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "recipient", "id" FROM "outbox_mails" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "name", "id" FROM "price_rules" JOIN wanted USING ("id")
      UNION ALL SELECT "id", ${extraNames[locale]}, "id" FROM "extras" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "bank", "id" FROM "statements" JOIN wanted USING ("id")
      UNION ALL SELECT "id", "name", "id" FROM "customers" JOIN wanted USING ("id")
    )
    SELECT "id"::text, trim("name") AS "name", "screenId"::text FROM named`
  return new Map(rows.map(({ id, ...record }) => [id, record]))
}
