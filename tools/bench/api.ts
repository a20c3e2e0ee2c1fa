import { runScript } from '../../scripts/lib/run-script'
import { answersPerSecond } from './api-load'
import { withBenchSite } from './open-site'
import { printTable } from './table'

/** Prerendered pages; the quickest of them is the measure. */
const pages = ['/Services', '/Tutorial', '/EasyBookingSteps']

/** Public lists of the API. */
const lists = ['/uploads', '/uploads/type/suv', '/uploads/Ones', '/uploads/ones', '/uploads/price/3k']

/** A list answers at least this often for each time that a page does. */
const wantedRatio = 0.5

const rounds = 3
const msEach = 1500
const atOnce = 16

/*
 * npm run bench:api: how many times a second the same server answers with a public list of the API and with a static
 * page, turn by turn in one run. Exit code 1 when a list comes less than half as often.
 */
await runScript((signal) =>
  withBenchSite(signal, async ({ url }) => {
    const addresses = [...pages, ...lists.map((path) => `/api${path}`)]
    const rates = new Map<string, number[]>(addresses.map((address) => [address, []]))
    const measure = (address: string, ms: number) =>
      answersPerSecond(url + address, { atOnce, ms, headers: { 'accept-encoding': 'gzip' }, status: 200 })
    for (const address of addresses) await measure(address, 500)
    for (let round = 1; round <= rounds; round++) {
      for (const address of addresses) {
        signal.throwIfAborted()
        rates.get(address)?.push(await measure(address, msEach))
      }
      console.log(`… round ${round} of ${rounds}`)
    }
    return report(rates)
  }),
)

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function report(rates: ReadonlyMap<string, readonly number[]>): number {
  const rateOf = (address: string) => median(rates.get(address) ?? [])
  const quickest = Math.max(...pages.map(rateOf))
  const rows = [...rates.keys()].map((address) => {
    const ratio = Math.round((rateOf(address) / quickest) * 100) / 100
    const isGood = pages.includes(address) || ratio >= wantedRatio
    return { cells: [address, Math.round(rateOf(address)), ratio], isGood }
  })
  console.log('\n  answers a second, and their ratio to the quickest static page\n')
  printTable(['address', 'per second', 'ratio'], rows)
  const bad = rows.filter(({ isGood }) => !isGood).length
  console.log(
    `\n${lists.length - bad} lists at least ${wantedRatio} times as quick as a static page, ${bad} not`,
  )
  return bad === 0 ? 0 : 1
}
