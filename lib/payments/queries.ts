import 'server-only'
import { type Actor, authorize, can } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { type Payment, paymentSelect, toPayment } from './view'

/** The payments of a booking, oldest first, for its owner and staff (CONTRACT section 10). Throws NOT_FOUND. */
export async function listPayments(actor: Actor, bookingId: string): Promise<Payment[]> {
  authorize(actor, 'booking:list-own')
  const isStaff = can(actor.role, 'booking:list-any')
  const booking = await database().booking.findFirst({
    where: { id: bookingId, hiddenAt: null, ...(!isStaff && { userId: actor.id }) },
    select: { payments: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: paymentSelect } },
  })
  if (!booking) throw new AppError('NOT_FOUND')
  return booking.payments.map(toPayment)
}
