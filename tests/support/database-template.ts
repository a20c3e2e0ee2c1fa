import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, withClient, withDatabase } from '@/scripts/lib/databases'
import { migrateSite } from '@/scripts/lib/site-database'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { liftLimits } from '@/scripts/lib/test-limits'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server that tests may create databases on. */
    adminUrl: string
    /** Name of the migrated, empty database that test files clone; also the prefix of their clones. */
    templateName: string
  }
}

/** Makes the migrated template once per run; afterwards drops it and every clone, also those of a crashed file. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL: required; `npm run test:integration` sets it')
  const templateName = `integration_${randomBytes(4).toString('hex')}`
  await createDatabase(adminUrl, templateName)
  const ownerUrl = withDatabase(adminUrl, templateName)
  await migrateSite({ ownerUrl, url: siteUrlOf(ownerUrl) })
  await liftLimits(ownerUrl)
  project.provide('adminUrl', adminUrl)
  project.provide('templateName', templateName)
  return () => dropAll(adminUrl, templateName)
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      prefix,
    ]),
  )
  for (const { datname } of rows) await dropDatabase(adminUrl, datname)
}
