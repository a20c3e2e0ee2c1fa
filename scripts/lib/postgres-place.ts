import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StepError } from './step-error'

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
export function damaged(place: Place, cause: string): StepError {
  return new StepError(
    `the database in ${place.dir} does not start: ${cause}`,
    `nothing was deleted; put a copy back, or move that folder away to begin with an empty database (log: ${place.log})`,
  )
}

/** A neutral environment: the caller's PG* variables and language must not shape the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  for (const name of Object.keys(env)) if (name.startsWith('PG')) Reflect.deleteProperty(env, name)
  return env
}
