import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { withDatabase } from './databases'

/** PostgreSQL's internal one-byte type `"char"`, which its catalogue uses and the adapter does not know. */
const internalCharOid = 18

/** The connection that the schema engine works through: `url` for itself, `scratchUrl` to replay migrations. */
export function createEngineAdapter(options: { url: string; scratchUrl: string }) {
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'entoto-schema-engine',
    connect: () => connect(options.url),
    connectToShadowDb: () => connect(options.scratchUrl),
  })
}

/** The name of a scratch database next to `url` and its address. */
export function scratchDatabase(url: string): { name: string; url: string } {
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
