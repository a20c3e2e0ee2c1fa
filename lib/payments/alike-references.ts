import 'server-only'
import type { Database } from '@/lib/db/client'
import { isOneSignApart } from './rules'

/** Another payment whose reference differs in one sign, as it was typed, and the code of its booking. */
export type AlikeReference = { reference: string; code: string; bookingId: string }

/** Of one reference so many are told; who sees one looks at the others too. */
const mostTold = 3

type Candidate = { of: string; id: string; key: string; otherKey: string }

/**
 * Payments that count or wait and whose reference differs from that of one of these in one sign, put in, left out or mistyped
 * (CONTRACT section 7): perhaps one transfer that is claimed twice. By the id of the payment that was asked for.
 */
export async function findAlikeReferences(
  client: Database,
  ids: readonly string[],
): Promise<Map<string, AlikeReference[]>> {
  // A wrong sign among the last five leaves what stands before them, and any other leaves these five. Of the five it leaves the
  // first two or the last three, which keeps out most of the other transfers of one day at one bank.
  const candidates = await client.$queryRaw<Candidate[]>`
    SELECT w."id"::text AS "of", w."reference_key" AS "key", o."id"::text AS "id", o."reference_key" AS "otherKey"
    FROM "payments" w
    CROSS JOIN LATERAL (
      SELECT "id", "reference_key" FROM "payments" WHERE right("reference_key", 5) = right(w."reference_key", 5)
      UNION SELECT "id", "reference_key" FROM "payments"
        WHERE "reference_key" COLLATE "C" >= left(w."reference_key", -5)
          AND "reference_key" COLLATE "C" < left(w."reference_key", -5) || '['
          AND (starts_with("reference_key", left(w."reference_key", -3))
            OR right("reference_key", 3) = right(w."reference_key", 3))
    ) o
    WHERE w."id" = ANY(${ids}::uuid[]) AND length(w."reference_key") >= 8 AND o."id" <> w."id"`
  const pairs = candidates.filter(({ key, otherKey }) => isOneSignApart(key, otherKey))
  if (pairs.length === 0) return new Map()
  const others = await client.payment.findMany({
    where: { id: { in: pairs.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, reference: true, bookingId: true, booking: { select: { code: true } } },
  })
  return new Map(
    ids.map((of) => {
      const keys = new Map(pairs.filter((pair) => pair.of === of).map(({ id, otherKey }) => [id, otherKey]))
      const alike = others.flatMap(({ id, reference, bookingId, booking: { code } }) => {
        const key = keys.get(id)
        return key === undefined ? [] : [{ reference: reference ?? key, code, bookingId }]
      })
      return [of, alike.slice(0, mostTold)]
    }),
  )
}
