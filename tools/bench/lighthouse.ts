import lighthouse, { type RunnerResult } from 'lighthouse'
import { isListed } from '@/lib/routes/public-pages'
import { launchBrowser } from '../../scripts/lib/browser'
import { findFreePort } from '../../scripts/lib/ports'
import { runScript } from '../../scripts/lib/run-script'
import { withBenchSite } from './open-site'
import { chooseAddresses, publicAddresses, type PublicAddress } from './public-addresses'
import { printTable } from './table'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

const lowest: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = 3
/** How often a page that is below them is judged. */
const rounds = 3
/** How often one run is tried. */
const attempts = 3

type Lighthouse = RunnerResult['lhr']
type Row = { address: string; scores: Scores; failed: string[] }

/*
 * npm run bench:lighthouse [-- /Home am once]: Lighthouse for phones, the median of three runs per public page and
 * language; paths and languages choose some, `once` takes one run. A page that is below the limit is judged again when
 * the others have been, because a busy machine only ever makes a page look slower: its best median counts. Exit code 1
 * when a score is too low.
 */
await runScript((signal) =>
  withBenchSite(signal, async ({ url, browser }) => {
    const words = process.argv.slice(2)
    const isOnce = words.includes('once')
    const chosen = chooseAddresses(
      await publicAddresses(url),
      words.filter((word) => word !== 'once'),
    )
    const port = await findFreePort()
    const chrome = await launchBrowser(browser, [`--remote-debugging-port=${port}`])
    try {
      const commands = await chrome.newBrowserCDPSession()
      const rows = new Map<string, Row>()
      let waiting: readonly PublicAddress[] = chosen
      for (let round = 1; round <= (isOnce ? 1 : rounds) && waiting.length > 0; round++) {
        for (const [index, page] of waiting.entries()) {
          const results: Lighthouse[] = []
          for (let turn = 0; turn < (isOnce ? 1 : runs); turn++) {
            signal.throwIfAborted()
            // Lighthouse keeps cookies, and the language of the page before would lead away from this one.
            await commands.send('Storage.clearCookies')
            results.push(await audit({ url, page, port }))
          }
          const row = rowOf(page, results)
          const known = rows.get(page.address)
          if (!known || known.scores.performance < row.scores.performance) rows.set(page.address, row)
          const figures = categories.map((name) => row.scores[name]).join(' ')
          const speed = Math.round(results[0]?.environment.benchmarkIndex ?? 0)
          console.log(`… ${index + 1} of ${waiting.length}  ${page.address}  ${figures}  machine ${speed}`)
        }
        waiting = waiting.filter(({ address }) => !isGood(rows.get(address)))
      }
      return report([...rows.values()])
    } finally {
      await chrome.close()
    }
  }),
)

interface Audit {
  /** Of the site. */
  url: string
  page: PublicAddress
  /** On which the browser takes commands. */
  port: number
}

/** One run. Where the browser recorded nothing to judge (which happens now and then), it is asked again. */
async function audit({ url, page, port }: Audit): Promise<Lighthouse> {
  let trouble = 'no result'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(url + page.address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      // A page that mails lead to is meant to be left out by search engines.
      skipAudits: isListed(page.path) ? null : ['is-crawlable'],
      locale: 'en-US',
    })
    if (result && !result.lhr.runtimeError) {
      const { finalDisplayedUrl } = result.lhr
      if (new URL(finalDisplayedUrl).pathname !== new URL(url + page.address).pathname)
        throw new Error(`${page.address} led to ${finalDisplayedUrl}`)
      return result.lhr
    }
    trouble = result?.lhr.runtimeError?.message ?? trouble
  }
  throw new Error(`${page.address}: ${trouble}`)
}

function rowOf({ address }: PublicAddress, results: readonly Lighthouse[]): Row {
  return {
    address,
    scores: medianOf(results.map(scoresOf)),
    failed: [...new Set(results.flatMap(failedAudits))],
  }
}

function isGood(row: Row | undefined): boolean {
  return row !== undefined && categories.every((name) => row.scores[name] >= lowest[name])
}

function scoresOf(report: Lighthouse): Scores {
  return eachCategory((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
}

function medianOf(all: readonly Scores[]): Scores {
  return eachCategory(
    (name) => all.map((scores) => scores[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
  )
}

function eachCategory(of: (name: keyof Scores) => number): Scores {
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  }
}

/** The audits that cost points. Of performance only the figures that are far off: a number is no mistake. */
function failedAudits({ categories: found, audits }: Lighthouse): string[] {
  return categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === 'performance' ? 0.8 : 1))
      .map(({ id }) => (audits[id]?.displayValue ? `${id} ${audits[id].displayValue}` : id)),
  )
}

function report(rows: readonly Row[]): number {
  printTable(
    ['page', ...categories, 'audits that cost points'],
    rows.map((row) => ({
      cells: [row.address, ...categories.map((name) => row.scores[name]), row.failed.join(', ')],
      isGood: isGood(row),
    })),
  )
  const bad = rows.filter((row) => !isGood(row)).length
  console.log(`\n${rows.length - bad} pages good enough, ${bad} not`)
  return bad === 0 ? 0 : 1
}
