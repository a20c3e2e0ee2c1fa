import type { SignedInRole } from '@/lib/auth/permissions'
import type { Transaction } from '@/lib/db/client'

/**
 * Deletes a person in a transaction: pending bookings are canceled and give their places back, mails to the person are
 * dropped, sessions and sign-ins go with the account. Bookings stay, and the database takes the person's data out of
 * them (docs/decisions/deleted-people.md). Throws the violation LAST_ADMIN.
 */
export async function forgetPerson(
  transaction: Transaction,
  actor: { id: string; role: SignedInRole },
  person: { id: string; email: string },
): Promise<void> {
  const pending = await transaction.oneDayBooking.findMany({
    where: { userId: person.id, status: 'pending' },
    select: { id: true },
  })
  const ids = pending.map(({ id }) => id)
  await transaction.oneDayBooking.updateMany({ where: { id: { in: ids } }, data: { status: 'canceled' } })
  await transaction.bookingStatusChange.createMany({
    data: ids.map((bookingId) => ({
      bookingId,
      fromStatus: 'pending',
      toStatus: 'canceled',
      actorId: actor.id,
      actorRole: actor.role,
    })),
  })
  await transaction.outboxMail.deleteMany({ where: { recipient: person.email } })
  await transaction.user.delete({ where: { id: person.id }, select: { id: true } })
}
