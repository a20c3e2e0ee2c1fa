import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { flatMessages } from '../support/message-catalogue'
import { mayCall } from '../support/access/personas'
import { serviceAccess } from '../support/access/services'
import { makePerson, makeWorld } from '../support/access/world'
import { sourceFiles } from '../support/source-files'

// Reads, and what staff do with what is their own like anybody else, leave no trace in the audit.
const readsOnly = /^(?:list|get|find|count|preview|search)/
const staffVerbs = Object.entries(serviceAccess).filter(
  ([name, { may }]) =>
    mayCall(may, 'admin') &&
    !mayCall(may, 'visitor') &&
    !mayCall(may, 'other') &&
    !readsOnly.test(verbOf(name)),
)

function verbOf(name: string): string {
  return name.split(' ').at(-1) ?? ''
}

// So that no call fails because it would remove the last admin.
beforeAll(() => makePerson(database(), 'admin'))

describe('the audit', () => {
  it('is asked about the verbs that change something', () => {
    expect(staffVerbs.map(([name]) => verbOf(name))).toEqual(
      expect.arrayContaining([
        'createVehicle:car',
        'updateUser',
        'setBookingStatus',
        'setRequestDone:contact',
        'resendOutboxMail',
      ]),
    )
  })

  it.each(staffVerbs)('writes down who did %s', async (name, { call }) => {
    const { id, email, firstName, lastName, role } = await makePerson(database(), 'admin')
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000)
    const session = await database().session.create({ data: { userId: id, expiresAt: inAnHour } })
    const actor = { id, email, firstName, lastName, role, sessionId: session.id }
    await call(actor, await makeWorld(database(), await makePerson(database())))
    const entries = await database().auditEntry.findMany({ where: { actorId: id } })
    expect(
      entries.map(({ actorRole }) => actorRole),
      name,
    ).toEqual(['admin'])
  })

  it('has a text for every action and every noun that is written down', () => {
    const english = flatMessages('en')
    const said = (pattern: RegExp) =>
      sourceFiles('lib').flatMap(({ text }) =>
        text.includes('recordAudit(') ? [...text.matchAll(pattern)].map((match) => match[1] ?? '') : [],
      )
    const actions = [...said(/action: '([\w-]+)'/g), ...said(/action: [^']*\? '([\w-]+)'/g), 'set-open']
    const entities = said(/entity: '([\w-]+)'/g)
    expect(actions.length).toBeGreaterThan(8)
    expect(actions.filter((action) => !english.has(`Audit.action.${action}`))).toEqual([])
    expect(entities.filter((entity) => !english.has(`Audit.entity.${entity}`))).toEqual([])
  })
})
