import { requestKeySchema } from '@/lib/bookings/schema'

/** The `Idempotency-Key` of a request; one that cannot be a key counts as none. */
export const requestKeyOf = (request: Request) =>
  requestKeySchema.safeParse(request.headers.get('idempotency-key')).data
