import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database, type Transaction } from '@/lib/db/client'

type Merge = { fromId: string; intoId: string }

/**
 * Merges two records of one person: bookings, payments and notes follow, and the first record leads to the second from then on,
 * also for bookings made later with its number (CONTRACT section 11). Of a record with an account and one without, the one
 * with the account stays, and its person sees the bookings; those of another account stay theirs to see. Merging what is
 * merged changes nothing. Returns the id of the record that stays. Throws NOT_FOUND, INVALID_INPUT for one and the same, and
 * STATE_CONFLICT where bookings keep coming meanwhile.
 */
export async function mergeCustomers(actor: Actor, { fromId, intoId }: Merge): Promise<string> {
  authorize(actor, 'customer:change')
  if (fromId === intoId) throw new AppError('INVALID_INPUT')
  const merge = () =>
    database().$transaction((transaction) => mergeOn(transaction, actor, { fromId, intoId }))
  const id = (await merge()) ?? (await merge())
  if (!id) throw new AppError('STATE_CONFLICT')
  return id
}

/** Null where a booking came to one of the two while their others were waited for. */
async function mergeOn(
  transaction: Transaction,
  actor: SignedInActor,
  { fromId, intoId }: Merge,
): Promise<string | null> {
  const rows = await lockRecords(transaction, [fromId, intoId])
  if (!rows) return null
  const [one, other] = [rows.get(fromId), rows.get(intoId)]
  if (!one || !other) throw new AppError('NOT_FOUND')
  if (one.id === other.id) return other.id
  const [from, into] = one.userId && !other.userId ? [other, one] : [one, other]
  const where = { customerId: from.id }
  if (into.userId) {
    await transaction.booking.updateMany({
      where: { ...where, userId: null },
      data: { customerId: into.id, userId: into.userId },
    })
  }
  await transaction.booking.updateMany({ where, data: { customerId: into.id } })
  await transaction.customerNote.updateMany({ where, data: { customerId: into.id } })
  await transaction.customer.updateMany({
    where: { OR: [{ id: from.id }, { mergedIntoId: from.id }] },
    data: { mergedIntoId: into.id },
  })
  await transaction.customer.update({
    where: { id: into.id },
    data: {
      email: into.email || from.email,
      knownAs: `${into.knownAs}\n${from.knownAs}`,
      lastBookedAt: into.lastBookedAt > from.lastBookedAt ? into.lastBookedAt : from.lastBookedAt,
    },
    select: { id: true },
  })
  await recordAudit(transaction, actor, {
    ...{ action: 'merge', entity: 'customer', entityId: into.id },
    changes: { record: [from.id, into.id] },
  })
  return into.id
}

type Locked = {
  id: string
  named: string
  userId: string | null
  email: string
  knownAs: string
  lastBookedAt: Date
}

/**
 * The records that two ids lead to, by these, held in one order, after their bookings, as whoever changes a booking holds them;
 * bookings that are being made for them are waited for. Null where one came meanwhile: whoever holds it may wait for the records,
 * so it is not waited for with them.
 */
async function lockRecords(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, Locked> | null> {
  const bookings = () => transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "bookings" WHERE "customer_id" IN (
      SELECT coalesce("merged_into_id", "id") FROM "customers" WHERE "id" = ANY(${ids}::uuid[])
    )`
  const held = (await bookings()).map(({ id }) => id)
  await transaction.$queryRaw`
    SELECT 1 FROM "bookings" WHERE "id" = ANY(${held}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`
  await transaction.$queryRaw`
    SELECT 1 FROM "customers" WHERE "id" = ANY(${ids}::uuid[])
      OR "id" IN (SELECT "merged_into_id" FROM "customers" WHERE "id" = ANY(${ids}::uuid[]))
    ORDER BY "id" FOR UPDATE`
  if ((await bookings()).some(({ id }) => !held.includes(id))) return null
  const rows = await transaction.$queryRaw<Locked[]>`
    SELECT n."id" AS "named", c."id", c."user_id" AS "userId", c."email", c."known_as" AS "knownAs",
      c."last_booked_at" AS "lastBookedAt"
    FROM "customers" n JOIN "customers" c ON c."id" = coalesce(n."merged_into_id", n."id")
    WHERE n."id" = ANY(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.named, row]))
}
