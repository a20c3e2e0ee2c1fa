import { demoAccounts } from '@/lib/core/demo-accounts'
import { runScript } from '../../scripts/lib/run-script'
import { type ComparisonServer, startEmptyApp, startNginx } from './comparison-servers'
import { measureFirstAnswers, medianOf } from './first-answer'
import { type Load, type LoadResult, measureLoad } from './load'
import { measureMemory } from './memory'
import { type BenchSite, withBenchSite } from './open-site'
import { printTable } from './table'

const seconds = 2
const rounds = 3

/** A kept page answers at least so many times a second in one process. */
const wantedKept = 5000
/** A page made per request is at least so fast, beside the emptiest page of this site. */
const wantedRatio = 0.5
/** The first answer after a change, beside the page made per request; the rest is the machine's own noise. */
const mostFirstAnswer = 1.1
const mostMegabytes = 400
/** How much more the last quarter of the requests may leave than the second. */
const mostGrowth = 1.1

const kept = ['/Home', '/OneDayVehicles', '/am/Home', '/Terms']
/** Next and nothing of ours: no frame, no languages, no server in front. */
const emptyApp = 'Next’s empty page'
/** In the frame of every public page, with a heading and three sentences. */
const emptyPage = '/Offline, per request'
const perRequest = ['/OneDayVehicles', '/Home']
const personal = { user: ['/UserDashboard', '/UserProfile'], admin: ['/Admin'] } as const

/*
 * npm run bench:pages: public pages, personal pages and lists of the API beside an empty page, a static file and nginx,
 * turn by turn in one run, then the first answers after a change, then the memory. Exit code 1 when a kept page, a page
 * made per request, a first answer or the memory misses its limit.
 */
await runScript((signal) =>
  withBenchSite(signal, async (site) => {
    const html = Buffer.from(await (await fetch(`${site.url}/Home`)).arrayBuffer())
    const servers = { empty: await startEmptyApp(signal), nginx: await startNginx(html) }
    try {
      const results = await measureAll(await loadsOf(site, servers), signal)
      const isQuick = reportLoads(results)
      if (!servers.nginx) console.log('  nginx is not installed: no comparison with it')
      const isFresh = await areFirstAnswersQuick(site)
      const isSmall = await isSmallAndFlat(site)
      return isQuick && isFresh && isSmall ? 0 : 1
    } finally {
      await servers.empty.stop()
      await servers.nginx?.stop()
    }
  }),
)

type Servers = { empty: ComparisonServer; nginx: ComparisonServer | null }

async function loadsOf({ url, pid }: BenchSite, { empty, nginx }: Servers): Promise<Load[]> {
  const { origin } = new URL(url)
  const onSite = (name: string, path: string, headers: Record<string, string> = {}): Load => ({
    name,
    url: origin + path,
    pid,
    headers,
  })
  const packed = { 'accept-encoding': 'br' }
  // Whoever has a message to read gets a page of their own.
  const own = { ...packed, cookie: 'flash=x' }
  const signedIn = { user: await sessionCookie(url, 'user'), admin: await sessionCookie(url, 'admin') }
  const ofPerson = (role: 'user' | 'admin') =>
    personal[role].map((path) => onSite(`${path}, signed in`, path, { ...packed, cookie: signedIn[role] }))
  return [
    ...kept.map((path) => onSite(`${path}, kept, Brotli`, path, packed)),
    onSite('/Home, kept, plain', '/Home'),
    onSite(emptyPage, '/Offline', own),
    ...perRequest.map((path) => onSite(`${path}, per request`, path, own)),
    ...ofPerson('user'),
    ...ofPerson('admin'),
    onSite('/api/uploads', '/api/uploads'),
    onSite('/api/uploads/Ones', '/api/uploads/Ones'),
    onSite('/theme.js, static file', '/theme.js'),
    { name: emptyApp, ...empty },
    ...(nginx ? [{ name: 'nginx, the HTML of /Home', ...nginx }] : []),
  ]
}

async function sessionCookie(url: string, wanted: 'user' | 'admin'): Promise<string> {
  const { email, password } = demoAccounts.find(({ role }) => role === wanted) ?? demoAccounts[0]
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
    await measureLoad(load, seconds)
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

function reportLoads(results: ReadonlyMap<string, readonly LoadResult[]>): boolean {
  const rateOf = (name: string) => medianOf((results.get(name) ?? []).map(({ rate }) => rate))
  const rows = [...results].map(([name, measured]) => {
    const rate = rateOf(name)
    const ratio = rate / rateOf(emptyPage)
    const isGood = isKept(name) ? rate >= wantedKept : !isMade(name) || ratio >= wantedRatio
    const cpu = medianOf(measured.flatMap(({ cpuMsPerRequest }) => cpuMsPerRequest ?? []))
    const firstByte = medianOf(measured.map(({ firstByteMs }) => firstByteMs))
    const besideEmpty = isMade(name) || name === emptyApp ? ratio.toFixed(2) : ''
    return { cells: [name, Math.round(rate), cpu.toFixed(2), Math.round(firstByte), besideEmpty], isGood }
  })
  console.log('')
  printTable(['what', 'per second', 'CPU ms each', 'first byte ms', 'beside /Offline'], rows)
  return rows.every(({ isGood }) => isGood)
}

function isKept(name: string): boolean {
  return name.endsWith(', kept, Brotli')
}

function isMade(name: string): boolean {
  return name.endsWith(', per request') || name.endsWith(', signed in')
}

async function areFirstAnswersQuick(site: BenchSite): Promise<boolean> {
  const { afterChange, perRequest: made } = await measureFirstAnswers(site)
  const [one, other] = afterChange.map((ms) => ms.toFixed(1))
  console.log(
    `\n  first answer after a change: ${one} and ${other} ms on two processes; made per request: ${made.toFixed(1)} ms`,
  )
  return Math.max(...afterChange) <= mostFirstAnswer * made
}

async function isSmallAndFlat(site: BenchSite): Promise<boolean> {
  const { quarters, peak } = await measureMemory(site)
  console.log(`\n  MB after each quarter of 20,000 requests: ${quarters.join(', ')}; at most ${peak}`)
  const [, second = NaN] = quarters
  return Math.max(...quarters) <= mostMegabytes && (quarters.at(-1) ?? NaN) <= mostGrowth * second
}
