import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/core/env'

/**
 * The name that a session has on pages and in forms. It tells the session from the person's others and opens nothing:
 * the id itself stays between the database and the encrypted cookie.
 */
export function sessionHandle(sessionId: string): string {
  const key = env().AUTH_SECRET
  if (!key) throw new Error('AUTH_SECRET: required')
  return createHmac('sha256', key).update(`session ${sessionId}`).digest('hex').slice(0, 24)
}
