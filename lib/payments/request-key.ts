import 'server-only'
import type { KeyHolder, SignedInActor } from '@/lib/auth/permissions'
import { earlierRequest, requestHash } from '@/lib/bookings/new-booking'
import { AppError } from '@/lib/core/errors'
import type { Transaction } from '@/lib/db/client'
import { readPayment } from './decision'
import type { Payment } from './view'

type Once = {
  actor: SignedInActor | KeyHolder
  /** The locked booking that it pays for. */
  bookingId: string
  requestKey: string | undefined
  input: unknown
}

/**
 * Writes a payment once for a request, however often that is sent, and answers it as it is (CONTRACT section 7). The booking
 * is locked by the caller. The keys are the person's, those of whoever opened the booking by its link the booking's. Throws
 * IDEMPOTENCY_CONFLICT for the key of another request.
 */
export async function payOnce(
  transaction: Transaction,
  { actor, bookingId, requestKey: key, input }: Once,
  write: () => Promise<Payment>,
): Promise<Payment> {
  if (!key) return write()
  const bodyHash = requestHash({ bookingId, input })
  const userId = actor.role === 'visitor' ? null : actor.id
  const known = await earlierRequest(transaction, { ownerId: userId ?? bookingId, key, bodyHash })
  if (known) {
    if (!known.paymentId) throw new AppError('IDEMPOTENCY_CONFLICT')
    return readPayment(transaction, known.paymentId)
  }
  const payment = await write()
  const { count } = await transaction.requestKey.createMany({
    data: [{ userId, key, bodyHash, bookingId, paymentId: payment.id }],
    skipDuplicates: true,
  })
  // Sent for another booking at the same moment.
  if (count === 0) throw new AppError('IDEMPOTENCY_CONFLICT')
  return payment
}
