import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import { env } from '@/lib/env/env'
import { PrismaClient } from './generated/client'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const shared: typeof globalThis & { entotoDatabase?: Database } = globalThis

/** A client for any address; the application uses `database()`. */
export function connect(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10 })
  // A rush for the last place waits its turn: no one is turned away because the pool is busy for a moment.
  return new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
}

/** The one client of this process. Opened at first use, so that a build needs no database. */
export function database(): Database {
  if (!shared.entotoDatabase) {
    const url = env().DATABASE_URL
    if (!url) throw new Error('DATABASE_URL: required at run time')
    shared.entotoDatabase = connect(url)
  }
  return shared.entotoDatabase
}
