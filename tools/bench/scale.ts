import { createDatabase, withClient } from '../../scripts/lib/databases'
import { generateClient } from '../../scripts/lib/generate'
import { migrate } from '../../scripts/lib/migrate'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { bookingsPerVehicle, fillForScale } from './scale-data'
import { measureReads } from './scale-reads'
import { printTable } from './table'

const sizes = [1_000, 10_000, 100_000] as const

/** Every list at the largest size takes at most this often its time at each smaller one. */
const allowedFactor = 2

/*
 * npm run bench:scale: fills three databases of its own and prints how long the lists take in each. Exit code 1 when
 * a list grows with the fleet.
 */
await runScript(async (signal) => {
  const test = openTestEnvironment(signal)
  try {
    await generateClient(signal)
    const server = await runStep('database', () => test.database())
    const databases: { size: number; url: string }[] = []
    for (const size of sizes) {
      const name = `scale_${size}`
      const url = server.url(name)
      await runStep(
        `${size.toLocaleString('en')} vehicles, ${(size * bookingsPerVehicle).toLocaleString('en')} bookings`,
        async () => {
          signal.throwIfAborted()
          await createDatabase(server.url('postgres'), name)
          await migrate(url)
          await withClient(url, (client) => fillForScale(client, size))
        },
      )
      databases.push({ size, url })
    }
    return report(await runStep('reading', () => measureReads(databases)))
  } finally {
    await test.close()
  }
})

function report(results: Awaited<ReturnType<typeof measureReads>>): number {
  const round = (value: number) => Math.round(value * 100) / 100
  const rows = results.map(({ name, times }) => {
    const largest = times.at(-1) ?? 0
    const factors = times.slice(0, -1).map((time) => round(largest / time))
    return {
      cells: [name, ...times.map(round), ...factors],
      isGood: factors.every((factor) => factor <= allowedFactor),
    }
  })
  const headings = sizes.map((size) => `ms at ${size.toLocaleString('en')}`)
  const against = sizes.slice(0, -1).map((size) => `× ${size.toLocaleString('en')}`)
  console.log('\n  medians of one page of each list, count included\n')
  printTable(['list', ...headings, ...against], rows)
  const bad = rows.filter(({ isGood }) => !isGood)
  console.log(`\n${rows.length - bad.length} lists within ${allowedFactor} times, ${bad.length} beyond`)
  return bad.length === 0 ? 0 : 1
}
