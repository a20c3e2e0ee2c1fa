import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { cursorQuery } from '@/lib/db/cursor'
import { makeActor } from '@/tests/support/factories'
import { askForCar, writeMessage } from '@/tests/support/requests'
import { setRequestDone } from './mutations'
import { countRequests, getRequest, listRequests } from './queries'

describe('the list of messages', () => {
  it('is the admin’s alone', async () => {
    await expect(listRequests(visitor, 'contact', {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    for (const role of ['user', 'subadmin'] as const) {
      const actor = await makeActor(role)
      await expect(listRequests(actor, 'contact', {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(getRequest(actor, 'contact', randomUUID())).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('is found by name, address, words, and by a phone in any spelling', async () => {
    const admin = await makeActor('admin')
    const { id } = await writeMessage({
      firstName: 'Zenebech',
      lastName: 'Worku',
      email: 'zenebech@example.com',
      phone: '+251 944 332 211',
      message: 'A wedding in Bishoftu, three cars.',
    })
    const wanted = ['worku zene', 'ZENEBECH@', 'bishoftu cars', '0944332211', '+251-944-33-22-11', '0944 33']
    for (const q of wanted) {
      const { rows } = await listRequests(admin, 'contact', { q })
      expect(
        rows.map((one) => one.id),
        q,
      ).toEqual([id])
    }
    expect((await listRequests(admin, 'contact', { q: 'bishoftu boats' })).rows).toEqual([])
    expect((await listRequests(admin, 'contact', { q: 'bish_ftu' })).rows).toEqual([])
  })

  it('shows the newest first and goes on by key', async () => {
    const admin = await makeActor('admin')
    const name = `Mulu${randomUUID().slice(0, 8)}`
    const ids: string[] = []
    for (let turn = 0; turn < 5; turn++) ids.unshift((await writeMessage({ firstName: name })).id)
    const first = await listRequests(admin, 'contact', { q: name, limit: 2 })
    await writeMessage({ firstName: name })
    const { after } = cursorQuery.parse({ after: first.next })
    const second = await listRequests(admin, 'contact', { q: name, limit: 2, after })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.slice(0, 4))
    expect(await countRequests(admin, 'contact', { q: name })).toBe(6)
  })
})

describe('the list of travel bookings', () => {
  it('is for both staff roles and nobody else', async () => {
    const list = (actor: Parameters<typeof listRequests>[0]) => listRequests(actor, 'travel-booking', {})
    await expect(list(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(list(await makeActor('user'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const role of ['subadmin', 'admin'] as const) {
      await expect(list(await makeActor(role))).resolves.toBeDefined()
    }
  })

  it('is found by the code of a request in any spelling', async () => {
    const staff = await makeActor('subadmin')
    const { id, code } = await askForCar()
    await askForCar()
    for (const q of [code, `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase(), ` ${code} `]) {
      const { rows } = await listRequests(staff, 'travel-booking', { q })
      expect(
        rows.map((one) => one.id),
        q,
      ).toEqual([id])
    }
  })

  it('is narrowed by vehicle, destination and mark', async () => {
    const staff = await makeActor('subadmin')
    const destination = `Jimma${randomUUID().slice(0, 8)}`
    const { id } = await askForCar({ destination, item: 'pickup' })
    await askForCar({ destination, item: 'suv' })
    const found = (filter: object) => countRequests(staff, 'travel-booking', { q: destination, ...filter })
    expect(await found({})).toBe(2)
    expect(await found({ item: 'pickup' })).toBe(1)
    expect(await found({ q: destination.replace('J', '_') })).toBe(0)
    const open = await countRequests(staff, 'travel-booking', { show: 'open' })
    await setRequestDone(staff, 'travel-booking', { id, isDone: true })
    expect(await found({ show: 'open' })).toBe(1)
    expect(await countRequests(staff, 'travel-booking', { show: 'open' })).toBe(open - 1)
  })
})
