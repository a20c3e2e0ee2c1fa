import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { accountCommand, type PostgresAccount } from './postgres-account'
import type { PostgresBinaries } from './postgres-binaries'
import { lastWords, readPassword, serverEnvironment, superuser, type Place } from './postgres-place'
import { runCommand } from './run-command'
import { StepError } from './step-error'

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
