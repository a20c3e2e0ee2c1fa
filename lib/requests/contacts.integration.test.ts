import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/actor'
import { cursorQuery } from '@/lib/db/cursor'
import { database } from '@/lib/db/client'
import { env } from '@/lib/core/env'
import { limits } from '@/lib/server/limits'
import { makeActor } from '@/tests/support/factories'
import { countContacts, listContacts } from './contact-list'
import { createContactInput } from './contact-schema'
import { createContact, getContact, removeContact, setContactDone } from './contacts'

const message = (changes: Record<string, unknown> = {}) =>
  createContactInput.parse({
    firstName: 'Dawit',
    email: 'Dawit@Example.com',
    phone: '0911 44 55 66',
    message: 'Do you rent by the month?',
    ...changes,
  })

const write = (changes: Record<string, unknown> = {}, actor: Parameters<typeof createContact>[0] = visitor) =>
  createContact(actor, { input: message(changes), locale: 'am', address: randomUUID() })

describe('a contact message', () => {
  it('is kept with its phone as E.164, its language and without a last name', async () => {
    expect(await write()).toMatchObject({
      firstName: 'Dawit',
      lastName: null,
      email: 'dawit@example.com',
      phone: '+251911445566',
      isAdmin: false,
      isDone: false,
      locale: 'am',
    })
  })

  it('counts as an admin’s only when a signed-in admin sent it, whatever it says itself', async () => {
    expect((await write({ isAdmin: true })).isAdmin).toBe(false)
    expect((await write({ isAdmin: true }, await makeActor('subadmin'))).isAdmin).toBe(false)
    expect((await write({}, await makeActor('admin'))).isAdmin).toBe(true)
  })

  it('is taken from one address as often as the contract allows', async () => {
    const address = randomUUID()
    const allowed = Math.round(limits['public-form'].points * env().RATE_LIMIT_FACTOR)
    const send = () => createContact(visitor, { input: message(), locale: 'en', address })
    for (let sent = 0; sent < allowed; sent++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    await expect(write()).resolves.toBeDefined()
  })
})

describe('the list of messages', () => {
  it('is the admin’s alone', async () => {
    await expect(listContacts(visitor, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const role of ['user', 'subadmin'] as const) {
      const actor = await makeActor(role)
      await expect(listContacts(actor, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(getContact(actor, randomUUID())).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(removeContact(actor, randomUUID())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('is found by name, address, words, and by a phone in any spelling', async () => {
    const admin = await makeActor('admin')
    const { id } = await write({
      firstName: 'Zenebech',
      lastName: 'Worku',
      email: 'zenebech@example.com',
      phone: '+251 944 332 211',
      message: 'A wedding in Bishoftu, three cars.',
    })
    const wanted = ['worku zene', 'ZENEBECH@', 'bishoftu cars', '0944332211', '+251-944-33-22-11', '0944 33']
    for (const q of wanted) {
      const { rows } = await listContacts(admin, { q })
      expect(
        rows.map((one) => one.id),
        q,
      ).toEqual([id])
    }
    expect((await listContacts(admin, { q: 'bishoftu boats' })).rows).toEqual([])
    expect((await listContacts(admin, { q: 'bish_ftu' })).rows).toEqual([])
  })

  it('shows the newest first and goes on by key', async () => {
    const admin = await makeActor('admin')
    const name = `Mulu${randomUUID().slice(0, 8)}`
    const ids: string[] = []
    for (let turn = 0; turn < 5; turn++) ids.unshift((await write({ firstName: name })).id)
    const first = await listContacts(admin, { q: name, limit: 2 })
    await write({ firstName: name })
    const second = await listContacts(admin, {
      q: name,
      ...cursorQuery.parse({ after: first.next }),
      limit: 2,
    })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.slice(0, 4))
    expect(await countContacts(admin, { q: name })).toBe(6)
  })
})

describe('a message that was dealt with', () => {
  it('is marked, filtered and marked as open again, and the audit says so', async () => {
    const admin = await makeActor('admin')
    const name = `Sara${randomUUID().slice(0, 8)}`
    const { id } = await write({ firstName: name })
    const shown = async (show: 'open' | 'done') => (await listContacts(admin, { q: name, show })).rows.length
    await setContactDone(admin, { id, isDone: true })
    expect([await shown('open'), await shown('done')]).toEqual([0, 1])
    await setContactDone(admin, { id, isDone: false })
    expect([await shown('open'), await shown('done')]).toEqual([1, 0])
    const entries = await database().auditEntry.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['set-done', admin.id],
      ['set-open', admin.id],
    ])
  })

  it('is removed once, for good, and the audit keeps nothing personal', async () => {
    const admin = await makeActor('admin')
    const { id } = await write()
    await removeContact(admin, id)
    expect(await getContact(admin, id)).toBeNull()
    await expect(removeContact(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setContactDone(admin, { id, isDone: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const entry = await database().auditEntry.findFirst({ where: { entityId: id } })
    expect(entry).toMatchObject({ action: 'remove', entity: 'contact', changes: {} })
  })
})
