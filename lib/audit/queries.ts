import 'server-only'
import { z } from 'zod'
import { type Actor, authorize, type SignedInRole } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import { database, type Database } from '@/lib/db/client'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { Prisma } from '@/lib/db/generated/client'
import { searchWords } from '@/lib/db/search'
import { soughtText } from '@/lib/db/sought-text'
import type { AuditQuery } from './schema'

const perPage = 30

/** What a member of staff did. `actorName` is null once that person is gone; `createdAt` is ISO 8601. */
export type AuditEntry = {
  id: string
  actorId: string | null
  actorName: string | null
  actorRole: SignedInRole | null
  action: string
  entity: string
  entityId: string
  /** As the record is called by now, or was when it was removed; null where nothing is known of it. */
  record: { name: string; screenId: string | null } | null
  changes: { field: string; before: string | null; after: string | null }[]
  /** The names of records that `changes` names by their ids. */
  names: Readonly<Record<string, string>>
  createdAt: string
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((one) => String(one ?? ''))
const changesSchema = z.record(z.string(), z.tuple([value, value]).nullable().catch(null)).catch({})

type Request = Partial<AuditQuery> & PageRequest & { /** Of texts that have several. */ locale?: Locale }

/**
 * What staff did, by noun and by who did it or to which record: `q` is the id of a record, or part of a
 * name or email of staff. Nobody can change or remove an entry; the database refuses it.
 */
export async function listAuditEntries(
  actor: Actor,
  { q, entity, sort = 'newest', limit = perPage, locale = 'en', ...request }: Request,
): Promise<Page<AuditEntry>> {
  authorize(actor, 'audit:list')
  const place = { ...request, order: momentOrders[sort], limit }
  const rows = await database().auditEntry.findMany({
    where: { AND: [entity ? { entity } : {}, q ? await sought(q) : {}, cursorWhere(place)] },
    ...cursorArgs(place),
  })
  const entries = rows.map(({ changes, ...row }) => ({ ...row, changes: changesOf(changes) }))
  const ids = entries.flatMap(({ actorId, entityId, changes }) => [actorId, entityId, ...valuesOf(changes)])
  const named = await namesOfRecords(database(), ids.filter(isId), locale)
  return cursorPage(entries, place, ({ changes, createdAt, ...entry }) => ({
    ...entry,
    changes,
    actorName: named.get(entry.actorId ?? '')?.name ?? null,
    record: named.get(entry.entityId) ?? formerNameOf(changes),
    names: Object.fromEntries(
      valuesOf(changes)
        .map((id) => [id, named.get(id)?.name] as const)
        .filter(isNamed),
    ),
    createdAt: createdAt.toISOString(),
  }))
}

const isId = (text: string | null): text is string => z.uuid().safeParse(text).success
const isNamed = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined

const changesOf = (stored: unknown): AuditEntry['changes'] =>
  Object.entries(changesSchema.parse(stored)).map(([field, change]) => ({
    field,
    before: change?.[0] ?? null,
    after: change?.[1] ?? null,
  }))

const valuesOf = (changes: AuditEntry['changes']): string[] =>
  changes.flatMap(({ before, after }) => [before ?? '', after ?? '']).filter(isId)

/** A record that was removed is called as an entry says: as it was before that, or as it was made. */
function formerNameOf(changes: AuditEntry['changes']): AuditEntry['record'] {
  const named = changes.find(({ field }) => field === 'name' || field === 'plate')
  const name = named?.before || named?.after
  return name ? { name, screenId: null } : null
}

async function sought(q: string) {
  if (z.uuid().safeParse(q).success) return { entityId: q }
  const staff = await database().user.findMany({
    where: {
      role: { in: ['admin', 'subadmin'] },
      AND: searchWords(q).map(soughtText),
    },
    select: { id: true },
    take: 50,
  })
  return { actorId: { in: staff.map(({ id }) => id) } }
}

/** What a record is called, and the record on whose screen it stands: a payment on that of its booking. */
type NamedRecord = { name: string; screenId: string }

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
async function namesOfRecords(
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
