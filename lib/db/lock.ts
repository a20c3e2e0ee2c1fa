import 'server-only'
import { Prisma } from './generated/client'

type LockedTable = 'users' | 'vehicles' | 'one_day_bookings'

/**
 * Waits until nobody else changes a row and holds it until the transaction ends: what is read of it afterwards stays
 * true while something is decided on it. Does nothing where there is no such row.
 */
export async function lockRow(
  transaction: Prisma.TransactionClient,
  table: LockedTable,
  id: string,
): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid FOR UPDATE`
}
