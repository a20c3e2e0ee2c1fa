import { expect, it, onTestFinished, vi } from 'vitest'
import { openSessionOf } from '@/lib/auth/session'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { followChanges } from './queries'

// The settings name the way before anything reads them.
const way = await vi.hoisted(async () => {
  const { breakableDatabase } = await import('@/tests/support/breakable-database')
  const opened = await breakableDatabase(process.env.DATABASE_URL ?? '')
  process.env.DATABASE_LISTEN_URL = opened.url
  return opened
})

it('a stream ends when the connection that listens falls silent, although nobody reads a page', async () => {
  onTestFinished(() => {
    vi.useRealTimers()
    way.cut()
  })
  const actor = await makeActor('admin')
  const expiresAt = new Date(Date.now() + 600_000)
  const session = { id: actor.id, role: 'admin', sessionEpoch: 0 } as const
  const { id: sessionId } = await openSessionOf(database(), session, { userAgent: null, expiresAt })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const reader = (await followChanges({ ...actor, sessionId })).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(': \n\n')
  way.freeze()
  await vi.advanceTimersByTimeAsync(16_000)
  let part = await reader.read()
  while (!part.done) part = await reader.read()
  expect(part.done).toBe(true)
})
