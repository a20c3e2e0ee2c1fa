import 'server-only'
import type { Database, Transaction } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { removeReceiptPhoto } from '@/lib/files/picture'

/** How long after its last day a booking still tells whose it was (docs/decisions/deleted-people.md). */
export const personDays = 2 * 365

type Person = { id: string; email: string; isConfirmed: boolean }

/** The bookings that are a person's: those of the account, and those with its address where that is proven to be theirs. */
export function bookingsOfPerson({ id, email, isConfirmed }: Person): Prisma.BookingWhereInput {
  if (!isConfirmed) return { userId: id }
  return { OR: [{ userId: id }, { userId: null, customerEmail: { equals: email, mode: 'insensitive' } }] }
}

/** The photos of receipts that belong to bookings, to be removed once nothing names them any more. */
export async function receiptPhotosOf(
  client: Database | Transaction,
  bookings: Prisma.BookingWhereInput,
): Promise<string[]> {
  const rows = await client.payment.findMany({
    where: { booking: bookings, receiptPhotoKey: { not: null } },
    select: { receiptPhotoKey: true },
  })
  return rows.flatMap(({ receiptPhotoKey }) => receiptPhotoKey ?? [])
}

/** Removes photos of receipts. */
export async function removeReceiptPhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeReceiptPhoto(id)
}

const mostAtOnce = 500

/** Takes the person out of bookings that ended `personDays` before a moment, a batch at a time. */
export async function forgetOldBookings(client: Database, now: Date): Promise<{ count: number }> {
  const before = new Date(now.getTime() - personDays * 24 * 60 * 60 * 1000)
  const old = await client.booking.findMany({
    where: { lastDay: { lt: before }, OR: [{ customerName: { not: '' } }, { phone: { not: '' } }] },
    select: { id: true },
    orderBy: { lastDay: 'asc' },
    take: mostAtOnce,
  })
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return { count: 0 }
  const photos = await receiptPhotosOf(client, { id: { in: ids } })
  await client.$executeRaw`SELECT "forget_bookings"(${ids}::uuid[])`
  await removeReceiptPhotos(photos)
  return { count: ids.length }
}
