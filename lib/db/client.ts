import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import { env } from '@/lib/core/env'
import { markDatabaseRead } from '@/lib/core/page-render'
import { PrismaClient } from './generated/client'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const shared: typeof globalThis & { entotoDatabase?: Database; entotoPool?: Pool } = globalThis

/** The one pool of connections of this process, for what Prisma cannot say. Opened at first use. */
export function databasePool(): Pool {
  markDatabaseRead()
  if (!shared.entotoPool) {
    const url = env().DATABASE_URL
    if (!url) throw new Error('DATABASE_URL: required at run time')
    const pool = new Pool({ connectionString: url, max: 10 })
    // The pool replaces a connection that breaks, and a query on it fails by itself; an error event that nobody listens
    // to would end the process.
    const ignore = () => undefined
    pool.on('error', ignore)
    pool.on('connect', (client) => client.on('error', ignore))
    shared.entotoPool = pool
  }
  return shared.entotoPool
}

/** The one client of this process. Opened at first use, so that a build needs no database. */
export function database(): Database {
  markDatabaseRead()
  // A rush for the last place waits its turn: no one is turned away because the pool is busy for a moment.
  shared.entotoDatabase ??= new PrismaClient({
    adapter: new PrismaPg(databasePool()),
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
  return shared.entotoDatabase
}
