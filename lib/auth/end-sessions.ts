import 'server-only'
import type { Transaction } from '@/lib/db/client'

/**
 * Ends a person's sessions at once, on every process and for every copy of their cookies; all of them, or all `except`
 * one. Belongs into the transaction that changes a password or a role (docs/decisions/sessions.md).
 */
export async function endSessionsOf(client: Transaction, userId: string, except?: string): Promise<void> {
  await client.session.deleteMany({ where: { userId, ...(except && { id: { not: except } }) } })
}
