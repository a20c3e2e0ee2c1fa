import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { database, databasePool, sessionPool } from '@/lib/db/client'
import { startWorker } from '@/lib/jobs/worker'
import { listenerReady } from '@/lib/server/listener'
import { countTry } from '@/lib/server/rate-limit'
import { openConnection } from '../support/raw-sql'

// The settings name both ways before anything reads them; on the server one tells them apart by their name.
vi.hoisted(() => {
  process.env.DATABASE_LISTEN_URL = `${process.env.DATABASE_URL}?application_name=direct`
  process.env.DATABASE_URL = `${process.env.DATABASE_URL}?application_name=pooled`
})

const one = async (pool: ReturnType<typeof databasePool>, sql: string) => {
  const { rows } = await pool.query<Record<string, string>>(sql)
  return rows.map((row) => Object.values(row)[0])
}

describe('behind a pooler', () => {
  it('statements have no names, and sessions no settings that a pooler refuses', async () => {
    for (let time = 0; time < 3; time++) await countTry('public-form', 'somebody')
    for (let time = 0; time < 10; time++) await database().settings.findFirst()
    expect(await one(databasePool(), 'SELECT name FROM pg_prepared_statements')).toEqual([])
    expect(await one(databasePool(), 'SHOW statement_timeout')).toEqual(['0'])
    expect(await one(sessionPool(), 'SHOW statement_timeout')).toEqual(['15s'])
  })

  it('caches, open lists and jobs listen on the direct way', async () => {
    const worker = startWorker()
    onTestFinished(() => worker.stop())
    expect(await listenerReady()).toBe(true)
    const client = await openConnection()
    const listeners = async () => {
      const { rows } = await client.query<{ name: string; query: string }>(
        `SELECT application_name AS name, query FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%' ORDER BY query`,
      )
      return rows.map(({ name, query }) => `${name}: ${query.split(';')[0]}`)
    }
    await expect.poll(listeners).toEqual(['direct: LISTEN "jobs:insert"', 'direct: LISTEN entoto_cache'])
  })
})
