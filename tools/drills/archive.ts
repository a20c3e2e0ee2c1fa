import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBroken } from '../../scripts/lib/broken-invariants'
import { withClient } from '../../scripts/lib/databases'
import { findFreePort } from '../../scripts/lib/ports'
import { accountCommand } from '../../scripts/lib/postgres-program'
import { runCommand } from '../../scripts/lib/run-command'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { reportFindings } from '../bench/table'
import { prepareDatabase } from './database'
import { deployed, newestPostgres, postgresAccount, replaceAll, requireProgram, startEngine } from './engines'
import { addBookings, bookInLoop } from './many-bookings'

const mostMinutes = 10
const mostSecondsLost = 60
const password = 'drill-archive'

/*
 * npm run drill:archive -- BOOKINGS (20000): a PostgreSQL whose log pgBackRest keeps, as docs/operations/database.md describes it.
 * While somebody books, a table is dropped; the database comes back from the archive as it was just before, into another folder.
 * Exit code 1 when that takes more than ten minutes, when more than 60 seconds are lost, or when a rule is broken.
 */
await runScript(async (signal) => {
  const bookings = Number(process.argv[2] ?? 20_000)
  const test = openTestEnvironment(signal)
  try {
    return await drill(test.folder, bookings, signal)
  } finally {
    await test.close()
  }
})

async function drill(folder: string, bookings: number, signal: AbortSignal): Promise<number> {
  requireProgram('pgbackrest')
  const server = await runStep('database and archive', () => makeServer(folder, signal))
  const running = await server.start(server.data)
  const accident = await tillAccident({ ...server, ...running }, bookings).finally(running.stop)
  const restored = path.join(folder, 'restored')
  mkdirSync(restored, { mode: 0o700 })
  await runStep('restore', () =>
    server.archive(
      'restore',
      `--pg1-path=${restored}`,
      '--type=time',
      `--target=${accident.before.toISOString().replace('T', ' ').replace('Z', '+00')}`,
      '--target-action=promote',
    ),
  )
  const again = await server.start(restored)
  try {
    const found = await runStep('rules asked again', () =>
      withClient(again.url('drill'), (client) => look(client)),
    )
    const minutes = (Date.now() - accident.at) / 60_000
    const lost = Math.max(0, (accident.before.getTime() - found.newest.getTime()) / 1000)
    return reportFindings([
      ['bookings of the years before', bookings, true],
      ['bookings made under load', accident.made, accident.made > 0],
      ['refused once the table was gone', accident.failed, accident.failed > 0],
      ['bookings after the restore', found.bookings, found.bookings >= bookings],
      ['bookings without lines', found.withoutLines, found.withoutLines === 0],
      ['seconds lost', lost.toFixed(2), lost <= mostSecondsLost],
      ['minutes from the accident to a checked database', minutes.toFixed(2), minutes <= mostMinutes],
      ['rules of the database broken', found.broken.join(', ') || 0, found.broken.length === 0],
    ])
  } finally {
    await again.stop()
  }
}

type Server = Awaited<ReturnType<typeof makeServer>>
type Running = Server & Awaited<ReturnType<Server['start']>>

/** A cluster with the settings of scripts/deploy/archive.conf and its pgBackRest, which keeps everything in a folder. */
async function makeServer(folder: string, signal: AbortSignal) {
  const programs = newestPostgres()
  const [data, kept] = [path.join(folder, 'data'), path.join(folder, 'archive')]
  const account = postgresAccount(data)
  const run = async (program: string, ...args: string[]) => {
    const { code, output } = await runCommand(...accountCommand(account, program, args), { signal })
    if (code !== 0) throw new Error(`${path.basename(program)} failed: ${output.slice(-600)}`)
  }
  for (const one of [data, kept]) mkdirSync(one, { mode: 0o700 })
  const port = await findFreePort()
  const config = path.join(folder, 'pgbackrest.conf')
  const bucket = /repo1-type=s3\n(?:repo1-s3-.*\n)+repo1-path=.*\n/
  const ofServer = `pg1-port=${port}\npg1-socket-path=${folder}\npg1-user=postgres\n`
  writeFileSync(
    config,
    replaceAll(deployed('pgbackrest.conf'), [
      [bucket, `repo1-path=${kept}\nlock-path=${folder}\nspool-path=${folder}\nlog-level-file=off\n`],
      [/pg1-path=.*\n/, `pg1-path=${data}\n${ofServer}`],
    ]),
  )
  const secret = path.join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  const authentication = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`]
  await run(path.join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-E', 'UTF8', ...authentication)
  const settings = replaceAll(deployed('archive.conf'), [
    ['pgbackrest --stanza', `pgbackrest --config=${config} --stanza`],
  ])
  const own = `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`
  appendFileSync(path.join(data, 'postgresql.conf'), `${settings}${own}`)
  return {
    data,
    archive: (command: string, ...args: string[]) =>
      run('pgbackrest', `--config=${config}`, '--stanza=entoto', ...args, command),
    async start(place: string) {
      const command = accountCommand(account, path.join(programs, 'postgres'), ['-D', place]).flat()
      const { stop } = await startEngine(command, port)
      const url = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${name}`
      await waitUntilWritable(url('postgres'))
      return { url, stop }
    },
  }
}

/** A server that reads the archive listens before it takes anything. */
async function waitUntilWritable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const isWritable = await withClient(url, async (client) => {
      const { rows } = await client.query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering')
      return rows[0]?.recovering === false
    }).catch(() => false)
    if (isWritable) return
    await sleep(250)
  }
  throw new Error('the server does not take anything within five minutes')
}

/** Fills the database, backs it up while somebody books, and drops a table in the middle of it. */
async function tillAccident({ archive, url }: Running, bookings: number) {
  const database = await runStep('tables', () => prepareDatabase({ url }))
  await runStep(`${bookings} bookings`, () => addBookings(database, bookings))
  await runStep('stanza', () => archive('stanza-create'))
  const load = bookInLoop(database)
  await runStep('backup under load', () => archive('backup', '--type=full'))
  await runStep('a minute of bookings', () => sleep(60_000))
  const before = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    await client.query('DROP TABLE booking_lines CASCADE')
    return rows[0]?.now ?? new Date()
  })
  const at = Date.now()
  const { made, failed } = await load.stop()
  // What is still in the log's last piece leaves with it.
  await withClient(database.url, async (client) => {
    await client.query('SELECT pg_switch_wal()')
  })
  return { at, made, failed, before }
}

async function look(client: pg.Client) {
  const { rows } = await client.query<{ bookings: string; newest: Date; without: string }>(
    `SELECT count(*) AS bookings, max(created_at) AS newest,
       count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM booking_lines l WHERE l.booking_id = b.id)) AS without
     FROM bookings b`,
  )
  return {
    bookings: Number(rows[0]?.bookings),
    newest: rows[0]?.newest ?? new Date(0),
    withoutLines: Number(rows[0]?.without),
    broken: await findBroken(client),
  }
}
