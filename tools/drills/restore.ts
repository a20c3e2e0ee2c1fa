import { randomBytes } from 'node:crypto'
import { openSync, readSync, writeSync, closeSync, statSync } from 'node:fs'
import path from 'node:path'
import { backUp, restore, type Place } from '../../scripts/lib/backup'
import { checkBackup, rowsOf } from '../../scripts/lib/checked-backup'
import { createDatabase, withClient, withDatabase } from '../../scripts/lib/databases'
import { runScript } from '../../scripts/lib/run-script'
import { describeError, runStep } from '../../scripts/lib/steps'
import { openTestEnvironment, type TestEnvironment } from '../../scripts/lib/test-environment'
import { reportFindings } from '../bench/table'
import { prepareDatabase } from './database'
import { addBookings, bookInLoop } from './many-bookings'

const mostMinutes = 10

/*
 * npm run drill:restore -- BOOKINGS (20000): while somebody books, a backup is made and tried out, a table is dropped, and the backup
 * is restored into a new database. Exit code 1 when that takes more than ten minutes, when a booking is missing that was there before
 * the backup, when a rule is broken, or when a backup that somebody changed is believed.
 */
await runScript(async (signal) => {
  const bookings = Number(process.argv[2] ?? 20_000)
  const test = openTestEnvironment(signal)
  try {
    return await drill(test, bookings)
  } finally {
    await test.close()
  }
})

async function drill(test: TestEnvironment, bookings: number): Promise<number> {
  const database = await runStep('database', async () => prepareDatabase(await test.database()))
  await runStep(`${bookings} bookings`, () => addBookings(database, bookings))
  const place: Place = {
    databaseUrl: database.url,
    dataFolder: path.join(test.folder, 'data'),
    passphrase: randomBytes(16).toString('hex'),
  }
  const file = path.join(test.folder, 'drill.entoto')
  const load = bookInLoop(database)
  const backup = await runStep('backup under load', () => backUp(file, place))
  const madeBefore = load.made()
  await runStep('restore check under load', () => checkBackup(file, place))
  await withClient(database.url, (client) => client.query('DROP TABLE booking_lines CASCADE'))
  const accidentAt = Date.now()
  const { made, failed } = await load.stop()
  const restored = withDatabase(database.url, 'restored')
  await runStep('restore', async () => {
    await createDatabase(withDatabase(database.url, 'postgres'), 'restored')
    await restore(file, { ...place, databaseUrl: restored, suffix: 'before' })
  })
  const minutes = (Date.now() - accidentAt) / 60_000
  const back = await withClient(restored, async (client) => {
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM bookings')
    return Number(rows[0]?.count)
  })
  const inBackup = backup.tables.find(({ name }) => name === 'bookings')?.rows ?? 0
  const refusal = await runStep('broken backup', () => refusalOfBroken(file, place))
  return reportFindings([
    ['rows in the backup', rowsOf(backup), true],
    ['MB of its file', Math.round(statSync(file).size / 1e6), true],
    ['bookings made under load, when the backup was whole', madeBefore, madeBefore > 0],
    ['and until the table was gone', made, made > madeBefore],
    ['refused after it', failed, failed > 0],
    ['bookings in the backup', inBackup, inBackup >= bookings],
    ['bookings after the restore', back, back === inBackup],
    ['minutes from the accident to a checked database', minutes.toFixed(2), minutes <= mostMinutes],
    ['a broken backup', refusal ?? 'is believed', refusal !== null],
  ])
}

/** What is said of a backup of which one byte in the middle is another; null where it is believed. */
async function refusalOfBroken(file: string, place: Place): Promise<string | null> {
  const middle = Math.floor(statSync(file).size / 2)
  const handle = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  readSync(handle, byte, 0, 1, middle)
  writeSync(handle, Buffer.from([byte.readUInt8() ^ 1]), 0, 1, middle)
  closeSync(handle)
  return checkBackup(file, place).then(() => null, describeError)
}
