import { setTimeout as sleep } from 'node:timers/promises'
import { findBroken } from '../../scripts/lib/broken-invariants'
import { withClient } from '../../scripts/lib/databases'
import { keepRunning } from '../../scripts/lib/keep-running'
import { findFreePort } from '../../scripts/lib/ports'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment, type TestEnvironment } from '../../scripts/lib/test-environment'
import { buildTestSite } from '../../scripts/lib/test-site'
import type { WebServer } from '../../scripts/lib/web-server'
import { reportFindings } from '../bench/table'
import { Client } from './client'
import { prepareDatabase } from './database'
import { startGate, startPooler, startProxy } from './engines'
import { watchPlaces, watchSettings } from './freshness'
import { bookAndPay, compareWithDatabase } from './journeys'
import { environmentOf, startProcess } from './site'

const processes = 4
const customers = 6
const pauseMs = 400
const killEveryMs = 60_000
const cutMs = 60_000
const mostFailures = 0.001

/*
 * npm run drill:processes -- MINUTES (3): four processes behind nginx and PgBouncer, one of them killed each minute, while people
 * book, pay and are confirmed and an admin changes the settings; for one minute nothing can listen to the database. Exit code 1
 * when a booking is lost or there twice, an answer is stale, or more than one answer in a thousand is a 5xx.
 */
await runScript(async (signal) => {
  const minutes = Number(process.argv[2] ?? 3)
  const test = openTestEnvironment(signal)
  try {
    return await drill(test, minutes, signal)
  } finally {
    await test.close()
  }
})

async function drill(test: TestEnvironment, minutes: number, signal: AbortSignal): Promise<number> {
  const database = await runStep('database', async () => prepareDatabase(await test.database()))
  const dist = await buildTestSite(test, signal)
  const gate = await startGate(database.url)
  const pooler = await runStep('pooler', () => startPooler(test.folder, database.url))
  const ports = await Promise.all(Array.from({ length: processes }, findFreePort))
  const proxy = await runStep('proxy', () => startProxy(test.folder, ports))
  const siteUrl = `http://localhost:${proxy.port}`
  const env = {
    ...environmentOf(test, { databaseUrl: pooler.url, siteUrl, dist }),
    DATABASE_LISTEN_URL: gate.url,
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '1000',
  }
  const running = new Map<number, WebServer>()
  const stop = new AbortController()
  const start = async (port: number) => {
    const server = await startProcess(port, env, signal)
    running.set(port, server)
    return { ended: server.ended.then((how) => `process ended (${how})`), stop: server.stop }
  }
  const starters: Promise<void>[] = []
  try {
    const firsts = await runStep('processes', async () => {
      const started = []
      for (const port of ports) started.push([port, await start(port)] as const)
      return started
    })
    for (const [port, first] of firsts) {
      const options = { signal: stop.signal, tell: () => undefined, steadyMs: 5000 }
      starters.push(keepRunning(first, () => start(port), options))
    }
    const found = await runStep(`${minutes} minutes`, () =>
      work({ minutes, url: siteUrl, ports, running, gate, database, signal }),
    )
    const compared = await withClient(database.url, (client) => compareWithDatabase(client, found.told))
    const broken = await withClient(database.url, findBroken)
    return report({ ...found, ...compared, broken })
  } finally {
    stop.abort()
    await Promise.allSettled(starters)
    await Promise.all([proxy.stop(), pooler.stop()])
    gate.close()
  }
}

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>
type Work = {
  minutes: number
  url: string
  ports: readonly number[]
  running: ReadonlyMap<number, WebServer>
  gate: { setCut: (isCut: boolean) => void }
  database: Prepared
  signal: AbortSignal
}

async function work({ minutes, url, ports, running, gate, database, signal }: Work) {
  const tally = { answers: 0, failures: 0 }
  const clientOf = (person: Prepared['admin']) => Client.signIn({ url, tally }, person)
  const admin = await clientOf(database.admin)
  const people = await Promise.all(database.customers.slice(0, customers).map(clientOf))
  const observer = await clientOf(database.observer)
  const urls = ports.map((port) => `http://localhost:${port}`)
  const over = new AbortController()
  // Not `AbortSignal.timeout`: Node 20 forgets one that only stands within another signal.
  const timer = setTimeout(() => over.abort(), minutes * 60_000)
  const end = AbortSignal.any([signal, over.signal])
  const { vehicleId, observedId, places, date } = database
  let kills = 0
  const killer = async () => {
    while (!end.aborted) {
      await sleep(killEveryMs / 2, undefined, { signal: end }).catch(() => undefined)
      if (end.aborted) return
      running.get(ports[kills % ports.length] ?? 0)?.kill()
      kills += 1
      await sleep(killEveryMs / 2, undefined, { signal: end }).catch(() => undefined)
    }
  }
  const cutter = async () => {
    await sleep(45_000, undefined, { signal: end }).catch(() => undefined)
    gate.setCut(true)
    await sleep(cutMs, undefined, { signal: end }).catch(() => undefined)
    gate.setCut(false)
  }
  const shared = { admin, date, signal: end }
  const [told, places_, settings] = await Promise.all([
    Promise.all(people.map((one) => bookAndPay(one, { ...shared, vehicleId, pauseMs }))),
    watchPlaces({ ...shared, customer: observer, vehicleId: observedId, places, urls }),
    watchSettings({ ...shared, urls }),
    killer(),
    cutter(),
  ]).finally(() => clearTimeout(timer))
  signal.throwIfAborted()
  return { told: told.flat(), kills, tally, places: places_, settings }
}

type Found = Awaited<ReturnType<typeof work>> &
  Awaited<ReturnType<typeof compareWithDatabase>> & { broken: string[] }

function report({ told, kills, tally, places, settings, lost, twice, broken }: Found): number {
  const share = tally.failures / tally.answers
  return reportFindings([
    ['processes killed', kills, kills > 0],
    ['answers', tally.answers, tally.answers > 0],
    ['of them 5xx', `${tally.failures} (${(share * 100).toFixed(3)} %)`, share <= mostFailures],
    ['bookings told to be made', told.length, told.length > 0],
    ['and confirmed', told.filter(({ isConfirmed }) => isConfirmed).length, true],
    ['lost', lost, lost === 0],
    ['there twice', twice, twice === 0],
    ['places asked of each process', places.asked, places.asked > 0],
    ['of them stale', places.stale, places.stale === 0],
    ['settings looked for on each process', settings.asked, settings.asked > 0],
    ['not there within 5 s', settings.stale, settings.stale === 0],
    ['slowest, in ms', settings.slowestMs, true],
    ['rules of the database broken', broken.join(', ') || 0, broken.length === 0],
  ])
}
