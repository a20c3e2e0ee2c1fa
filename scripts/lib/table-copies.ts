import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { StepError } from './steps'

/** What a backup says of one table. */
export const copiedTable = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Of its file, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type CopiedTable = z.infer<typeof copiedTable>

/** Written by the runner of migrations on the way back. */
const bookkeeping = '_prisma_migrations'

const quote = pg.escapeIdentifier
const columnList = ({ columns }: Pick<CopiedTable, 'columns'>) => columns.map(quote).join(', ')
const fileOf = (folder: string, name: string) => path.join(folder, `${name}.copy`)

/** The tables in the order in which they can be filled: after those that their rows point at. */
async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `SELECT c.relname AS name, coalesce(array_agg(DISTINCT target.relname) FILTER (WHERE target.oid <> c.oid), '{}')::text[] AS needs
     FROM pg_class c
     LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
     LEFT JOIN pg_class target ON target.oid = f.confrelid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname`,
    [bookkeeping],
  )
  const order: string[] = []
  while (order.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !order.includes(name) && needs.every((needed) => order.includes(needed)),
    )
    if (next.length === 0) throw new Error('tables point at each other in a circle')
    order.push(...next.map(({ name }) => name))
  }
  return order
}

/** The columns whose values are stored as they are; generated ones make themselves again. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [`public.${quote(table)}`],
  )
  return rows.map(({ name }) => name)
}

function hashing() {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}

/** Writes every table of the site as a file of a folder, as the client's transaction sees them. */
export async function copyTablesOut(client: pg.Client, folder: string): Promise<CopiedTable[]> {
  // Days by ISO are read alike by every server; in another order of day and month one might be taken for another.
  await client.query('SET LOCAL DateStyle = ISO')
  const tables: CopiedTable[] = []
  for (const name of await tablesInOrder(client)) {
    const columns = await columnsOf(client, name)
    const rows = client.query(copyTo(`COPY public.${quote(name)} (${columnList({ columns })}) TO STDOUT`))
    const { stream, digest } = hashing()
    await pipeline(rows, stream, createWriteStream(fileOf(folder, name), { mode: 0o600 }))
    tables.push({ name, columns, rows: rows.rowCount, sha256: digest() })
  }
  return tables
}

/**
 * Fills the tables of a database with the files of a folder, whatever was in them, in one transaction. The rules of the
 * database are not asked for each row, because what they answer may depend on the day; whoever calls asks them at the end
 * (`findBroken`). Throws a StepError where a file is not what was written, or a table has other columns.
 */
export async function copyTablesIn(
  client: pg.Client,
  folder: string,
  tables: readonly CopiedTable[],
): Promise<void> {
  const known = await tablesInOrder(client)
  const missing = known.filter((name) => !tables.some((table) => table.name === name))
  if (missing.length > 0 || tables.length !== known.length) throw broken(missing[0] ?? 'a table')
  await client.query('BEGIN')
  for (const name of known) await client.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`)
  // What migrations wrote is in the backup as well.
  await client.query(`TRUNCATE ${known.map(quote).join(', ')}`)
  for (const table of tables) {
    const target = client.query(
      copyFrom(`COPY public.${quote(table.name)} (${columnList(table)}) FROM STDIN`),
    )
    const { stream, digest } = hashing()
    await pipeline(createReadStream(fileOf(folder, table.name)), stream, target)
    if (digest() !== table.sha256 || target.rowCount !== table.rows) throw broken(table.name)
  }
  // A constraint that waits for the end of the transaction would forbid it.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const name of known) await client.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`)
  await client.query('COMMIT')
}

const broken = (name: string) =>
  new StepError(
    `the backup is damaged: ${name} is not as it was written`,
    'take another backup; nothing was changed',
  )
