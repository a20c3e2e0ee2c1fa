import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor, type SignedInActor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { sessionHandle } from '@/lib/auth/session'
import { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

async function makeSession(actor: SignedInActor, changes: { lastSeenAt?: Date; expiresAt?: Date } = {}) {
  const expiresAt = new Date(Date.now() + 60_000)
  return database().session.create({
    data: { userId: actor.id, userAgent: firefox, expiresAt, ...changes },
    select: { id: true },
  })
}

async function signedIn() {
  const actor = await makeActor()
  const { id } = await makeSession(actor, { lastSeenAt: new Date(Date.now() - 60_000) })
  return { ...actor, sessionId: id }
}

const handlesOf = async (actor: SignedInActor) => (await listOwnSessions(actor)).map(({ handle }) => handle)
const handlesFor = (...ids: string[]) => ids.map(sessionHandle)

describe('the places where one is signed in', () => {
  it('are one’s own, this one first, without those that are over', async () => {
    const actor = await signedIn()
    const other = await makeSession(actor)
    await makeSession(actor, { expiresAt: new Date(Date.now() - 1) })
    await makeSession(await makeActor())
    expect(await handlesOf(actor)).toEqual(handlesFor(actor.sessionId, other.id))
    const [here] = await listOwnSessions(actor)
    expect(here).toMatchObject({ browser: 'Firefox', system: 'Linux', isThisOne: true })
  })

  it('can be ended one by one', async () => {
    const actor = await signedIn()
    const other = await makeSession(actor)
    await endOwnSession(actor, sessionHandle(other.id))
    expect(await handlesOf(actor)).toEqual(handlesFor(actor.sessionId))
    await expect(endOwnSession(actor, sessionHandle(other.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are named on the page without their ids', async () => {
    const actor = await signedIn()
    expect(JSON.stringify(await listOwnSessions(actor))).not.toContain(actor.sessionId)
    await expect(endOwnSession(actor, actor.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await endOwnSession(actor, sessionHandle(actor.sessionId))).toEqual({ wasThisOne: true })
  })

  it('of somebody else cannot be ended', async () => {
    const victim = await signedIn()
    const attempt = endOwnSession(await signedIn(), sessionHandle(victim.sessionId))
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await handlesOf(victim)).toEqual(handlesFor(victim.sessionId))
  })

  it('can be ended all at once', async () => {
    const actor = await signedIn()
    const stranger = await signedIn()
    await makeSession(actor)
    await endOwnSessions(actor)
    expect(await handlesOf(actor)).toEqual([])
    expect(await handlesOf(stranger)).toEqual(handlesFor(stranger.sessionId))
  })

  it('are not for visitors', async () => {
    await expect(listOwnSessions(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(endOwnSession(visitor, sessionHandle(randomUUID()))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(endOwnSessions(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
