import { beforeAll, describe, expect, it } from 'vitest'
import { routing } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { flatMessages } from '../support/message-catalogue'
import { mayCall } from '../support/access/personas'
import { serviceAccess } from '../support/access/services'
import { makePerson, makeWorld } from '../support/access/world'
import { sourceFiles } from '../support/source-files'

// Reads, and what staff do with what is their own like anybody else, leave no trace in the audit.
const readsOnly = /^(?:list|get|find|follow|count|preview|search)/
const ofOnesOwn = [
  ...['startAuthenticator', 'proveAgain', 'startPasskey', 'startPasskeyProof', 'proveAgainWithPasskey'],
  ...['saveView', 'removeView'],
]
// What is done to several records, or in several steps, leaves an entry for each.
const inSeveral = ['undoCancellations', 'confirmReceived', 'confirmExactPayments']
const staffVerbs = Object.entries(serviceAccess).filter(
  ([name, { may }]) =>
    mayCall(may, 'admin') &&
    !mayCall(may, 'visitor') &&
    !mayCall(may, 'other') &&
    !readsOnly.test(verbOf(name)) &&
    !ofOnesOwn.includes(verbOf(name)),
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
    const roles = entries.map(({ actorRole }) => actorRole)
    expect(inSeveral.includes(verbOf(name)) ? [...new Set(roles)] : roles, name).toEqual(['admin'])
  })

  it('has a text for every action and every noun that is written down', () => {
    const english = flatMessages('en')
    const said = (pattern: RegExp) =>
      sourceFiles('lib').flatMap(({ text }) =>
        text.includes('recordAudit(') ? [...text.matchAll(pattern)].map((match) => match[1] ?? '') : [],
      )
    const actions = [...said(/action: '([\w-]+)'/g), ...said(/action: [^'\n]*\? '([\w-]+)'/g), 'set-open']
    const entities = said(/entity: '([\w-]+)'/g)
    expect(actions.length).toBeGreaterThan(8)
    expect(actions.filter((action) => !english.has(`Audit.action.${action}`))).toEqual([])
    expect(entities.filter((entity) => !english.has(`Audit.entity.${entity}`))).toEqual([])
  })

  it('has a word in its readers’ language for every field that these wrote down', async () => {
    const rows = await database().$queryRaw<{ entity: string; field: string }[]>`
      SELECT DISTINCT "entity", jsonb_object_keys("changes") AS "field" FROM "audit_entries"`
    expect(rows.length).toBeGreaterThan(20)
    for (const locale of routing.locales) {
      const texts = flatMessages(locale)
      const placeOf = (entity: string) => (entity === 'settings' ? 'SettingsForms' : 'Audit.field')
      const unsaid = rows.filter(
        ({ entity, field }) => !texts.has(`${placeOf(entity)}.${field.replace(/^.*\./, '')}`),
      )
      expect(unsaid, locale).toEqual([])
    }
  })
})
