import path from 'node:path'
import pg from 'pg'
import { backUp, restore, type Manifest } from './lib/backup'
import { checkBackup, nameOfBackup, recordRun, removeOldBackups, rowsOf } from './lib/checked-backup'
import { createDatabase, dropDatabase, withClient, withDatabase } from './lib/databases'
import { dataFolder } from './lib/project'
import { runScript } from './lib/run-script'
import { loadEnvFiles, readSettings } from './lib/settings'
import { openSiteDatabase, requireTables, type SiteDatabase } from './lib/site-database'
import { runStep, StepError } from './lib/steps'

const usage = 'npm run backup -- FILE, npm run restore -- FILE, npm run backup:daily -- FOLDER'

type Work = { place: string; database: SiteDatabase; files: Files }

/** What `npm run backup`, `restore` and `backup:daily` do (CONTRACT section 13, docs/operations/restore.md). */
const commands: Record<string, (work: Work) => Promise<unknown>> = {
  backup: makeBackup,
  restore: ({ place, database, files }) =>
    runStep('restore', () => restoreInto(database, place, files), tell),
  daily: makeDailyBackup,
}

await runScript(async (signal) => {
  const [name = '', given] = process.argv.slice(2)
  const command = commands[name]
  if (!command || !given || process.argv.length > 4) throw new StepError('one file is needed', usage)
  loadEnvFiles()
  const settings = readSettings()
  const files = { dataFolder: dataFolder(), passphrase: process.env.BACKUP_PASSPHRASE || undefined }
  const database = await openSiteDatabase(settings, signal)
  try {
    await command({ place: path.resolve(process.env.INIT_CWD ?? '.', given), database, files })
  } finally {
    await database.stop()
  }
})

async function makeBackup({ place: file, database, files }: Work): Promise<Manifest> {
  const { ownerUrl: databaseUrl } = database
  const work = async () => {
    await requireTables(database)
    return recordRun(databaseUrl, 'backup', () => backUp(file, { ...files, databaseUrl }))
  }
  return runStep('backup', work, tell)
}

/** Makes a backup in a folder, tries it out, and then removes those whose time is over. */
async function makeDailyBackup(work: Work): Promise<void> {
  const { place: folder, database, files } = work
  const { ownerUrl: databaseUrl } = database
  const keepDays = Number(process.env.BACKUP_KEEP_DAYS || 30)
  if (!(keepDays > 0)) throw new StepError('BACKUP_KEEP_DAYS: must be a number of days', 'correct it')
  const file = path.join(folder, nameOfBackup())
  await makeBackup({ ...work, place: file })
  const check = () =>
    recordRun(databaseUrl, 'restore_check', () => checkBackup(file, { ...files, databaseUrl }))
  await runStep('restore check', check, tell)
  await runStep(
    'old backups',
    async () => removeOldBackups(folder, keepDays),
    (names) => `${names.length} removed`,
  )
}

function tell(manifest: Manifest): string {
  const { createdAt, tables, files } = manifest
  return `of ${createdAt}: ${rowsOf(manifest)} rows in ${tables.length} tables, ${files} files`
}

type Files = { dataFolder: string; passphrase: string | undefined }

/** A database of one's own has to be empty; the embedded one is replaced as a whole, and stays beside under another name. */
async function restoreInto(database: SiteDatabase, file: string, files: Files): Promise<Manifest> {
  const suffix = `before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  if (!database.isEmbedded) {
    await requireEmpty(database.ownerUrl)
    return restore(file, { ...files, databaseUrl: database.ownerUrl, suffix })
  }
  const name = decodeURIComponent(new URL(database.ownerUrl).pathname.slice(1))
  const draft = `${name}_restored`
  const admin = withDatabase(database.ownerUrl, 'postgres')
  await requireUnused(admin, name)
  await dropDatabase(admin, draft)
  await createDatabase(admin, draft)
  const manifest = await restore(file, {
    ...files,
    databaseUrl: withDatabase(database.ownerUrl, draft),
    suffix,
  })
  await withClient(admin, async (client) => {
    const rename = (from: string, to: string) =>
      client.query(`ALTER DATABASE ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`)
    await rename(name, `${name}_${suffix}`)
    await rename(draft, name)
  })
  return manifest
}

async function requireUnused(admin: string, name: string): Promise<void> {
  const isUsed = await withClient(admin, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
    return Boolean(rowCount)
  })
  if (isUsed) throw new StepError('the site runs', 'stop it first, so that nothing new gets lost')
}

async function requireEmpty(url: string): Promise<void> {
  const isEmpty = await withClient(url, async (client) => {
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1",
    )
    return !rowCount
  })
  if (!isEmpty) {
    throw new StepError('the given database has tables', 'create an empty one, and name that')
  }
}
