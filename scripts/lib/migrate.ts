import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { projectPath } from './project'
import { describeError, StepError } from './steps'

/** The number under which Prisma's own `migrate deploy` takes its advisory lock: both wait for each other. */
const prismaLock = 72_707_369

const createTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`

interface LandedMigration {
  migration_name: string
  checksum: string
  is_finished: boolean
}

/**
 * Brings a database to the newest migration, each in one transaction, then the queue of jobs in its own schema to that of
 * its library, and returns the names of the migrations that were applied. The bookkeeping is that of Prisma's `migrate
 * deploy`, so either tool continues where the other stopped. With `last` it stops after that migration. Throws a StepError
 * when a landed migration was edited or removed, when an earlier one never finished, or when one fails; that one then
 * leaves nothing behind.
 */
export async function migrate(
  databaseUrl: string,
  { folder, last }: { folder?: string; last?: string } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock])
    await client.query(createTable)
    const waiting = findWaiting(readMigrations(folder), await readLanded(client)).filter(
      ({ name }) => !last || name <= last,
    )
    for (const migration of waiting) await applyMigration(client, migration)
    await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1 })
    return waiting.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

async function readLanded(client: pg.Client): Promise<LandedMigration[]> {
  const answer = await client.query<LandedMigration>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS is_finished FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return answer.rows
}

function findWaiting(migrations: Migration[], landed: LandedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of landed) {
    const migration = known.get(row.migration_name)
    if (!row.is_finished) {
      throw new StepError(
        `migration ${row.migration_name} began and never finished`,
        'repair the database, then mark it with prisma migrate resolve',
      )
    }
    if (!migration) {
      throw new StepError(
        `the database is newer than this clone: it has migration ${row.migration_name}`,
        'update the clone',
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new StepError(
        `migration ${row.migration_name} was edited after it landed`,
        'restore the file and put the change into a new migration',
      )
    }
  }
  const names = new Set(landed.map((row) => row.migration_name))
  return migrations.filter((migration) => !names.has(migration.name))
}

async function applyMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new StepError(
      `migration ${name} failed: ${describeError(error)}`,
      'the database is as before; correct the cause and start again',
      { cause: error },
    )
  }
}

export const migrationsFolder = projectPath('prisma', 'migrations')

export interface Migration {
  name: string
  sql: string
  /** What Prisma's own tool keeps as well: sha256 of the file, in hex. */
  checksum: string
}

/** All migrations of the project in the order of their names, which is the order of time. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Writes a new migration and returns the path of its file. It is named by the moment (UTC), but always after the newest that is
 * there: another clock may be ahead, and a migration before those that it builds upon breaks every database that begins anew.
 */
export function storeMigration(name: string, sql: string, folder = migrationsFolder): string {
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14))
  const newest = Number(readMigrations(folder).at(-1)?.name.split('_')[0] ?? 0)
  const file = path.join(folder, `${Math.max(now, newest + 1)}_${name}`, 'migration.sql')
  mkdirSync(path.dirname(file))
  writeFileSync(file, sql)
  return path.relative(process.cwd(), file)
}
