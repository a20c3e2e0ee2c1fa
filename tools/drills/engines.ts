import { spawn, spawnSync } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../scripts/lib/ports'
import { choosePostgresAccount, type PostgresAccount } from '../../scripts/lib/postgres-program'
import { projectPath } from '../../scripts/lib/project'
import { killGroup, stopGroup } from '../../scripts/lib/run-command'
import { StepError } from '../../scripts/lib/steps'

export interface Engine {
  port: number
  stop: () => Promise<void>
  /** Ends it as a failing machine would. */
  kill: () => void
}

/** A file of scripts/deploy, as it is copied to a machine. */
export const deployed = (name: string) => readFileSync(projectPath('scripts', 'deploy', name), 'utf8')

/** Replaces what has to be there: a drill of a file that has changed otherwise would drill something else. */
export function replaceAll(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replace(from, to)
    if (next === changed) throw new Error(`scripts/deploy: ${String(from)} is not there`)
    return next
  }, text)
}

/** nginx of the system with the configuration of scripts/deploy, in front of some processes of this machine. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Engine> {
  const port = await findFreePort()
  const place = path.join(folder, 'nginx')
  mkdirSync(place)
  writeFileSync(path.join(place, 'site.conf'), deployed('site.conf'))
  const upstream = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')
  const text = replaceAll(deployed('nginx.conf'), [
    [/\/tmp\//g, `${place}/`],
    [/\/dev\/stdout without_query/, 'off'],
    [/\/dev\/stderr/, `${place}/error.log`],
    [
      /^worker_processes auto;/m,
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1;`,
    ],
    [/^ *resolver .*$/m, ''],
    [/(^ *server site-\d.*$\n?)+/m, upstream],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    [/^ *include \/etc\/nginx\/tls.*$/m, ''],
    ['/etc/nginx/site.conf', `${place}/site.conf`],
  ])
  const file = path.join(place, 'nginx.conf')
  writeFileSync(file, text)
  return startEngine(['nginx', '-p', place, '-c', file, '-e', `${place}/error.log`], port)
}

/** PgBouncer of the system with the configuration of scripts/deploy, in front of a database; `url` leads through it. */
export async function startPooler(folder: string, databaseUrl: string): Promise<Engine & { url: string }> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl)
  const port = await findFreePort()
  const place = path.join(folder, 'pgbouncer')
  mkdirSync(place)
  const users = path.join(place, 'userlist.txt')
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, {
    mode: 0o600,
  })
  const text = replaceAll(deployed('pgbouncer.ini'), [
    [/^entoto = host=database port=5432/m, `${pathname.slice(1)} = host=${hostname} port=${databasePort}`],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
    ['/etc/pgbouncer/userlist.txt', users],
  ])
  const file = path.join(place, 'pgbouncer.ini')
  writeFileSync(file, text)
  const command = ['pgbouncer', file]
  // It refuses to run as root, and reads its files as whoever it becomes.
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString()))
    for (const one of [folder, place]) chmodSync(one, 0o755)
    for (const one of [file, users]) chownSync(one, uid ?? 0, gid ?? 0)
    command.splice(1, 0, '-u', 'nobody')
  }
  const url = new URL(databaseUrl)
  url.port = String(port)
  return { ...(await startEngine(command, port)), url: url.href }
}

/** Throws a StepError where a program of the system is missing, with the package of Debian that has it. */
export function requireProgram(program: string, debianPackage = program): void {
  if (spawnSync(program, ['--version']).error) {
    throw new StepError(`${program} is missing`, `apt-get install ${debianPackage}`)
  }
}

const postgresFolder = '/usr/lib/postgresql'

/** The folder with the programs of the newest PostgreSQL that Debian has installed. Throws a StepError where there is none. */
export function newestPostgres(): string {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : []
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one))
  if (!newest) throw new StepError('PostgreSQL is missing', 'apt-get install postgresql')
  return path.join(postgresFolder, newest, 'bin')
}

/** The account that runs PostgreSQL of the system in a folder. Throws a StepError where root could not enter the folder as it. */
export function postgresAccount(folder: string): PostgresAccount {
  const account = choosePostgresAccount(folder)
  if (account.user) throw new StepError('PostgreSQL refuses to run as root here', 'start as an ordinary user')
  return account
}

/** Starts a program of the system and waits until it listens. Throws a StepError where it is missing or does not. */
export async function startEngine([program = '', ...args]: string[], port: number): Promise<Engine> {
  requireProgram(program)
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-800)))
  const stop = () => stopGroup(child, 5000)
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await isListening(port)) return { port, stop, kill: () => killGroup(child) }
    await sleep(100)
  }
  await stop()
  throw new StepError(`${program} does not start: ${said}`, 'correct its file in scripts/deploy')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}

/** A way to a database that can be cut and mended. */
export async function startGate(databaseUrl: string) {
  const real = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const database = connect(Number(real.port), real.hostname)
    const pair = [client, database] as const
    for (const socket of pair) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        for (const one of pair) one.destroy()
      })
    }
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(databaseUrl)
  way.hostname = '127.0.0.1'
  way.port = String(typeof address === 'object' && address ? address.port : '')
  const setCut = (value: boolean) => {
    isCut = value
    if (isCut) for (const socket of open) socket.destroy()
  }
  return { url: way.href, setCut, close: () => void server.close() }
}
