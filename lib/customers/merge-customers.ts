import 'server-only'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { lockBookings } from '@/lib/bookings/status-change'
import { AppError } from '@/lib/core/errors'
import { holdingTransaction, LateRows, type Transaction } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

type Merge = { fromId: string; intoId: string }

/**
 * Merges two records of one person: bookings, payments and notes follow, and the first record leads to the second from then on,
 * also for bookings made later with its number (CONTRACT section 11). Of a record with an account and one without, the one
 * with the account stays, and its person sees the bookings; those of another account stay theirs to see. Merging what is
 * merged changes nothing. Returns the id of the record that stays. Throws NOT_FOUND, INVALID_INPUT for one and the same.
 */
export async function mergeCustomers(actor: Actor, { fromId, intoId }: Merge): Promise<string> {
  authorize(actor, 'customer:change')
  if (fromId === intoId) throw new AppError('INVALID_INPUT')
  return holdingTransaction(async (transaction) => {
    const rows = await lockRecords(transaction, [fromId, intoId])
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
  })
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
 * Holds records of customers until the transaction ends, with those that they were merged into and all that were merged into
 * these: first what was merged, as whoever books holds them.
 */
export async function lockCustomers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.$queryRaw`
    WITH "led_to" AS (
      SELECT coalesce("merged_into_id", "id") AS "id" FROM "customers" WHERE "id" = ANY(${ids}::uuid[])
    )
    SELECT 1 FROM "customers"
    WHERE "id" IN (SELECT "id" FROM "led_to") OR "merged_into_id" IN (SELECT "id" FROM "led_to")
    ORDER BY "merged_into_id" IS NULL, "id" FOR UPDATE`
}

/**
 * The records that two ids lead to, by these, held after their bookings, as whoever changes a booking holds them; bookings that are
 * being made for them are waited for.
 */
async function lockRecords(transaction: Transaction, ids: readonly string[]): Promise<Map<string, Locked>> {
  const theirs = Prisma.sql`SELECT "id" FROM "bookings" WHERE "customer_id" IN (
    SELECT coalesce("merged_into_id", "id") FROM "customers" WHERE "id" = ANY(${ids}::uuid[])
  )`
  const held = await lockBookings(transaction, theirs)
  await lockCustomers(transaction, ids)
  const bookings = await transaction.$queryRaw<{ id: string }[]>(theirs)
  if (bookings.some(({ id }) => !held.has(id))) throw new LateRows()
  const rows = await transaction.$queryRaw<Locked[]>`
    SELECT n."id" AS "named", c."id", c."user_id" AS "userId", c."email", c."known_as" AS "knownAs",
      c."last_booked_at" AS "lastBookedAt"
    FROM "customers" n JOIN "customers" c ON c."id" = coalesce(n."merged_into_id", n."id")
    WHERE n."id" = ANY(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.named, row]))
}
