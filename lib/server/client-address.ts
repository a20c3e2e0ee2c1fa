import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/core/env'
import { addressOf } from './forwarded-address'

/** The address of whoever sent this request, for counting only; honours TRUST_PROXY (docs/decisions/rate-limits.md). */
export async function clientAddress(): Promise<string> {
  return addressOf((await headers()).get('x-forwarded-for'), env().TRUST_PROXY)
}
