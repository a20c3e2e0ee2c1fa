import { describe, expect, it } from 'vitest'
import { eventsFor, isOnPage, type LiveKind, liveKinds, readNotification } from './rules'

// Typed by hand from CONTRACT section 5.
const adminsOnly: readonly LiveKind[] = ['payment', 'statement', 'contact', 'user', 'mail', 'audit']
const id = '019aa7e2-0000-7000-8000-000000000001'

describe('what changes is told', () => {
  it('to a sub-admin without what is the admin’s, and to nobody else', () => {
    const changes = liveKinds.map((kind) => ({ kind, id }))
    const told = (role: 'admin' | 'subadmin') =>
      [...eventsFor(role, changes).matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind)
    expect(told('admin')).toEqual(liveKinds)
    expect(told('subadmin')).toEqual(liveKinds.filter((kind) => !adminsOnly.includes(kind)))
    expect(eventsFor('user', changes) + eventsFor('visitor', changes)).toBe('')
  })

  it('as kind and id, and nothing else', () => {
    expect(eventsFor('admin', [{ kind: 'travel-booking', id }])).toBe(
      `event: travel-booking\ndata: {"kind":"travel-booking","id":"${id}"}\n\n`,
    )
  })

  it('to every page, and the audit to its own', () => {
    expect(liveKinds.filter((kind) => !isOnPage(kind, '/AllBookStatus'))).toEqual(['audit'])
    expect(liveKinds.filter((kind) => !isOnPage(kind, '/Audit'))).toEqual([])
  })

  it('by notifications, of which those of a later version are left alone', () => {
    expect(readNotification(`booking ${id}`)).toEqual({ kind: 'booking', id })
    expect(readNotification(`session ${id}`)).toEqual({ kind: 'session', id })
    expect(readNotification(`invoice ${id}`)).toBeNull()
  })
})
