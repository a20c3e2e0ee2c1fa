import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMarkAlive, ownMark, withFileLock } from './file-lock'
import { findFreePort } from './ports'
import {
  accountCommand,
  choosePostgresAccount,
  findPostgresBinaries,
  type PostgresAccount,
  type PostgresBinaries,
} from './postgres-program'
import {
  createCluster,
  damaged,
  lastWords,
  type Place,
  preparePlace,
  readLog,
  readPassword,
  serverEnvironment,
  superuser,
} from './postgres-cluster'
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster'
import { StepError } from './steps'

const startPatienceMs = 120_000

export interface EmbeddedPostgres {
  /** Connection address of one database of the server, with the password. Never print it. */
  url(databaseName: string): string
  /** True when the server was running already, left by a start that was killed or still in use by one. */
  attached: boolean
  /** Whether the server process still runs. */
  isRunning(): boolean
  /** Ends the server, unless another living process uses it: the last one out ends it. */
  stop(): Promise<void>
}

/**
 * Starts, or joins, the PostgreSQL server of a folder; creates it there the first time. The server
 * listens on a free port of 127.0.0.1 only and stays out of reach of the terminal's Ctrl-C, so that
 * the caller decides when it stops. Throws a StepError, and deletes nothing, when the data is
 * damaged or belongs to someone else; throws `signal.reason` when aborted.
 */
export async function startEmbeddedPostgres(options: {
  dir: string
  signal?: AbortSignal
  /** Further settings of a server that is started, as `name=value`. */
  settings?: readonly string[]
}): Promise<EmbeddedPostgres> {
  const place = preparePlace(path.resolve(options.dir))
  return withFileLock(place.lock, async () => {
    const running = await joinServer(place, options.signal)
    const server = running ?? (await startServer(place, options))
    const mark = path.join(place.users, String(process.pid))
    writeFileSync(mark, ownMark())
    const password = readPassword(place)
    return {
      url: (name) => `postgresql://${superuser}:${password}@127.0.0.1:${server.port}/${name}`,
      attached: running !== null,
      isRunning: () => findServer(place)?.pid === server.pid,
      stop: () => leaveServer(place, mark),
    }
  })
}

/** A server that is there but not ready is recovering after a kill, or on its way out: wait for either. */
async function joinServer(place: Place, signal: AbortSignal | undefined): Promise<Postmaster | null> {
  const giveUpAt = Date.now() + startPatienceMs
  let server = findServer(place)
  while (server && !server.isReady) {
    signal?.throwIfAborted()
    if (Date.now() > giveUpAt) throw damaged(place, `not ready after ${startPatienceMs / 1000} s`)
    await sleep(50)
    server = findServer(place)
  }
  return server
}

type StartOptions = { signal?: AbortSignal; settings?: readonly string[] }

async function startServer(place: Place, { signal, settings = [] }: StartOptions): Promise<Postmaster> {
  const binaries = await findPostgresBinaries()
  const account = choosePostgresAccount(place.cluster)
  if (!existsSync(place.cluster)) await createCluster(place, binaries, account, signal)
  const missing = ['PG_VERSION', 'global/pg_control'].find(
    (name) => !existsSync(path.join(place.cluster, name)),
  )
  if (missing) throw damaged(place, `${missing} is missing`)
  readPassword(place)
  signal?.throwIfAborted()
  return launch(place, { binaries, account, settings, signal })
}

type Launch = {
  binaries: PostgresBinaries
  account: PostgresAccount
  settings: readonly string[]
  signal: AbortSignal | undefined
}

async function launch(place: Place, { binaries, account, settings, signal }: Launch): Promise<Postmaster> {
  const port = await findFreePort()
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...settings]
  const args = ['-D', place.cluster, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
  const [program, rest] = accountCommand(account, binaries.postgres, args)
  // A fresh log each time: it is read for the cause when the start fails.
  const log = openSync(place.log, 'w', 0o600)
  const child = spawn(program, rest, {
    ...account.user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let spawnError: Error | undefined
  child.once('error', (error) => (spawnError = error))
  child.unref()
  const giveUpAt = Date.now() + startPatienceMs
  while (Date.now() < giveUpAt) {
    await sleep(20)
    if (spawnError)
      throw new StepError(`PostgreSQL cannot be run: ${spawnError.message}`, 'set DATABASE_URL instead')
    if (child.exitCode !== null || child.signalCode !== null) throw damaged(place, lastWords(readLog(place)))
    const server = findServer(place)
    if (server?.isReady) return server
    if (signal?.aborted) break
  }
  if (child.pid !== undefined) await stopPostmaster(child.pid)
  signal?.throwIfAborted()
  throw damaged(place, `not ready after ${startPatienceMs / 1000} s`)
}

async function leaveServer(place: Place, mark: string): Promise<void> {
  await withFileLock(place.lock, async () => {
    rmSync(mark, { force: true })
    if (countOtherUsers(place) > 0) return
    const server = findServer(place)
    if (server) await stopPostmaster(server.pid)
  })
}

function countOtherUsers(place: Place): number {
  const marks = readdirSync(place.users).map((name) => path.join(place.users, name))
  const dead = marks.filter((file) => !isMarkAlive(readFileSync(file, 'utf8')))
  for (const file of dead) rmSync(file, { force: true })
  return marks.length - dead.length
}

function findServer(place: Place): Postmaster | null {
  return existsSync(place.cluster) ? findPostmaster(place.cluster) : null
}
