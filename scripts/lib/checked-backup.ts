import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { draftName, type Manifest, type Place, removeAbandoned, restore, unfinishedEnding } from './backup'
import { createDatabaseLike, dropDatabase, withClient, withDatabase } from './databases'
import { describeError, errorCode, StepError } from './steps'

const ending = '.entoto'
const dayMs = 24 * 60 * 60 * 1000

/** A name of a backup that is made now. */
export const nameOfBackup = (): string =>
  `${new Date().toISOString().slice(0, 16).replaceAll(':', '')}${ending}`

/**
 * Restores a backup beside the database and drops it again, to see that it can be restored: everything that a restore checks
 * is checked, and nothing is replaced. The role must be allowed to create databases. Throws a StepError.
 */
export async function checkBackup(
  file: string,
  { databaseUrl, dataFolder, passphrase }: Place,
): Promise<Manifest> {
  const model = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  const name = `${model}_check`
  const admin = withDatabase(databaseUrl, 'postgres')
  const folder = mkdtempSync(path.join(dataFolder, `${draftName}check-`))
  try {
    await dropDatabase(admin, name)
    await createDatabaseLike(admin, { model, name })
    const draft = { databaseUrl: withDatabase(databaseUrl, name), dataFolder: folder, passphrase }
    return await restore(file, { ...draft, suffix: 'before' })
  } catch (error) {
    if (errorCode(error) !== '42501') throw error
    throw new StepError(
      'the role may not create a database to check the backup in',
      'ALTER ROLE … CREATEDB',
      {
        cause: error,
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await dropDatabase(admin, name).catch(() => undefined)
  }
}

/** Writes down in the database how a backup, or its check, went: for `/Settings` and the metrics. Returns, or throws, the same. */
export async function recordRun(
  databaseUrl: string,
  kind: 'backup' | 'restore_check',
  work: () => Promise<Manifest>,
): Promise<Manifest> {
  const record = (rows: number, failure: string | null) =>
    withClient(databaseUrl, (client) =>
      client.query('INSERT INTO backup_runs (kind, rows, failure) VALUES ($1, $2, $3)', [
        kind,
        rows,
        failure,
      ]),
    ).catch((error: unknown) => console.warn(`not written down: ${describeError(error)}`))
  try {
    const manifest = await work()
    await record(rowsOf(manifest), null)
    return manifest
  } catch (error) {
    await record(0, describeError(error))
    throw error
  }
}

/** How many rows all tables of a backup have together. */
export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0)

/**
 * Removes the backups of a folder that are older than so many days, the newest never, and what was left of one that was killed.
 * Returns the names of the backups.
 */
export function removeOldBackups(folder: string, keepDays: number): string[] {
  removeAbandoned(folder, (name) => name.includes(ending) && name.endsWith(unfinishedEnding))
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  const old = names
    .toSorted()
    .slice(0, -1)
    .filter((name) => Date.now() - statSync(path.join(folder, name)).mtimeMs > keepDays * dayMs)
  for (const name of old) rmSync(path.join(folder, name))
  return old
}
