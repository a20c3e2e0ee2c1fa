import { requestKeySchema } from '@/lib/bookings/schema'
import { AppError } from '@/lib/core/errors'

/**
 * The `Idempotency-Key` of a request, if it has one. Throws INVALID_INPUT for one that cannot be kept: who sends a key relies on
 * it (CONTRACT section 7).
 */
export function requestKeyOf(request: Request): string | undefined {
  const sent = request.headers.get('idempotency-key')
  if (sent === null) return undefined
  const key = requestKeySchema.safeParse(sent)
  if (!key.success) throw new AppError('INVALID_INPUT', { 'Idempotency-Key': 'requestKeyInvalid' })
  return key.data
}
