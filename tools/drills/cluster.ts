import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../../scripts/lib/ports'
import { accountCommand } from '../../scripts/lib/postgres-program'
import {
  deployed,
  type Engine,
  newestPostgres,
  postgresAccount,
  replaceAll,
  requireProgram,
  startEngine,
} from './engines'

const names = ['machine-a', 'machine-b'] as const
type Name = (typeof names)[number]

const passwords = { postgres: 'drill-postgres', replicator: 'drill-replicator' }
const patienceMs = 120_000

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.enum(names), role: z.string(), state: z.string() })),
})

/** A PostgreSQL of two machines with a synchronous standby, as docs/operations/database.md describes it. */
export interface Cluster {
  /** The way to whichever machine is the primary. */
  url(databaseName: string): string
  /** Ends the primary and its Patroni at once, and returns its name. */
  killPrimary(): Promise<Name>
  /** Starts a machine again and waits until it is the standby that confirms. */
  bringBack(name: Name): Promise<void>
  stop(): Promise<void>
}

/** Starts etcd, Patroni twice and HAProxy with the files of scripts/deploy, all on ports of this machine. */
export async function startCluster(folder: string): Promise<Cluster> {
  requireProgram('etcd', 'etcd-server')
  for (const program of ['patroni', 'haproxy']) requireProgram(program)
  const etcd = await startEtcd(folder)
  const machines = new Map<Name, Machine>()
  for (const name of names) machines.set(name, await prepareMachine(folder, name, etcd.port))
  const engines = new Map<Name, Engine>()
  const machineOf = (name: Name): Machine => {
    const machine = machines.get(name)
    if (!machine) throw new Error(`${name} has not been prepared`)
    return machine
  }
  const start = async (name: Name) => {
    const { command, restPort } = machineOf(name)
    engines.set(name, await startEngine(command, restPort))
  }
  const stopAll = async (all: readonly (Engine | undefined)[]) => {
    for (const engine of all) await engine?.stop()
  }
  try {
    // One after the other, so that it is known which becomes the primary first.
    for (const name of names) {
      await start(name)
      await waitFor(`${name} runs`, async () => (await membersOf(machines)).length > names.indexOf(name))
    }
    await waitFor('the standby confirms', () => isInSync(machines))
    const proxy = await startProxyToPrimary(folder, machines)
    // Until it has asked both twice, it takes each for the primary.
    await sleep(4000)
    return {
      url: (databaseName) =>
        `postgresql://postgres:${passwords.postgres}@127.0.0.1:${proxy.port}/${databaseName}`,
      async killPrimary() {
        const primary = (await membersOf(machines)).find(({ role }) => role === 'leader')
        if (!primary) throw new Error('there is no primary')
        engines.get(primary.name)?.kill()
        process.kill(postmasterOf(machineOf(primary.name)), 'SIGKILL')
        return primary.name
      },
      async bringBack(name) {
        await start(name)
        await waitFor('the standby confirms', () => isInSync(machines))
      },
      async stop() {
        await stopAll([proxy, ...engines.values(), etcd])
      },
    }
  } catch (error) {
    await stopAll([...engines.values(), etcd])
    throw error
  }
}

async function startEtcd(folder: string): Promise<Engine> {
  const [port, peerPort] = [await findFreePort(), await findFreePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const data = path.join(folder, 'etcd')
  mkdirSync(data, { mode: 0o700 })
  return startEngine(
    [
      ...['etcd', '--name', 'drill', '--data-dir', data, '--log-level', 'error'],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `drill=${peers}`],
    ],
    port,
  )
}

interface Machine {
  folder: string
  command: string[]
  port: number
  restPort: number
}

async function prepareMachine(parent: string, name: Name, etcdPort: number): Promise<Machine> {
  const folder = path.join(parent, name)
  mkdirSync(folder, { mode: 0o700 })
  const [port, restPort] = [await findFreePort(), await findFreePort()]
  const text = replaceAll(deployed('patroni.yml'), [
    [/scope: entoto\nname: machine-a/, `scope: drill\nname: ${name}`],
    ['listen: 0.0.0.0:8008', `listen: 127.0.0.1:${restPort}`],
    ['connect_address: 10.0.0.1:8008', `connect_address: 127.0.0.1:${restPort}`],
    ['[10.0.0.1:2379, 10.0.0.2:2379, 10.0.0.3:2379]', `['127.0.0.1:${etcdPort}']`],
    ['listen: 0.0.0.0:5432', `listen: 127.0.0.1:${port}`],
    ['connect_address: 10.0.0.1:5432', `connect_address: 127.0.0.1:${port}`],
    ['/var/lib/postgresql/18/main', path.join(folder, 'data')],
    ['/usr/lib/postgresql/18/bin', newestPostgres()],
    ['/var/lib/postgresql/.pgpass-patroni', path.join(folder, 'pgpass')],
    [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
    ['local all all peer', 'local all all scram-sha-256'],
    ['change-me-replicator', passwords.replicator],
    ['change-me-postgres', passwords.postgres],
    ["hot_standby: 'on'", `hot_standby: 'on'\n        unix_socket_directories: '${folder}'`],
  ])
  const file = path.join(folder, 'patroni.yml')
  writeFileSync(file, text, { mode: 0o600 })
  const account = postgresAccount(path.join(folder, 'data'))
  return { folder, command: accountCommand(account, 'patroni', [file]).flat(), port, restPort }
}

function postmasterOf({ folder }: Machine): number {
  return Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function startProxyToPrimary(folder: string, machines: ReadonlyMap<Name, Machine>): Promise<Engine> {
  const port = await findFreePort()
  const [a, b] = [machines.get('machine-a'), machines.get('machine-b')]
  const text = replaceAll(deployed('haproxy.cfg'), [
    ['bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`],
    ['10.0.0.1:5432 check port 8008', `127.0.0.1:${a?.port} check port ${a?.restPort}`],
    ['10.0.0.2:5432 check port 8008', `127.0.0.1:${b?.port} check port ${b?.restPort}`],
  ])
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  return startEngine(['haproxy', '-db', '-q', '-f', file], port)
}

/** What any of the machines knows of all. */
async function membersOf(machines: ReadonlyMap<Name, Machine>) {
  for (const { restPort } of machines.values()) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined)
    const known = clusterSchema.safeParse(await answer?.json().catch(() => undefined))
    if (known.success)
      return known.data.members.filter(({ state }) => state === 'running' || state === 'streaming')
  }
  return []
}

async function isInSync(machines: ReadonlyMap<Name, Machine>): Promise<boolean> {
  const roles = (await membersOf(machines)).map(({ role }) => role)
  return roles.includes('leader') && roles.includes('sync_standby')
}

async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`not within ${patienceMs / 1000} s: ${what}`)
    await sleep(250)
  }
}
