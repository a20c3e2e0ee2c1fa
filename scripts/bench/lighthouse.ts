import { chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { findFreePort } from '../lib/ports'
import { runScript } from '../lib/run-script'
import { withBenchSite } from './open-site'
import { chooseAddresses, publicAddresses } from './public-addresses'
import { printTable } from './table'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

const lowest: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const runs = 3
/** How often one run is tried. */
const attempts = 3

type Lighthouse = RunnerResult['lhr']
type Row = { address: string; scores: Scores; failed: string[] }

/*
 * npm run bench:lighthouse [-- /Home am once]: Lighthouse for phones, the median of three runs per public page and
 * language; paths and languages choose some, `once` takes one run. Exit code 1 when a score is too low.
 */
await runScript((signal) =>
  withBenchSite(signal, async ({ url, browser }) => {
    const words = process.argv.slice(2)
    const turns = words.includes('once') ? 1 : runs
    const chosen = chooseAddresses(
      await publicAddresses(url),
      words.filter((word) => word !== 'once'),
    )
    const port = await findFreePort()
    const chrome = await chromium.launch({
      executablePath: browser.executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
      env: { ...process.env, ...browser.env },
    })
    try {
      const rows: Row[] = []
      for (const { address } of chosen) {
        const results: Lighthouse[] = []
        for (let turn = 0; turn < turns; turn++) {
          signal.throwIfAborted()
          results.push(await audit(url + address, port))
        }
        const scores = medianOf(results.map(scoresOf))
        rows.push({ address, scores, failed: [...new Set(results.flatMap(failedAudits))] })
        const figures = categories.map((name) => scores[name]).join(' ')
        console.log(`… ${rows.length} of ${chosen.length}  ${address}  ${figures}`)
      }
      return report(rows)
    } finally {
      await chrome.close()
    }
  }),
)

/** One run. Where the browser recorded nothing to judge (which happens now and then), it is asked again. */
async function audit(url: string, port: number): Promise<Lighthouse> {
  let trouble = 'no result'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      locale: 'en-US',
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    trouble = result?.lhr.runtimeError?.message ?? trouble
  }
  throw new Error(`${url}: ${trouble}`)
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
  const isGood = ({ scores }: Row) => categories.every((name) => scores[name] >= lowest[name])
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
