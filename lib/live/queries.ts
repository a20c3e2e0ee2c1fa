import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { listenerReady } from '@/lib/server/listener'
import { openStream } from './streams'

/**
 * A stream of what changes from now on, kinds and ids only, as the person may see (CONTRACT section 14). It ends with the
 * session, and after some seconds where that is asked for. Fails while the database tells of no changes.
 */
export async function followChanges(
  actor: Actor,
  { seconds }: { seconds?: number | undefined } = {},
): Promise<ReadableStream<Uint8Array>> {
  authorize(actor, 'live:follow')
  const { id: userId, sessionId, role } = actor
  const read = () =>
    database().session.findFirst({
      where: { id: sessionId, userId, expiresAt: { gt: new Date() } },
      select: { expiresAt: true },
    })
  const [session, isReady] = await Promise.all([read(), listenerReady()])
  if (!isReady) throw new Error('no notifications of changes')
  const expiresAt = session?.expiresAt ?? new Date()
  return openStream({ userId, sessionId, role, expiresAt, seconds }, async () => (await read()) !== null)
}
