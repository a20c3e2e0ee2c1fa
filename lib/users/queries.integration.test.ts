import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { countUsers, getOwnProfile, listUsers } from './queries'
import { userListQuery } from './schema'

let admin: Awaited<ReturnType<typeof makeActor>>
beforeAll(async () => {
  admin = await makeActor('admin')
})

describe('the list of users', () => {
  const find = async (q: string, more: Record<string, unknown> = {}) => {
    const { rows } = await listUsers(admin, { query: userListQuery.parse({ q, ...more }) })
    return rows.map(({ id }) => id)
  }

  it('is searched by name, email and phone', async () => {
    const { id } = await makeActor()
    const mark = randomUUID().slice(0, 8)
    const data = { firstName: `Zewde${mark}`, lastName: `O'Neil_%${mark}`, phone: '+251912345987' }
    await database().user.update({ where: { id }, data })
    for (const q of [
      `zewde${mark}`,
      `${mark} zewde`,
      `_%${mark}`,
      `0912345987 ${mark}`,
      `+251912 ${mark}`,
      `912345 ${mark}`,
    ]) {
      expect(await find(q), q).toEqual([id])
    }
    for (const q of ['0912/345987', '(0912) 34 59 87', '0912\u201134\u201159\u201187', '00251 912 345987']) {
      expect(await find(q), q).toContain(id)
    }
    expect(await find(`%zewde${mark}`)).toEqual([])
    expect(await find(`zewde${mark}`, { role: 'admin' })).toEqual([])
  })

  it.each(['newest', 'oldest', 'name'])('is walked to its end and back in the order %s', async (sort) => {
    const mark = randomUUID().slice(0, 8)
    for (const firstName of ['Dawit', 'Abebe', 'Chaltu', 'Abebe', 'Bontu']) {
      const { id } = await makeActor()
      await database().user.update({ where: { id }, data: { firstName, lastName: mark } })
    }
    const page = (sent: Record<string, unknown>) =>
      listUsers(admin, { query: userListQuery.parse({ q: mark, sort, ...sent }), limit: 2 })
    const all = await listUsers(admin, { query: userListQuery.parse({ q: mark, sort }) })
    const first = await page({})
    const second = await page({ after: first.next })
    const third = await page({ after: second.next })
    expect([...first.rows, ...second.rows, ...third.rows]).toEqual(all.rows)
    expect([all.rows.length, third.next]).toEqual([5, null])
    expect((await page({ before: third.previous })).rows).toEqual(second.rows)
    expect(await page({ before: second.previous })).toMatchObject({ rows: first.rows, previous: null })
  })

  it('begins anew with a key of another order', async () => {
    const { next } = await listUsers(admin, { query: userListQuery.parse({ sort: 'name' }), limit: 1 })
    const query = userListQuery.parse({ after: next })
    const { rows } = await listUsers(admin, { query, limit: 1 })
    expect(rows).toHaveLength(1)
  })

  it('parts those who sign in with Google from the others', async () => {
    const { id } = await makeActor()
    await database().identityAccount.create({
      data: { userId: id, provider: 'google', providerAccountId: id },
    })
    const google = await listUsers(admin, { query: {}, kind: 'google', limit: 200 })
    const normal = await listUsers(admin, { query: {}, kind: 'password', limit: 200 })
    expect(google.rows.map((user) => user.id)).toEqual([id])
    expect(normal.rows.map((user) => user.id)).not.toContain(id)
    expect(await countUsers(admin, 'password')).toBe(normal.rows.length)
  })
})

describe('one’s own record', () => {
  it('is for whoever is signed in and holds no password', async () => {
    const actor = await makeActor('subadmin')
    const profile = await getOwnProfile(actor)
    expect(profile).toMatchObject({ id: actor.id, role: 'subadmin' })
    expect(Object.keys(profile).join()).not.toMatch(/password/i)
    await expect(getOwnProfile(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
