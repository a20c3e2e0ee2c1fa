import { setTimeout as sleep } from 'node:timers/promises'
import { findBroken } from '../../scripts/lib/broken-invariants'
import { withClient } from '../../scripts/lib/databases'
import { findFreePort } from '../../scripts/lib/ports'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment, type TestEnvironment } from '../../scripts/lib/test-environment'
import { buildTestSite } from '../../scripts/lib/test-site'
import { reportFindings } from '../bench/table'
import { at, Client } from './client'
import { type Cluster, startCluster } from './cluster'
import { prepareDatabase } from './database'
import { bookAndPay, compareWithDatabase } from './journeys'
import { environmentOf, startProcess } from './site'

const bookingsOfRound = 500
const scarcePlaces = 40
const mostSeconds = 30
// A minute: twice as long as another machine may take to become the primary.
const mostTries = 240

/*
 * npm run drill:failover -- TIMES (5): PostgreSQL on two machines with Patroni, etcd and HAProxy, as docs/operations/database.md
 * describes them; each time the primary is killed in the middle of 500 bookings that are paid and confirmed, while others want more
 * places of a vehicle than it has, and comes back as the standby. Exit code 1 when something that was confirmed is lost or there
 * twice, a day holds more than exists, or nothing can be booked for more than 30 seconds.
 */
await runScript(async (signal) => {
  const times = Number(process.argv[2] ?? 5)
  const test = openTestEnvironment(signal)
  try {
    return await drill(test, times, signal)
  } finally {
    await test.close()
  }
})

async function drill(test: TestEnvironment, times: number, signal: AbortSignal): Promise<number> {
  const dist = await buildTestSite(test, signal)
  const cluster = await runStep('two machines', () => startCluster(test.folder))
  try {
    const database = await runStep('database', () => prepareDatabase(cluster))
    const port = await findFreePort()
    const siteUrl = `http://localhost:${port}`
    const env = {
      ...environmentOf(test, { databaseUrl: database.url, siteUrl, dist }),
      RATE_LIMIT_FACTOR: '1000',
    }
    const server = await runStep('site', () => startProcess(port, env, signal))
    try {
      return await work({ cluster, database, url: siteUrl, times, signal })
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>
type Work = { cluster: Cluster; database: Prepared; url: string; times: number; signal: AbortSignal }

async function work({ cluster, database, url, times, signal }: Work): Promise<number> {
  const tally = { answers: 0, failures: 0 }
  const clientOf = (person: Prepared['admin']) => Client.signIn({ url, tally, mostTries }, person)
  const admin = await clientOf(database.admin)
  const people = await Promise.all(database.customers.map(clientOf))
  const observer = await clientOf(database.observer)
  await withClient(database.url, (client) =>
    client.query('UPDATE vehicles SET quantity = $1 WHERE id = $2', [
      scarcePlaces * times,
      database.observedId,
    ]),
  )
  const told: Awaited<ReturnType<typeof bookAndPay>> = []
  let scarce = 0
  const pauses: number[] = []
  for (let time = 1; time <= times; time++) {
    const found = await runStep(`primary killed, ${time} of ${times}`, () =>
      oneRound({
        cluster,
        database,
        admin,
        people,
        observer,
        signal,
        wanted: scarcePlaces + (time === times ? 20 : 0),
      }),
    )
    told.push(...found.told)
    scarce += found.scarce
    pauses.push(found.seconds)
    await runStep(`${found.killed} is back as the standby`, () => cluster.bringBack(found.killed))
  }
  const compared = await withClient(database.url, (client) => compareWithDatabase(client, told))
  const broken = await withClient(database.url, findBroken)
  const held = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ held: string }>(
      "SELECT count(*) AS held FROM bookings WHERE vehicle_id = $1 AND status = 'pending'",
      [database.observedId],
    )
    return Number(rows[0]?.held)
  })
  const slowest = Math.max(...pauses)
  return reportFindings([
    ['primaries killed', times, true],
    ['bookings told to be made', told.length, told.length >= times * bookingsOfRound],
    ['and confirmed', told.filter(({ isConfirmed }) => isConfirmed).length, true],
    ['lost', compared.lost, compared.lost === 0],
    ['there twice', compared.twice, compared.twice === 0],
    ['places of the scarce vehicle', scarcePlaces * times, true],
    ['told to be booked', scarce, scarce === scarcePlaces * times],
    ['booked', held, held === scarce],
    [
      'seconds without a booking, each time',
      pauses.map((one) => one.toFixed(1)).join(' '),
      slowest <= mostSeconds,
    ],
    ['answers', tally.answers, true],
    ['of them 5xx, sent again', tally.failures, true],
    ['rules of the database broken', broken.join(', ') || 0, broken.length === 0],
  ])
}

type Round = Omit<Work, 'url' | 'times'> & {
  admin: Client
  people: readonly Client[]
  observer: Client
  /** How many places of the scarce vehicle are asked for. */
  wanted: number
}

/** 500 bookings, with the primary killed after half of them. */
async function oneRound({ cluster, database, admin, people, observer, signal, wanted }: Round) {
  const enough = new AbortController()
  const ended = AbortSignal.any([signal, enough.signal])
  let count = 0
  let killing: ReturnType<Cluster['killPrimary']> | undefined
  let lastAt = Date.now()
  let seconds = 0
  const onBooked = () => {
    count += 1
    seconds = Math.max(seconds, (Date.now() - lastAt) / 1000)
    lastAt = Date.now()
    if (count === bookingsOfRound / 2) killing = cluster.killPrimary()
    if (count >= bookingsOfRound) enough.abort()
  }
  const { vehicleId, observedId, date } = database
  const shared = { admin, vehicleId, date, signal: ended, pauseMs: 0, onBooked }
  const [told, scarce] = await Promise.all([
    Promise.all(people.map((one) => bookAndPay(one, shared))),
    bookScarce(observer, { vehicleId: observedId, date, wanted }),
  ])
  signal.throwIfAborted()
  if (!killing) throw new Error('nothing was killed')
  return { told: told.flat(), scarce, seconds, killed: await killing }
}

/** Asks for places of a vehicle one after the other; how many were given. */
async function bookScarce(
  customer: Client,
  { vehicleId, date, wanted }: { vehicleId: string; date: string; wanted: number },
): Promise<number> {
  let given = 0
  for (let turn = 0; turn < wanted; turn++) {
    const body = { vehicleId, date, phone: '+251911234567', destination: `Scarce ${turn}` }
    const { status, body: answer } = await customer.ask('/bookings', {
      method: 'POST',
      body,
      key: crypto.randomUUID(),
    })
    if (status === 201) given += 1
    else if (at(answer, 'code') !== 'SOLD_OUT')
      throw new Error(`booking: ${status} ${JSON.stringify(answer)}`)
    await sleep(400)
  }
  return given
}
