import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '@/lib/bookings/reserve'
import { seedDemo } from '@/prisma/seed/demo'
import { backUp, restore } from '@/scripts/lib/backup'
import { checkBackup, recordRun, removeOldBackups } from '@/scripts/lib/checked-backup'
import {
  createDatabase,
  createDatabaseLike,
  dropDatabase,
  withClient,
  withDatabase,
} from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { projectRoot } from '@/scripts/lib/project'
import { makeActor, makeVehicle, orderFor } from '../support/factories'

const source = process.env.DATABASE_OWNER_URL ?? ''
const targetName = `${new URL(source).pathname.slice(1)}_restored`
const target = withDatabase(source, targetName)
const admin = withDatabase(source, 'postgres')
const passphrase = 'a passphrase of the owner'
const suffix = 'before-20261124'
const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
let folder: string
let made: string

/** Every row of every table as text, by table. Generated columns are compared too. */
async function contents(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'",
    )
    const found: Record<string, string[]> = {}
    for (const { name } of rows) {
      const answer = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
      found[name] = answer.rows.map(({ row }) => row)
    }
    return found
  })
}

/** The address of a database whose sessions write the day before the month. */
function inOtherOrder(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', '-c DateStyle=SQL,DMY')
  return address.href
}

const inFolder = (name: string) => path.join(folder, name)
const from = (name: string) => ({ databaseUrl: source, dataFolder: inFolder(name), passphrase })
const into = (name: string) => ({ databaseUrl: target, dataFolder: inFolder(name), passphrase, suffix })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-backup-'))
  await seedDemo(source)
  const vehicle = await makeVehicle()
  await createBooking(await makeActor(), { input: orderFor(vehicle.id), locale: 'am' })
  await mkdir(inFolder('data/uploads/private'), { recursive: true })
  await writeFile(inFolder('data/uploads/private/receipt-1-1600.webp'), 'a receipt')
  await writeFile(inFolder('data/uploads/private/.unfinished.part'), 'half')
  await writeFile(inFolder('data/auth-secret'), 'the key of sessions')
  made = inFolder('backup.entoto')
  const { files } = await backUp(made, from('data'))
  expect(files).toBe(1)
})
afterAll(async () => {
  await dropDatabase(admin, new URL(target).pathname.slice(1))
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await dropDatabase(admin, new URL(target).pathname.slice(1))
  await createDatabase(admin, new URL(target).pathname.slice(1))
})

describe('a backup', () => {
  it('brings back every row, every file and the key, and keeps what was there beside', async () => {
    await mkdir(inFolder('back/uploads'), { recursive: true })
    await writeFile(inFolder('back/uploads/old.webp'), 'an old picture')
    await restore(made, into('back'))
    expect(await contents(target)).toEqual(await contents(source))
    expect(await readFile(inFolder('back/uploads/private/receipt-1-1600.webp'), 'utf8')).toBe('a receipt')
    expect(await readFile(inFolder('back/auth-secret'), 'utf8')).toBe('the key of sessions')
    expect((await readdir(inFolder('back'))).toSorted()).toEqual([
      'auth-secret',
      'uploads',
      `uploads.${suffix}`,
    ])
  })

  it('is read by a server that writes days in another order', async () => {
    const file = inFolder('other-order.entoto')
    await backUp(file, { ...from('data'), databaseUrl: inOtherOrder(source) })
    await restore(file, into('other-order'))
    expect(await contents(target)).toEqual(await contents(source))
  })

  it('leaves the rules of the database in force', async () => {
    await restore(made, into('in force'))
    const refusal = withClient(target, (client) => client.query('UPDATE vehicles SET quantity = 0'))
    await expect(refusal).rejects.toThrow('one_day_places_held')
  })

  it('shows nothing to whoever has no passphrase', async () => {
    const bytes = await readFile(made)
    expect(bytes.includes('the key of sessions')).toBe(false)
    await expect(restore(made, { ...into('closed'), passphrase: undefined })).rejects.toThrow('encrypted')
    await expect(restore(made, { ...into('closed'), passphrase: 'another' })).rejects.toThrow(
      'cannot be read',
    )
  })

  it('may be made without a passphrase, and then is a plain archive', async () => {
    const plain = inFolder('plain.tgz')
    await backUp(plain, { ...from('data'), passphrase: undefined })
    expect((await readFile(plain)).subarray(0, 2).toString('hex')).toBe('1f8b')
    await restore(plain, { ...into('plain'), passphrase: undefined })
    expect((await contents(target)).bookings).toEqual((await contents(source)).bookings)
  })

  it('that was changed by one bit is refused, and nothing is replaced', async () => {
    const bytes = await readFile(made)
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    const changed = inFolder('changed.entoto')
    await writeFile(changed, bytes)
    await expect(restore(changed, into('changed'))).rejects.toThrow('cannot be read')
    expect(await readdir(inFolder('changed'))).toEqual([])
  })

  it('of a database whose rules were broken behind its back is refused', async () => {
    const change = (days: number) =>
      withClient(source, (client) =>
        client.query(
          `SET session_replication_role = replica;
           UPDATE vehicle_days SET booked = booked + ${days} WHERE booked > 0;
           SET session_replication_role = DEFAULT`,
        ),
      )
    const broken = inFolder('broken.entoto')
    await change(1)
    await backUp(broken, from('data')).finally(() => change(-1))
    await expect(restore(broken, into('broken'))).rejects.toMatchObject({
      message: expect.stringContaining('days whose bookings are miscounted'),
      wayOut: expect.stringContaining('an older one'),
    })
    expect(await readdir(inFolder('broken'))).toEqual([])
  })

  it('overwrites no file, and makes the folder of its own', async () => {
    await expect(backUp(made, from('data'))).rejects.toThrow('is there already')
    await backUp(inFolder('new/folder/backup.entoto'), from('data'))
    expect(await readdir(inFolder('new/folder'))).toEqual(['backup.entoto'])
    await expect(backUp(path.join(made, 'backup.entoto'), from('data'))).rejects.toMatchObject({
      message: expect.stringMatching(/cannot be made \((EEXIST|ENOTDIR)\)$/),
    })
  })

  it('removes what one that was killed left of the tables, and leaves what another works on', async () => {
    await mkdir(inFolder('killed/backup-Ab12'), { recursive: true })
    await mkdir(inFolder('killed/backup-check-Cd34'))
    await utimes(inFolder('killed/backup-Ab12'), longAgo, longAgo)
    await backUp(inFolder('after.entoto'), from('killed'))
    expect(await readdir(inFolder('killed'))).toEqual(['backup-check-Cd34'])
  })
})

