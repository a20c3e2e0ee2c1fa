import { describe, expect, it } from 'vitest'
import { permissions } from '@/lib/auth/permissions'
import { requestKinds } from '@/lib/requests/kinds'
import { serviceVerbs } from '../support/service-verbs'
import { sourceFiles } from '../support/source-files'

const verbs = serviceVerbs()

describe('every verb of a service', () => {
  it('is found by this test', () => {
    expect(verbs.map(({ name }) => name)).toEqual(expect.arrayContaining(['createBooking', 'registerUser']))
  })

  it.each(verbs)('$name is asked by an actor and authorises first', ({ actor, firstLine }) => {
    expect(actor).toBe('actor: Actor')
    const [, word, ofKind] =
      /^authorize(?:Anyone|WithKey|Driver|Rider)?\(actor, (?:'([\w:-]+)'|requestKinds\[kind\]\.permissions\.(\w+))\)/.exec(
        firstLine,
      ) ?? []
    if (ofKind) expect(Object.keys(requestKinds.contact.permissions)).toContain(ofKind)
    else expect(Object.keys(permissions)).toContain(word)
  })
})

describe('a service', () => {
  it('lets nobody see or do more before the second factor that a setting asks for', () => {
    const asking = sourceFiles('lib').filter(({ text }) => /\bcan\((actor|role|actor\.role),/.test(text))
    // Menus and live events are of those alone whom a service has let in.
    expect(asking.map(({ path }) => path).toSorted()).toEqual([
      'lib/auth/guard.ts',
      'lib/auth/permissions.ts',
      'lib/live/rules.ts',
      'lib/routes/menus.ts',
    ])
  })
})

describe('every permission', () => {
  const everything = sourceFiles('app', 'components', 'lib').filter(
    ({ path }) => path !== 'lib/auth/permissions.ts',
  )

  // Signing out needs no right to be checked: it ends whatever session the cookie names.
  it.each(Object.keys(permissions).filter((word) => word !== 'session:end-own'))(
    '%s is asked for somewhere',
    (word) => {
      expect(everything.some(({ text }) => text.includes(`'${word}'`))).toBe(true)
    },
  )
})
