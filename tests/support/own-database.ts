import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withClient, withDatabase } from '@/scripts/lib/databases'

// Runs before a test file's imports: the file gets a database of its own, cloned from the migrated template.
const template = inject('templateName')
const name = `${template}_${randomBytes(4).toString('hex')}`

await withClient(inject('adminUrl'), (client) =>
  client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`),
)
process.env.DATABASE_URL = withDatabase(inject('adminUrl'), name)
process.env.AUTH_SECRET = randomBytes(32).toString('hex')
