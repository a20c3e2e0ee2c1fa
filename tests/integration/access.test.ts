import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { AppError } from '@/lib/core/errors'
import { isLinkHolder, mayCall, type Persona, personas, roleOf } from '../support/access/personas'
import { serviceAccess } from '../support/access/services'
import { makeDriver, makePerson, makeWorld, type World } from '../support/access/world'

let calls = 0

// A second admin, so that no call fails because it would remove the last one.
beforeAll(() => makePerson(database(), 'admin'))
afterAll(() => {
  const verbs = Object.keys(serviceAccess).length
  process.stdout.write(
    `  ${verbs} verbs of services called as ${personas.length} kinds of people: ${calls} calls\n`,
  )
})

async function actorOf(persona: Persona): Promise<Actor> {
  if (persona === 'visitor') return visitor
  if (persona === 'driver') {
    const { id: driverId, linkNumber } = await makeDriver(database())
    return { role: 'visitor', driverId, linkNumber }
  }
  if (persona === 'rider') {
    const { booking } = await makeWorld(database(), await makePerson(database()))
    return { role: 'visitor', rideId: booking.id }
  }
  const { id, email, firstName, lastName, role } = await makePerson(database(), roleOf(persona))
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000)
  const session = await database().session.create({ data: { userId: id, expiresAt: inAnHour } })
  return { id, email, firstName, lastName, role, sessionId: session.id }
}

interface Scene {
  actor: Actor
  owner: { id: string; email: string }
  world: World
}

// Each serves until a call was let in that may have changed it: what is refused, and what reads, leaves it as it is.
const scenes = new Map<Persona, Promise<Scene>>()
const readsOnly = /(?:^| )(?:list|get|find|count|preview)\w*(?::[\w-]+)?$/

async function openScene(persona: Persona): Promise<Scene> {
  const actor = await actorOf(persona)
  const owner = persona === 'owner' && actor.role !== 'visitor' ? actor : await makePerson(database())
  return { actor, owner, world: await makeWorld(database(), owner) }
}

/** What a call came to: let in, or refused with which code; a record that somebody does not see counts as refused. */
async function outcomeOf(call: Promise<unknown>): Promise<{ outcome: string; result?: unknown }> {
  try {
    const result = await call
    return result === null ? { outcome: 'NOT_FOUND' } : { outcome: 'let in', result }
  } catch (error) {
    if (error instanceof AppError) return { outcome: error.code }
    throw error
  }
}

describe.each(Object.entries(serviceAccess))('%s', (name, row) => {
  it.each(personas)('as %s', async (persona) => {
    const opening = scenes.get(persona) ?? openScene(persona)
    scenes.set(persona, opening)
    const { actor, owner, world } = await opening
    calls += 1
    const { outcome, result } = await outcomeOf(row.call(actor, world))
    if (outcome === 'let in' && !readsOnly.test(name)) scenes.delete(persona)

    if (mayCall(row.may, persona)) expect(outcome).toBe('let in')
    else if (persona === 'visitor') expect(outcome).toBe('UNAUTHENTICATED')
    else if (isLinkHolder(persona)) expect(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']).toContain(outcome)
    else expect([row.refusal, 'FORBIDDEN', 'NOT_FOUND']).toContain(outcome)
    if (row.isPrivate && persona !== 'owner') {
      const shown = JSON.stringify(result ?? '')
      for (const secret of [world.booking.id, world.session.id, owner.id, owner.email])
        expect(shown).not.toContain(secret)
    }
  })
})
