import 'server-only'
import { z } from 'zod'
import { localPath } from '@/lib/auth/callback-url'

const query = z.object({ callbackUrl: z.string().max(500).optional().catch(undefined) })

/** The path of this site to go back to after signing in, if the query names one (CONTRACT section 4). */
export function callbackOf(searchParams: Record<string, string | string[] | undefined>): string | undefined {
  return localPath(query.parse(searchParams).callbackUrl) ?? undefined
}
