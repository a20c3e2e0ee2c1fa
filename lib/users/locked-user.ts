import 'server-only'
import { lockRow, type Transaction } from '@/lib/db/client'

/**
 * A person, held until the transaction ends: one change of them at a time, so that what is decided on is what is really
 * there. Null where there is none with that id.
 */
export async function lockUser(transaction: Transaction, id: string) {
  await lockRow(transaction, 'users', id)
  const row = await transaction.user.findUnique({
    where: { id },
    select: {
      ...{ id: true, firstName: true, lastName: true, email: true, emailConfirmedAt: true, phone: true },
      ...{ role: true, locale: true, avatar: true, closedAt: true },
    },
  })
  if (!row) return null
  const { emailConfirmedAt, closedAt, ...person } = row
  return { ...person, isConfirmed: emailConfirmedAt !== null, isClosed: closedAt !== null }
}
