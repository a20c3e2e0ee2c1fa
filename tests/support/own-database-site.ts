import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/db/generated/client'
import { createDatabase, dropDatabase, withDatabase } from '@/scripts/lib/databases'
import { migrateSite } from '@/scripts/lib/site-database'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { liftLimits } from '@/scripts/lib/test-limits'
import { startAnotherServer } from './another-server'

/** The site under test on an empty database of its own, with settings of its own, for what concerns everybody in it. */
export async function openOwnDatabase(changes: Record<string, string> = {}) {
  const ownerUrl = withDatabase(process.env.E2E_DATABASE_URL ?? '', `own-${randomUUID().slice(0, 8)}`)
  const url = siteUrlOf(ownerUrl)
  const admin = withDatabase(ownerUrl, 'postgres')
  const name = new URL(ownerUrl).pathname.slice(1)
  await createDatabase(admin, name)
  await migrateSite({ ownerUrl, url })
  await liftLimits(ownerUrl)
  const server = await startAnotherServer({ ...changes, DATABASE_URL: url })
  const database = new PrismaClient({ adapter: new PrismaPg({ connectionString: ownerUrl }) })
  return {
    url: server.url,
    /** For another process of the site on it. */
    databaseUrl: url,
    database,
    async close() {
      await server.stop()
      await database.$disconnect()
      await dropDatabase(admin, name)
    },
  }
}
