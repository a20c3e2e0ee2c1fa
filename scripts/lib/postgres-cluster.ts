import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { accountCommand, type PostgresAccount, type PostgresBinaries } from './postgres-program'
import { runCommand } from './run-command'
import { StepError, wayOutOfFullDisk } from './steps'

/**
 * Creates an empty cluster with a random password. It is made under another name and then renamed,
 * so that a start that is killed half-way leaves no half cluster.
 */
export async function createCluster(
  place: Place,
  binaries: PostgresBinaries,
  account: PostgresAccount,
  signal: AbortSignal | undefined,
): Promise<void> {
  const isHalfMade = (name: string) => name.startsWith('new-')
  for (const name of readdirSync(place.dir).filter(isHalfMade))
    rmSync(path.join(place.dir, name), { recursive: true })
  if (!existsSync(place.password)) {
    writeFileSync(place.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  }
  const draft = path.join(place.dir, `new-${process.pid}`)
  const passwordCopy = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordCopy, `${readPassword(place)}\n`, { mode: 0o600 })
  if (account.user) {
    chmodSync(place.dir, 0o711)
    for (const name of [draft, passwordCopy]) chownSync(name, account.user.uid, account.user.gid)
  }
  const args = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const [program, rest] = accountCommand(account, binaries.initdb, args)
  try {
    const { code, output } = await runCommand(program, rest, {
      env: serverEnvironment(),
      ...account.user,
      signal,
    })
    if (code !== 0) {
      throw new StepError(
        `PostgreSQL could not create its files: ${lastWords(output)}`,
        'free space and permissions of the folder decide; then start again',
      )
    }
    renameSync(draft, place.cluster)
  } finally {
    rmSync(passwordCopy, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

export const superuser = 'entoto'

/** The files of one embedded server. */
export interface Place {
  /** Holds everything below; belongs to this module. */
  dir: string
  cluster: string
  password: string
  log: string
  users: string
  lock: string
}

/** Names the files below a folder and makes the folders they need. */
export function preparePlace(dir: string): Place {
  const place = {
    dir,
    cluster: path.join(dir, 'cluster'),
    password: path.join(dir, 'password'),
    log: path.join(dir, 'server.log'),
    users: path.join(dir, 'users'),
    lock: path.join(dir, 'lock'),
  }
  mkdirSync(place.users, { recursive: true })
  return place
}

/** The server's password. Throws a StepError when there is none. */
export function readPassword(place: Place): string {
  if (!existsSync(place.password)) throw damaged(place, 'its password file is missing')
  return readFileSync(place.password, 'utf8').trim()
}

/** What the server said since its last start. */
export function readLog(place: Place): string {
  return existsSync(place.log) ? readFileSync(place.log, 'utf8') : ''
}

/** The line that tells most: the last FATAL, PANIC or error, else the last one. */
export function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.filter((line) => /FATAL|PANIC|error:/i.test(line))
  return (telling.at(-1) ?? lines.at(-1) ?? 'it said nothing').replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '')
}

/** The failure that a person sees when the data cannot be used. */
export function damaged(place: Pick<Place, 'dir' | 'log'>, cause: string): StepError {
  // PostgreSQL stops where its log finds no room; the data is whole, and goes on with room.
  const wayOut = cause.includes('No space left on device')
    ? wayOutOfFullDisk
    : `nothing was deleted; put a copy back, or move that folder away to begin with an empty database (log: ${place.log})`
  return new StepError(`the database in ${place.dir} does not start: ${cause}`, wayOut)
}

/** A neutral environment: the caller's PG* variables and language must not shape the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  for (const name of Object.keys(env)) if (name.startsWith('PG')) Reflect.deleteProperty(env, name)
  return env
}
