import type pg from 'pg'
import { createDatabase, withClient, withDatabase } from '../../scripts/lib/databases'
import { generateClient } from '../../scripts/lib/generate'
import { migrate } from '../../scripts/lib/migrate'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { fillDesk } from './desk-data'
import { readsOfDesk, searchesOfDesk } from './desk-reads'
import { measureReads, quantile, type Timed } from './measure-reads'
import { bookingsPerVehicle, fillForScale } from './scale-data'
import { readsOfShop } from './scale-reads'
import { printTable } from './table'

type Fill = (client: pg.Client, size: number) => Promise<void>

// The shop grows by its fleet, the desk by the years: what happens on a day stays, what lies behind grows.
const vehicles = [1_000, 10_000, 100_000] as const
const bookings = [1_000, 100_000] as const

/** Every list at the largest size takes at most this often its time at each smaller one. */
const allowedFactor = 2
/** Of the searches at the largest size, 95 in 100 take at most so many milliseconds. */
const allowedSearch = 150

const grouped = (count: number) => count.toLocaleString('en')
const shopSize = (size: number) => `${grouped(size)} vehicles, ${grouped(size * bookingsPerVehicle)} bookings`
const deskSize = (size: number) => `${grouped(size)} bookings of one fleet`

const round = (value: number) => Math.round(value * 100) / 100

/*
 * npm run bench:scale [-- desk]: fills databases of its own and prints how long the lists take in each; `desk` or `shop` takes
 * one part. Exit code 1 when a list grows with what lies in the tables, or the search is slow.
 */
await runScript(async (signal) => {
  const [part] = process.argv.slice(2)
  const test = openTestEnvironment(signal)
  try {
    await generateClient(signal)
    const server = await runStep('database', () => test.database())
    const fillAll = async (sizes: readonly number[], describe: (size: number) => string, fill: Fill) => {
      const urls: string[] = []
      for (const size of sizes) {
        signal.throwIfAborted()
        const url = server.url(`${fill.name}_${size}`.toLowerCase())
        await runStep(describe(size), () => makeDatabase(url, (client) => fill(client, size)))
        urls.push(url)
      }
      return urls
    }
    let bad = 0
    if (part !== 'desk') {
      const urls = await fillAll(vehicles, shopSize, fillForScale)
      bad += reportLists(vehicles, await runStep('the shop', () => measureReads(urls, readsOfShop)))
    }
    if (part !== 'shop') {
      const urls = await fillAll(bookings, deskSize, fillDesk)
      bad += reportLists(bookings, await runStep('the desk', () => measureReads(urls, readsOfDesk)))
      bad += reportSearch(bookings, await runStep('the search', () => measureReads(urls, searchesOfDesk)))
    }
    return bad === 0 ? 0 : 1
  } finally {
    await test.close()
  }
})

async function makeDatabase(url: string, fill: (client: pg.Client) => Promise<void>): Promise<void> {
  await createDatabase(withDatabase(url, 'postgres'), new URL(url).pathname.slice(1))
  await migrate(url)
  await withClient(url, fill)
}

/** Prints the median of each list at each size; how many grow. */
function reportLists(sizes: readonly number[], results: readonly Timed[]): number {
  const rows = results.map(({ name, isFigures, times }) => {
    const medians = times.map((ofSize) => quantile(ofSize, 0.5))
    const largest = medians.at(-1) ?? 0
    const factors = medians.slice(0, -1).map((time) => round(largest / time))
    return {
      cells: [name, ...medians.map(round), ...factors],
      isGood: isFigures || factors.every((factor) => factor <= allowedFactor),
    }
  })
  const headings = sizes.map((size) => `ms at ${grouped(size)}`)
  const against = sizes.slice(0, -1).map((size) => `× ${grouped(size)}`)
  console.log('\n  medians of one page of each list, count included\n')
  printTable(['list', ...headings, ...against], rows)
  const bad = rows.filter(({ isGood }) => !isGood)
  console.log(`\n${rows.length - bad.length} lists within ${allowedFactor} times, ${bad.length} beyond`)
  return bad.length
}

/** Prints what 95 of 100 searches take at most, each and all together; 1 when those are slow at the largest size. */
function reportSearch(sizes: readonly number[], results: readonly Timed[]): number {
  const all = sizes.map((_, turn) =>
    results.flatMap(({ times }) => times[turn] ?? []).toSorted((one, other) => one - other),
  )
  const slowest = quantile(all.at(-1) ?? [], 0.95)
  const rows = [...results, { name: 'all', times: all }].map(({ name, times }) => ({
    cells: [name, ...times.map((ofSize) => round(quantile(ofSize, 0.95)))],
    isGood: name !== 'all' || slowest <= allowedSearch,
  }))
  console.log('\n  95 of 100 searches take at most\n')
  printTable(['search', ...sizes.map((size) => `ms at ${grouped(size)}`)], rows)
  return slowest <= allowedSearch ? 0 : 1
}
