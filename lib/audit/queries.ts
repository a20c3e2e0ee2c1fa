import 'server-only'
import { z } from 'zod'
import { authorize, type Actor, type SignedInRole } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import {
  cursorArgs,
  cursorPage,
  cursorWhere,
  momentOrders,
  type Page,
  type PageRequest,
} from '@/lib/db/cursor'
import { searchWords } from '@/lib/db/search'
import { soughtText } from '@/lib/db/sought-text'
import type { AuditQuery } from './schema'

const perPage = 30

/** What a member of staff did. `actorName` is null once that person is gone; `createdAt` is ISO 8601. */
export type AuditEntry = {
  id: string
  actorName: string | null
  actorRole: SignedInRole | null
  action: string
  entity: string
  entityId: string
  changes: { field: string; before: string | null; after: string | null }[]
  createdAt: string
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).transform((one) => String(one ?? ''))
const changesSchema = z.record(z.string(), z.tuple([value, value]).nullable().catch(null)).catch({})

/**
 * What staff did, by noun and by who did it or to which record: `q` is the id of a record, or part of a
 * name or email of staff. Nobody can change or remove an entry; the database refuses it.
 */
export async function listAuditEntries(
  actor: Actor,
  { q, entity, sort = 'newest', limit = perPage, ...request }: Partial<AuditQuery> & PageRequest,
): Promise<Page<AuditEntry>> {
  authorize(actor, 'audit:list')
  const place = { ...request, order: momentOrders[sort], limit }
  const rows = await database().auditEntry.findMany({
    where: { AND: [entity ? { entity } : {}, q ? await sought(q) : {}, cursorWhere(place)] },
    ...cursorArgs(place),
  })
  const names = await namesOf(rows.flatMap(({ actorId }) => actorId ?? []))
  return cursorPage(rows, place, ({ actorId, changes, createdAt, ...rest }) => ({
    ...rest,
    actorName: names.get(actorId ?? '') ?? null,
    changes: Object.entries(changesSchema.parse(changes)).map(([field, change]) => ({
      field,
      before: change?.[0] ?? null,
      after: change?.[1] ?? null,
    })),
    createdAt: createdAt.toISOString(),
  }))
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

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const people = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  })
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}
