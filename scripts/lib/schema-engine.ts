import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { createDatabase, dropDatabase, withDatabase } from './databases'
import { migrationsFolder, readMigrations } from './migrate'
import { projectPath } from './project'

const schemaFile = projectPath('prisma', 'schema.prisma')

export interface SchemaDrift {
  hasDrift: boolean
  /** The SQL that leads from what the migrations make to what `schema.prisma` says; empty without drift. */
  sql: string
}

/**
 * Compares what all migrations together make with `schema.prisma`. `url` is any database of a server
 * on which scratch databases may be created; they are dropped again.
 */
export async function diffMigrationsToSchema({ url }: { url: string }): Promise<SchemaDrift> {
  const scratch = scratchDatabase(url)
  await createDatabase(url, scratch.name)
  try {
    const engine = await openSchemaEngine({ url, scratchUrl: scratch.url })
    const result = await engine.diff({
      from: migrationsTarget(),
      to: schemaTarget(),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    const hasDrift = result.exitCode === 2
    return { hasDrift, sql: hasDrift ? (result.stdout ?? '') : '' }
  } finally {
    await dropDatabase(url, scratch.name)
  }
}

/**
 * Prisma's schema engine as WebAssembly, the same commit as the pinned Prisma: its usual program can
 * only be had from Prisma's own host. Loaded by hand because Node cannot import a .wasm file.
 */
async function openSchemaEngine(addresses: { url: string; scratchUrl: string }): Promise<SchemaEngine> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  })
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')))
  const instance = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': { ...engineModule } })
  engineModule.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin === 'function') begin()
  const datamodels: [string, string][] = [[schemaFile, readFileSync(schemaFile, 'utf8')]]
  return engineModule.SchemaEngine.new({ datamodels }, () => undefined, createEngineAdapter(addresses))
}

/** All landed migrations, as a side of a comparison. */
function migrationsTarget(): DiffTarget {
  const lockfile = path.join(migrationsFolder, 'migration_lock.toml')
  return {
    tag: 'migrations',
    baseDir: migrationsFolder,
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null,
    },
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

/** `schema.prisma`, as a side of a comparison. */
function schemaTarget(): DiffTarget {
  return { tag: 'schemaDatamodel', files: [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }] }
}

/** PostgreSQL's internal one-byte type `"char"`, which its catalogue uses and the adapter does not know. */
const internalCharOid = 18

/** The connection that the schema engine works through: `url` for itself, `scratchUrl` to replay migrations. */
function createEngineAdapter(options: { url: string; scratchUrl: string }) {
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'entoto-schema-engine',
    connect: () => connect(options.url),
    connectToShadowDb: () => connect(options.scratchUrl),
  })
}

/** The name of a scratch database next to `url` and its address. */
function scratchDatabase(url: string): { name: string; url: string } {
  const name = `entoto_scratch_${process.pid}_${Date.now()}`
  return { name, url: withDatabase(url, name) }
}

async function connect(url: string): Promise<SqlDriverAdapter> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => queryWithInternalChars(adapter, pool, query),
    executeRaw: (query) => adapter.executeRaw(query),
    // The adapter's own cuts scripts at every semicolon, inside function bodies too.
    executeScript: async (script) => void (await pool.query(script)),
    startTransaction: (level) => adapter.startTransaction(level),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
  }
}

/** Reads `"char"` columns as text and reports them under the type the engine expects for them. */
async function queryWithInternalChars(
  adapter: SqlDriverAdapter,
  pool: pg.Pool,
  query: SqlQuery,
): Promise<SqlResultSet> {
  const sql = query.sql.trim().replace(/;$/, '')
  if (!/^(select|with)\b/i.test(sql)) return adapter.queryRaw(query)
  // The engine's queries may end in a line comment: the bracket stands on a line of its own.
  const inner = `(\n${sql}\n) AS q`
  const { fields } = await pool.query(`SELECT * FROM ${inner} LIMIT 0`, query.args)
  if (!fields.some((field) => field.dataTypeID === internalCharOid)) return adapter.queryRaw(query)
  const columns = fields.map(({ name, dataTypeID }) => {
    const column = pg.escapeIdentifier(name)
    return dataTypeID === internalCharOid ? `${column}::text AS ${column}` : column
  })
  const result = await adapter.queryRaw({ ...query, sql: `SELECT ${columns.join(', ')} FROM ${inner}` })
  const columnTypes = result.columnTypes.map((type, index) =>
    fields[index]?.dataTypeID === internalCharOid ? ColumnTypeEnum.Character : type,
  )
  return { ...result, columnTypes }
}