describe('a backup of every day', () => {
  it('is restored beside the database, which knows how that went', async () => {
    const before = await contents(source)
    const check = (file: string) => recordRun(source, 'restore_check', () => checkBackup(file, from('data')))
    await check(made)
    await writeFile(inFolder('damaged.entoto'), (await readFile(made)).subarray(0, -1))
    await expect(check(inFolder('damaged.entoto'))).rejects.toThrow('cannot be read')
    const { backup_runs: runs, ...after } = await contents(source)
    const { backup_runs: none, ...unchanged } = before
    expect(none).toEqual([])
    expect(after).toEqual(unchanged)
    expect(runs?.filter((run) => run.includes('cannot be read'))).toHaveLength(1)
    expect(runs).toHaveLength(2)
    expect(await readdir(inFolder('data'))).toEqual(['auth-secret', 'uploads'])
  })

  it('is tried out in the encoding and locale of the database, whatever the server gives to new ones', async () => {
    const [model, name] = [`${targetName}_model`, `${targetName}_like`]
    await withClient(admin, (client) =>
      client.query(
        `CREATE DATABASE "${model}" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'POSIX' LC_CTYPE 'POSIX'`,
      ),
    )
    try {
      await createDatabaseLike(admin, { model, name })
      const kindOf = (database: string) =>
        withClient(admin, async (client) => {
          const { rows } = await client.query(
            'SELECT encoding, datcollate, datctype FROM pg_database WHERE datname = $1',
            [database],
          )
          return rows
        })
      expect(await kindOf(name)).toEqual(await kindOf(model))
    } finally {
      await dropDatabase(admin, model)
      await dropDatabase(admin, name)
    }
  })

  it('goes when its time is over, the newest never', async () => {
    await mkdir(inFolder('daily'))
    const age = async (name: string, days: number) => {
      await writeFile(inFolder(`daily/${name}`), '')
      const moment = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      await utimes(inFolder(`daily/${name}`), moment, moment)
    }
    await age('2026-10-01T0015.entoto', 54)
    await age('2026-10-20T0015.entoto', 35)
    await age('2026-10-19T0015.entoto.4711.part', 36)
    await age('notes.txt', 90)
    expect(removeOldBackups(inFolder('daily'), 30)).toEqual(['2026-10-01T0015.entoto'])
    expect(await readdir(inFolder('daily'))).toEqual(['2026-10-20T0015.entoto', 'notes.txt'])
  })
})

/** Runs a command as an operator does, and returns the last line that it shows. Throws where it fails, with all that it said. */
async function run(command: string, place: string, settings: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)('npm', ['run', command, '--', inFolder(place)], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: inFolder('data'), BACKUP_PASSPHRASE: passphrase, ...settings },
  })
  return stdout.trim().split('\n').at(-1)
}

describe('the commands of whoever operates the site', () => {
  it('make a backup, and restore it into an empty database', async () => {
    expect(await run('backup', 'by-command.entoto')).toMatch(/^✓ backup .*\d+ rows in \d+ tables, 1 files\)$/)
    const settings = { DATABASE_OWNER_URL: target, DATA_DIR: inFolder('by-command') }
    expect(await run('restore', 'by-command.entoto', settings)).toMatch(/^✓ restore .*\d+ rows in/)
    expect((await contents(target)).bookings).toEqual((await contents(source)).bookings)
    expect(await readFile(inFolder('by-command/auth-secret'), 'utf8')).toBe('the key of sessions')
  })

  it('say what a database needs that no migration has reached', async () => {
    for (const [command, ...args] of [
      ['backup', inFolder('too-early.entoto')],
      ['user:create', '--email', 'first@example.com'],
    ] as const) {
      const early = promisify(execFile)('npm', ['run', command, '--', ...args], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_OWNER_URL: target, USER_PASSWORD: 'Correct-horse-7' },
      })
      await expect(early, command).rejects.toMatchObject({
        stderr: expect.stringMatching(/the database has no tables yet → .*npm run db:migrate\n$/),
      })
    }
  })

  it('take what has landed for landed, however the server writes a moment', async () => {
    await migrate(target)
    expect(await migrate(inOtherOrder(target))).toEqual([])
  })

  it('make the backup of a day, and try it out', async () => {
    expect(await run('backup:daily', 'by-clock')).toMatch(/^✓ old backups .*0 removed/)
    expect(await readdir(inFolder('by-clock'))).toHaveLength(1)
    const { backup_runs: runs } = await contents(source)
    expect(runs?.some((row) => row.includes('restore_check'))).toBe(true)
  })
})
