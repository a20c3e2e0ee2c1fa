import { demoAccounts } from '../../scripts/lib/settings'
import { runScript } from '../../scripts/lib/run-script'
import { type ComparisonServer, startEmptyApp, startNginx } from './comparison-servers'
import { type Load, type LoadResult, measureLoad, residentMegabytes } from './load'
import { type BenchSite, withBenchSite } from './open-site'
import { printTable } from './table'

const seconds = 2
const rounds = 3

/** A kept page answers at least so many times a second in one process. */
const wantedKept = 5000
/** A page made per request, compared with an empty one. */
const wantedRatio = 0.5
/** The site after so many requests, in MB. */
const manyRequests = 20_000
const mostMegabytes = 400

const emptyPage = 'empty page, per request'
const ownPage = '/OneDayVehicles, per request'
const kept = ['/Home', '/OneDayVehicles', '/am/Home', '/Terms']

/*
 * npm run bench:pages: public pages, personal pages and lists of the API beside an empty page, a static file and nginx,
 * turn by turn in one run. Exit code 1 when a kept page, a page made per request or the memory misses its limit.
 */
await runScript((signal) =>
  withBenchSite(signal, async (site) => {
    const html = Buffer.from(await (await fetch(`${site.url}/Home`)).arrayBuffer())
    const servers = { empty: await startEmptyApp(signal), nginx: await startNginx(html) }
    try {
      const results = await measureAll(await loadsOf(site, servers), signal)
      const isQuick = reportLoads(results)
      if (!servers.nginx) console.log('  nginx is not installed: no comparison with it')
      const isSmall = await isFlat(site)
      return isQuick && isSmall ? 0 : 1
    } finally {
      await servers.empty.stop()
      await servers.nginx?.stop()
    }
  }),
)

type Servers = { empty: ComparisonServer; nginx: ComparisonServer | null }

async function loadsOf({ url, pid }: BenchSite, { empty, nginx }: Servers): Promise<Load[]> {
  const packed = { 'accept-encoding': 'br' }
  const cookie = await sessionCookie(url)
  const { origin } = new URL(url)
  const onSite = (name: string, path: string, headers?: Record<string, string>) => ({
    name,
    url: origin + path,
    pid,
    ...(headers && { headers }),
  })
  return [
    ...kept.map((path) => onSite(`${path}, kept, Brotli`, path, packed)),
    onSite('/Home, kept, plain', '/Home'),

    // Whoever has a message to read gets a page of their own.
    onSite(ownPage, '/OneDayVehicles', { cookie: 'flash=x' }),
    onSite('/UserDashboard, signed in', '/UserDashboard', { cookie }),
    onSite('/api/uploads', '/api/uploads'),
    onSite('/api/uploads/Ones', '/api/uploads/Ones'),
    onSite('/theme.js, static file', '/theme.js'),
    { name: emptyPage, ...empty },
    ...(nginx ? [{ name: 'nginx, the HTML of /Home', ...nginx }] : []),
  ]
}

async function sessionCookie(url: string): Promise<string> {
  const { email, password } = demoAccounts.find(({ role }) => role === 'user') ?? demoAccounts[0]
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function measureAll(loads: Load[], signal: AbortSignal): Promise<Map<string, LoadResult[]>> {
  const results = new Map<string, LoadResult[]>(loads.map(({ name }) => [name, []]))
  for (const load of loads) {
    // The first answer of all takes a busy machine more than a second.
    await (await fetch(load.url, { headers: load.headers ?? {} })).arrayBuffer()
    await measureLoad(load, 1)
  }
  for (let round = 1; round <= rounds; round++) {
    for (const load of loads) {
      signal.throwIfAborted()
      results.get(load.name)?.push(await measureLoad(load, seconds))
    }
    console.log(`… round ${round} of ${rounds}`)
  }
  return results
}

function medianOf(
  results: readonly LoadResult[] = [],
  value: (result: LoadResult) => number | undefined,
): number {
  const values = results.flatMap((result) => value(result) ?? [])
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}

function reportLoads(results: ReadonlyMap<string, readonly LoadResult[]>): boolean {
  const rateOf = (name: string) => medianOf(results.get(name), ({ rate }) => rate)
  const rows = [...results].map(([name, measured]) => {
    const isGood =
      (!name.includes(', kept, Brotli') || rateOf(name) >= wantedKept) &&
      (name !== ownPage || rateOf(name) >= wantedRatio * rateOf(emptyPage))
    const cpu = medianOf(measured, ({ cpuMsPerRequest }) => cpuMsPerRequest)
    const firstByte = medianOf(measured, ({ firstByteMs }) => firstByteMs)
    return { cells: [name, Math.round(rateOf(name)), cpu.toFixed(2), Math.round(firstByte)], isGood }
  })
  console.log('')
  printTable(['what', 'per second', 'CPU ms each', 'first byte ms'], rows)
  return rows.every(({ isGood }) => isGood)
}

/** Many requests for many different addresses: what is kept must not grow without end. */
async function isFlat({ url, pid }: BenchSite): Promise<boolean> {
  const megabytes: number[] = []
  for (let sent = 0; sent < manyRequests; sent += 8) {
    const addresses = Array.from({ length: 8 }, (_, index) => addressFor(sent + index))
    await Promise.all(addresses.map(async (address) => (await fetch(url + address)).arrayBuffer()))
    if ((sent + 8) % (manyRequests / 4) === 0) megabytes.push(Math.round(residentMegabytes(pid)))
  }
  console.log(`\n  MB after each quarter of ${manyRequests} requests: ${megabytes.join(', ')}`)
  return Math.max(...megabytes) <= mostMegabytes
}

function addressFor(index: number): string {
  if (index % 10 === 0) return `/OneDayVehicles?min=${index}`
  const pages = ['/Home', '/am/OneDayVehicles', '/or/Pricing', '/Terms', '/am/VehiclesTypes', '/Nowhere']
  return pages[index % pages.length] ?? '/'
}
