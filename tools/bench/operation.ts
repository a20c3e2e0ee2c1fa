import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { findFreePort } from '../../scripts/lib/ports'
import { runScript } from '../../scripts/lib/run-script'
import { StepError } from '../../scripts/lib/steps'
import type { WebServer } from '../../scripts/lib/web-server'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { startProxy } from '../drills/engines'
import { environmentOf } from '../drills/site'
import { type ComparisonServer, startNginx } from './comparison-servers'
import { medianOf } from './first-answer'
import { startFromNothing } from './from-nothing'
import { type Load, measureLoad } from './load'
import { type BenchSite, withBenchSite } from './open-site'
import { printTable } from './table'

const seconds = 2
const rounds = 14
const packed = { 'accept-encoding': 'br' }

/** From an empty machine that has the image to an answer through the proxy. */
const wantedReadyMs = 90_000
/** Through the proxy, beside the same bytes from its own disk. */
const wantedOfDisk = 0.5
/** A process that is watched, beside one that is not. */
const wantedWatched = 0.97

/*
 * npm run bench:operation: how long a new machine takes until it serves, how long a process takes to start and what it holds; what
 * the proxy of scripts/deploy reaches with pages and files of two processes, beside the same bytes from its disk; what metrics and
 * traces cost. Exit code 1 where a machine takes more than 90 seconds, the proxy reaches less than half, or watching costs more than
 * 3 % of the answers.
 */
await runScript((signal) =>
  withBenchSite(signal, async (site) => {
    const isSoon = await measureStart(site, signal)
    const collector = await startCollector()
    const metricsPort = await findFreePort()
    const startedAt = performance.now()
    const plain = await site.startTwin()
    const startMs = performance.now() - startedAt
    const atFirst = megabytes(plain)
    const watched = await site.startTwin({
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    })
    const scraping = setInterval(() => void fetch(`http://localhost:${metricsPort}/metrics`), 5000)
    try {
      const isCheap = reportWatching(await measurePairs(watchedPairs({ plain, watched }), signal))
      const spans = collector.received()
      console.log(`  ${spans} sendings of traces arrived`)
      const isQuick = await measureProxy(site, plain, signal)
      console.log('')
      printTable(
        ['a process', 'ready after', 'at first', 'after the load'],
        [
          {
            cells: ['', `${Math.round(startMs)} ms`, `${atFirst} MB`, `${megabytes(plain)} MB`],
            isGood: true,
          },
        ],
      )
      return isSoon && isCheap && isQuick && spans > 0 ? 0 : 1
    } finally {
      clearInterval(scraping)
      await Promise.all([plain.stop(), watched.stop()])
      collector.stop()
    }
  }),
)

async function measureStart({ dist }: BenchSite, signal: AbortSignal): Promise<boolean> {
  const test = openTestEnvironment(signal)
  const siteUrl = 'http://localhost:8080'
  const env = environmentOf(test, { databaseUrl: '', siteUrl, dist })
  try {
    const steps = await startFromNothing({ ...env, TRUST_PROXY: '1' }, signal)
    const total = steps.reduce((sum, { ms }) => sum + ms, 0)
    const isGood = total <= wantedReadyMs
    const rows = [...steps, { name: 'together', ms: total }]
    console.log('')
    printTable(
      ['from nothing', 'seconds'],
      rows.map(({ name, ms }) => ({ cells: [name, (ms / 1000).toFixed(1)], isGood })),
    )
    return isGood
  } finally {
    await test.close()
  }
}

/** Takes whatever a process sends of its traces. */
async function startCollector() {
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}`, received: () => received, stop: () => void server.close() }
}

type Pair = { name: string; first: Load; second: Load }

function watchedPairs({ plain, watched }: { plain: WebServer; watched: WebServer }): Pair[] {
  const loadOf = ({ url, pid }: WebServer, address: string, cookie = ''): Load => ({
    name: address,
    url: url + address,
    pid,
    headers: { ...packed, ...(cookie && { cookie }) },
  })
  const addresses = [
    ['/Home, kept', '/Home', ''],
    ['/Home, per request', '/Home', 'flash=x'],
    ['/api/uploads/Ones', '/api/uploads/Ones', ''],
  ] as const
  return addresses.map(([name, address, cookie]) => ({
    name,
    first: loadOf(plain, address, cookie),
    second: loadOf(watched, address, cookie),
  }))
}

type Measured = { name: string; first: number; second: number; ratio: number }

/** Answers a second of each pair, in turns: a busy moment of the machine hits both of a round, whose ratio is what counts. */
async function measurePairs(pairs: readonly Pair[], signal: AbortSignal): Promise<Measured[]> {
  const rates = pairs.map(({ name }) => ({ name, first: [] as number[], second: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { first, second }] of pairs.entries()) {
      signal.throwIfAborted()
      const order = round % 2 === 0 ? ([first, second] as const) : ([second, first] as const)
      for (const load of order) {
        const { rate } = await measureLoad(load, seconds)
        // The first round warms up.
        if (round > 0) rates[index]?.[load === first ? 'first' : 'second'].push(rate)
      }
    }
  }
  return rates.map(({ name, first, second }) => ({
    ...{ name, first: medianOf(first), second: medianOf(second) },
    ratio: medianOf(second.map((rate, round) => rate / (first[round] ?? rate))),
  }))
}

function reportWatching(measured: readonly Measured[]): boolean {
  const rows = measured.map(({ name, first, second, ratio }) => ({
    cells: [name, Math.round(first), Math.round(second), ratio.toFixed(3)],
    isGood: ratio >= wantedWatched,
  }))
  console.log('')
  printTable(['metrics and traces', 'without', 'with', 'ratio'], rows)
  return rows.every(({ isGood }) => isGood)
}

/** A page and a file through the proxy of scripts/deploy, beside nginx with the same bytes on its disk. */
async function measureProxy(site: BenchSite, other: WebServer, signal: AbortSignal): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-proxy-'))
  const ports = [site.url, other.url].map((url) => Number(new URL(url).port))
  const proxy = await startProxy(folder, ports)
  const disks: ComparisonServer[] = []
  try {
    const pairs: Pair[] = []
    for (const [name, address] of [
      ['/Home', '/Home'],
      ['a script of /Home', await scriptOf(`${site.url}/Home`)],
    ] as const) {
      const disk = await startNginx(await packedBytes(site.url + address))
      if (!disk) throw new StepError('nginx is missing', 'apt-get install nginx')
      disks.push(disk)
      pairs.push({
        name,
        first: { name, url: disk.url, headers: packed },
        second: { name, url: `http://localhost:${proxy.port}${address}`, headers: packed },
      })
    }
    const rows = (await measurePairs(pairs, signal)).map(({ name, first, second, ratio }) => ({
      cells: [name, Math.round(first), Math.round(second), ratio.toFixed(2)],
      isGood: ratio >= wantedOfDisk,
    }))
    console.log('')
    printTable(['through the proxy', 'from its disk', 'from the site', 'ratio'], rows)
    return rows.every(({ isGood }) => isGood)
  } finally {
    await Promise.all([proxy.stop(), ...disks.map(({ stop }) => stop())])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  if (!script) throw new Error(`${url} has no script`)
  return script
}

/** What goes over the wire, packed as it is. */
async function packedBytes(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: packed }), 'response')) as [IncomingMessage]
  return buffer(answer)
}

function megabytes({ pid }: WebServer): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  )
}
