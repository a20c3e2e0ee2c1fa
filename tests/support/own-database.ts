import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { copyDatabase, withDatabase } from '@/scripts/lib/databases'
import { siteUrlOf } from '@/scripts/lib/site-role'

// Runs before a test file's imports: the file gets a database of its own, cloned from the migrated template. What is tested
// connects as the running site does; what arranges by raw SQL may do so as the owner.
const template = inject('templateName')
const name = `${template}_${randomBytes(4).toString('hex')}`

await copyDatabase(inject('adminUrl'), { from: template, to: name })
process.env.DATABASE_OWNER_URL = withDatabase(inject('adminUrl'), name)
process.env.DATABASE_URL = siteUrlOf(process.env.DATABASE_OWNER_URL)
process.env.AUTH_SECRET = randomBytes(32).toString('hex')

type Connected = {
  entotoPool?: pg.Pool
  entotoSessionPool?: pg.Pool
  entotoListener?: { client: pg.Client | null; listeners: Record<string, Set<unknown>> }
}
const shared: typeof globalThis & Connected = globalThis

// Files share a process: what one of them still asks for must not go to the database of the next.
afterAll(async () => {
  const { entotoPool, entotoSessionPool, entotoListener } = shared
  for (const each of Object.values(entotoListener?.listeners ?? {})) each.clear()
  await entotoListener?.client?.end()
  await entotoSessionPool?.end()
  await entotoPool?.end()
})
