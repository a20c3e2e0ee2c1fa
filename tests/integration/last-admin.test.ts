import type pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeActor } from '../support/factories'
import { openConnection, refusalOf } from '../support/raw-sql'

const demote = (client: pg.Client, id: string) =>
  client.query(`UPDATE users SET role = 'user' WHERE id = $1`, [id])
const adminCount = () => database().user.count({ where: { role: 'admin' } })

let first: string
let second: string

// Two admins before each test: those of the test before are reused, because the last one never goes away.
beforeEach(async () => {
  while ((await adminCount()) < 2) await makeActor('admin')
  const admins = await database().user.findMany({ where: { role: 'admin' }, orderBy: { id: 'asc' } })
  first = admins[0]?.id ?? ''
  second = admins[1]?.id ?? ''
})

describe('the last admin', () => {
  it('can be neither demoted nor deleted', async () => {
    const client = await openConnection()
    await demote(client, second)
    expect(await refusalOf(demote(client, first))).toBe('last_admin')
    expect(await refusalOf(client.query('DELETE FROM users WHERE id = $1', [first]))).toBe('last_admin')
    expect(await adminCount()).toBe(1)
  })

  it('stays when one statement would demote all', async () => {
    const client = await openConnection()
    expect(await refusalOf(client.query(`UPDATE users SET role = 'subadmin'`))).toBe('last_admin')
    expect(await refusalOf(client.query('DELETE FROM users'))).toBe('last_admin')
    expect(await adminCount()).toBe(2)
  })

  it.each(['READ COMMITTED', 'REPEATABLE READ', 'SERIALIZABLE'])(
    'stays under two demotions at once (%s)',
    async (level) => {
      const [one, two] = [await openConnection(), await openConnection()]
      for (const client of [one, two]) {
        await client.query(`BEGIN ISOLATION LEVEL ${level}`)
        await client.query('SELECT count(*) FROM users')
      }
      await demote(one, first)
      const blocked = refusalOf(demote(two, second))
      await one.query('COMMIT')
      expect(await blocked).not.toBeNull()
      await two.query('ROLLBACK')
      expect(await adminCount()).toBe(1)
    },
  )

  it('is not forgotten by writing the count by hand', async () => {
    const client = await openConnection()
    for (const statement of [
      'UPDATE admin_guard SET admin_count = 9',
      'DELETE FROM admin_guard',
      'TRUNCATE admin_guard',
    ]) {
      expect(await refusalOf(client.query(statement)), statement).toBe('admin_guard is kept by triggers')
    }
  })
})
