import {
  copyFileSync,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { z } from 'zod'
import { findBroken } from './broken-invariants'
import { withClient } from './databases'
import { migrate, readMigrations } from './migrate'
import { readSealed, writeSealed } from './sealed-file'
import { describeError, errorCode, StepError } from './steps'
import { copiedTable, copyTablesIn, copyTablesOut } from './table-copies'

const manifestFile = 'manifest.json'
const tablesFolder = 'tables'
const uploadsFolder = 'uploads'
const secretFile = 'auth-secret'
/** The ending of a file that is being written, behind the name that it is to have. */
export const unfinishedEnding = '.part'

/** What a backup says of itself; the first file of the archive. */
const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  tables: z.array(copiedTable),
  /** How many uploaded files it holds. */
  files: z.int().nonnegative(),
})
export type Manifest = z.infer<typeof manifestShape>

export type Place = {
  databaseUrl: string
  /** Where uploads and the secret lie. */
  dataFolder: string
  passphrase: string | undefined
}

/**
 * Writes the database, the uploaded files and the key of sessions into one file, while the site runs (CONTRACT section 13):
 * the tables as they were at one moment, then the files. A file that is there already is left alone. Throws a StepError.
 */
export async function backUp(file: string, place: Place): Promise<Manifest> {
  if (existsSync(file)) throw new StepError(`${file} is there already`, 'choose another name')
  makeFolderOf(file)
  return inDraftFolder(place.dataFolder, async (draft) => {
    const manifest = await withClient(place.databaseUrl, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const { rows } = await client.query<{ name: string }>(
        'SELECT max(migration_name) AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
      )
      mkdirSync(path.join(draft, tablesFolder))
      const tables = await copyTablesOut(client, path.join(draft, tablesFolder))
      return {
        format: 1 as const,
        createdAt: new Date().toISOString(),
        migration: rows[0]?.name ?? '',
        tables,
      }
    })
    const whole = { ...manifest, files: gatherFiles(place.dataFolder, draft) }
    writeFileSync(path.join(draft, manifestFile), JSON.stringify(whole))
    const parts = [manifestFile, tablesFolder, uploadsFolder, secretFile].filter((name) =>
      existsSync(path.join(draft, name)),
    )
    const unfinished = `${file}.${process.pid}${unfinishedEnding}`
    try {
      const archive = create({ cwd: draft, gzip: true, portable: true }, parts)
      await writeSealed(unfinished, Readable.from(archive), place.passphrase)
      renameSync(unfinished, file)
    } catch (error) {
      rmSync(unfinished, { force: true })
      throw error
    }
    return whole
  })
}

/**
 * Fills an empty database, and the data folder, with what a backup holds, and checks it: every row and file is there and as
 * it was written, and what must always hold does (`findBroken`). The database is brought to the newest migration. Uploads and
 * secret that were there are kept beside, under names that end in `suffix`; nothing of the folder changes before all of the
 * database was checked. Throws a StepError.
 */
export async function restore(file: string, place: Place & { suffix: string }): Promise<Manifest> {
  const { databaseUrl, dataFolder, passphrase, suffix } = place
  if (!existsSync(file)) throw new StepError(`there is no file ${file}`, 'name the file of a backup')
  return inDraftFolder(dataFolder, async (draft) => {
    const manifest = await unpack(file, draft, passphrase)
    if (!readMigrations().some(({ name }) => name === manifest.migration)) {
      throw new StepError('the backup is newer than this clone', 'update the clone')
    }
    await migrate(databaseUrl, { last: manifest.migration })
    await withClient(databaseUrl, (client) =>
      copyTablesIn(client, path.join(draft, tablesFolder), manifest.tables),
    )
    await migrate(databaseUrl)
    const broken = await withClient(databaseUrl, findBroken)
    if (broken.length > 0) {
      throw new StepError(
        `the backup breaks rules: ${broken.join(', ')}`,
        // One made now would break the same ones.
        'restore an older one, compare, and report it; nothing was replaced',
      )
    }
    for (const name of [uploadsFolder, secretFile])
      replace(path.join(dataFolder, name), path.join(draft, name), suffix)
    return manifest
  })
}

/** Nothing is used before all of the file was read: only its end shows whether it was changed. */
async function unpack(file: string, draft: string, passphrase: string | undefined): Promise<Manifest> {
  const archive = path.join(draft, 'archive.tgz')
  try {
    await pipeline(readSealed(file, passphrase), createWriteStream(archive, { mode: 0o600 }))
    await extract({ file: archive, cwd: draft, strict: true })
    const manifest = manifestShape.parse(JSON.parse(readFileSync(path.join(draft, manifestFile), 'utf8')))
    if (uploadedFiles(path.join(draft, uploadsFolder)).length !== manifest.files)
      throw new Error('files are missing')
    return manifest
  } catch (error) {
    if (error instanceof StepError) throw error
    throw new StepError(
      `${path.basename(file)} cannot be read: it is damaged, or made with another passphrase`,
      'nothing was changed; try another backup, or another BACKUP_PASSPHRASE',
      { cause: error },
    )
  }
}

/** Puts something new in the place of what is there, which stays beside it. */
function replace(target: string, fresh: string, suffix: string): void {
  if (!existsSync(fresh)) return
  if (existsSync(target)) renameSync(target, `${target}.${suffix}`)
  renameSync(fresh, target)
}

/** The uploaded files below a folder, by their paths in it; without those that are being written. */
function uploadedFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** Puts uploads and secret into the draft, as further names of the same files where the disk allows. */
function gatherFiles(dataFolder: string, draft: string): number {
  const uploads = uploadedFiles(path.join(dataFolder, uploadsFolder)).map((name) =>
    path.join(uploadsFolder, name),
  )
  const secret = existsSync(path.join(dataFolder, secretFile)) ? [secretFile] : []
  for (const name of [...uploads, ...secret]) {
    const target = path.join(draft, name)
    mkdirSync(path.dirname(target), { recursive: true })
    try {
      linkSync(path.join(dataFolder, name), target)
    } catch (error) {
      // Removed since it was listed: whoever removed it wanted that.
      if (errorCode(error) === 'ENOENT') continue
      copyFileSync(path.join(dataFolder, name), target)
    }
  }
  return uploadedFiles(path.join(draft, uploadsFolder)).length
}

function makeFolderOf(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
  } catch (error) {
    const problem = `the folder of ${file} cannot be made (${errorCode(error) ?? describeError(error)})`
    throw new StepError(problem, 'name a place where this user may write', { cause: error })
  }
}

/** What every folder that a backup or its check works in begins with. */
export const draftName = 'backup-'
const dayMs = 24 * 60 * 60 * 1000

/** Removes what work that was killed left in a folder; nothing takes a day. */
export function removeAbandoned(folder: string, isLeft: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isLeft)) {
    const place = path.join(folder, name)
    if (Date.now() - statSync(place).mtimeMs > dayMs) rmSync(place, { recursive: true, force: true })
  }
}

/**
 * Works in a folder on the disk of the data, which only its owner reads and which is gone at the end. One that was left by a
 * process that was killed goes first: it holds all tables as plain text.
 */
async function inDraftFolder<T>(dataFolder: string, work: (draft: string) => Promise<T>): Promise<T> {
  mkdirSync(dataFolder, { recursive: true })
  removeAbandoned(dataFolder, (name) => name.startsWith(draftName))
  const draft = mkdtempSync(path.join(dataFolder, draftName))
  try {
    return await work(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
