import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { env } from '@/lib/core/env'
import { database } from '@/lib/db/client'
import { limits } from '@/lib/server/rate-limit'
import { dayFromToday, makeActor } from '@/tests/support/factories'
import { askForCar, writeMessage } from '@/tests/support/requests'
import { removeRequest, setRequestDone } from './mutations'
import { getRequest, listRequests } from './queries'

describe('a contact message', () => {
  it('is kept with its phone as E.164, its language and without a last name', async () => {
    expect(await writeMessage()).toMatchObject({
      firstName: 'Dawit',
      lastName: null,
      email: 'dawit@example.com',
      phone: '+251911445566',
      isAdmin: false,
      isDone: false,
      locale: 'am',
    })
  })

  it('is taken from one address as often as the contract allows', async () => {
    const address = randomUUID()
    const allowed = Math.round(limits['public-form'].points * env().RATE_LIMIT_FACTOR)
    const send = () => writeMessage({}, visitor, address)
    for (let sent = 0; sent < allowed; sent++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    await expect(writeMessage()).resolves.toBeDefined()
  })
})

describe('a travel booking', () => {
  it('is kept with what is required alone', async () => {
    expect(await askForCar()).toMatchObject({
      firstName: 'Marta',
      lastName: null,
      email: null,
      phone: '+251911778899',
      date: dayFromToday(4),
      item: 'midsuv',
      destination: null,
      message: null,
      isAdmin: false,
      locale: 'om',
    })
  })

  it.each([-1, 366])('is refused %i days from today', async (days) => {
    await expect(askForCar({ date: dayFromToday(days) })).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { date: 'dayOutOfRange' },
    })
  })
})

describe('what a form sends', () => {
  it('a second time within the hour, because its page heard nothing, counts once', async () => {
    const message = { firstName: 'Liya', message: 'Do you have child seats?' }
    const request = { firstName: 'Liya', destination: 'Adama' }
    const send = async (changes = {}) => [
      (await writeMessage({ ...message, ...changes }, visitor, randomUUID(), true)).id,
      (await askForCar({ ...request, ...changes }, visitor, true)).id,
    ]
    const first = await send()
    expect(await send()).toEqual(first)
    const [other, otherRequest] = await send({ phone: '0911 44 55 67' })
    expect(first).not.toContain(other)
    expect(first).not.toContain(otherRequest)
    const longAgo = { data: { createdAt: new Date(Date.now() - 61 * 60_000) } }
    await database().contactMessage.updateMany(longAgo)
    await database().travelBooking.updateMany(longAgo)
    const [later, laterRequest] = await send()
    expect(first).not.toContain(later)
    expect(first).not.toContain(laterRequest)
  })
})

describe.each([
  ['contact', writeMessage, 'admin'],
  ['travel-booking', askForCar, 'subadmin'],
] as const)('a request of the kind %s', (kind, send, role) => {
  it('counts as an admin’s only when a signed-in admin sent it, whatever it says itself', async () => {
    expect((await send({ isAdmin: true })).isAdmin).toBe(false)
    for (const other of ['user', 'subadmin'] as const) {
      expect((await send({ isAdmin: true }, await makeActor(other))).isAdmin).toBe(false)
    }
    expect((await send({}, await makeActor('admin'))).isAdmin).toBe(true)
  })

  it('is marked as done, filtered and marked as open again, and the audit says so', async () => {
    const staff = await makeActor(role)
    const name = `Sara${randomUUID().slice(0, 8)}`
    const { id } = await send({ firstName: name })
    const shown = async (show: 'open' | 'done') =>
      (await listRequests(staff, kind, { q: name, show, page: 1 })).rows.length
    await setRequestDone(staff, kind, { id, isDone: true })
    expect([await shown('open'), await shown('done')]).toEqual([0, 1])
    await setRequestDone(staff, kind, { id, isDone: false })
    expect([await shown('open'), await shown('done')]).toEqual([1, 0])
    const entries = await database().auditEntry.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, entity, actorId }) => [action, entity, actorId])).toEqual([
      ['set-done', kind, staff.id],
      ['set-open', kind, staff.id],
    ])
  })

  it('is removed once, for good, and the audit keeps nothing personal', async () => {
    const staff = await makeActor(role)
    const { id } = await send()
    await removeRequest(staff, kind, id)
    expect(await getRequest(staff, kind, id)).toBeNull()
    await expect(removeRequest(staff, kind, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setRequestDone(staff, kind, { id, isDone: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const entry = await database().auditEntry.findFirst({ where: { entityId: id } })
    expect(entry).toMatchObject({ action: 'remove', entity: kind, actorRole: role, changes: {} })
  })
})
