import { generateClient } from './lib/generate'
import { storeMigration } from './lib/migrate'
import { runScript } from './lib/run-script'
import { migrateSite, type SiteDatabase, withSiteDatabase } from './lib/site-database'
import { runStep, StepError } from './lib/steps'

/** What `npm run db:…` can do, by its word; each returns its exit code, 0 where it returns none. */
const commands: Record<string, (signal: AbortSignal) => Promise<number | void>> = {
  generate: writeClient,
  migrate: (signal) => withSiteDatabase(signal, applyMigrations),
  diff: (signal) => withSiteDatabase(signal, showDrift),
  migration: writeMigration,
}

await runScript((signal) => {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new StepError('no such command', `one of: ${Object.keys(commands).join(', ')}`)
  return command(signal)
})

async function writeClient(signal: AbortSignal): Promise<void> {
  await runStep(
    'database client',
    () => generateClient(signal),
    (isNew) => (isNew ? 'generated' : 'nothing changed'),
  )
}

async function applyMigrations(database: SiteDatabase): Promise<void> {
  await runStep(
    'migrations',
    () => migrateSite(database),
    (names) => names.join(', ') || 'nothing new',
  )
}

/** What computes it is there for development only; a migration needs none of it. */
async function diffToSchema(url: string) {
  const { diffMigrationsToSchema } = await import('./lib/schema-engine')
  return diffMigrationsToSchema({ url })
}

/** Exit code 2 when the migrations do not lead to schema.prisma, as with Prisma's own `migrate diff`. */
async function showDrift({ ownerUrl }: SiteDatabase): Promise<number> {
  const { hasDrift, sql } = await diffToSchema(ownerUrl)
  console.log(hasDrift ? sql : '✓ the migrations lead to exactly what schema.prisma says')
  return hasDrift ? 2 : 0
}

/** Writes what leads from the landed migrations to schema.prisma as a new one, and the client. */
async function writeMigration(signal: AbortSignal): Promise<void> {
  const name = process.argv[3] ?? ''
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
    throw new StepError(
      'a migration needs a name in snake_case',
      'npm run db:migration -- add_vehicle_colour',
    )
  }
  const { hasDrift, sql } = await withSiteDatabase(signal, ({ ownerUrl }) => diffToSchema(ownerUrl))
  if (hasDrift) {
    console.log(
      `✓ written: ${storeMigration(name, sql)} (read it before it lands: a diff cannot tell a rename from a loss)`,
    )
  } else {
    console.log('✓ nothing to migrate: the migrations lead to exactly what schema.prisma says')
  }
  await writeClient(signal)
}
