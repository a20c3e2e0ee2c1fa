import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/db/generated/client'
import { createPerson } from '@/prisma/seed/people'
import { copyDatabase, dropDatabase, withDatabase } from '@/scripts/lib/databases'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { emptyTestDatabase } from '@/scripts/lib/test-limits'
import { startAnotherServer } from './another-server'

/** The site under test on an empty database of its own, with settings of its own, for what concerns everybody in it. */
export async function openOwnDatabase(changes: Record<string, string> = {}) {
  const ownerUrl = withDatabase(process.env.E2E_DATABASE_URL ?? '', `own-${randomUUID().slice(0, 8)}`)
  const url = siteUrlOf(ownerUrl)
  const admin = withDatabase(ownerUrl, 'postgres')
  const name = new URL(ownerUrl).pathname.slice(1)
  await copyDatabase(admin, { from: emptyTestDatabase, to: name })
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

type OwnDatabase = Awaited<ReturnType<typeof openOwnDatabase>>

/** Does something in a browser as the only admin of a site whose database was empty. */
export async function asOnlyAdmin(page: Page, work: (site: OwnDatabase) => Promise<void>): Promise<void> {
  const site = await openOwnDatabase()
  try {
    const account = { email: 'owner@example.com', password: 'Correct-horse-7' }
    const name = { firstName: 'Almaz', lastName: 'Tadesse' }
    await createPerson(site.database, { ...name, ...account, role: 'admin' })
    expect((await page.request.post(`${site.url}/api/login`, { data: account })).status()).toBe(200)
    await work(site)
  } finally {
    // An open page asks for what changes, and would miss its server.
    await page.goto('about:blank')
    await site.close()
  }
}
