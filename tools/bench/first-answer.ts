import { withClient } from '../../scripts/lib/databases'
import type { BenchSite } from './open-site'

const rounds = 20
const warmUp = 3
const page = '/OneDayVehicles'

/** Of single requests, one after the other, in ms: the medians. */
export interface FirstAnswers {
  /** The first answer after a change, in each of two processes. */
  afterChange: number[]
  /** The same page made per request. */
  perRequest: number
}

/**
 * Changes a vehicle again and again, and times the first answers of two processes to whoever asks right after it. Throws
 * where an answer does not show the change.
 */
export async function measureFirstAnswers(site: BenchSite): Promise<FirstAnswers> {
  const twin = await site.startTwin()
  try {
    const urls = [site.url, twin.url]
    const afterChange = urls.map((): number[] => [])
    const perRequest: number[] = []
    await withClient(site.databaseUrl, async (client) => {
      for (let round = -warmUp; round < rounds; round++) {
        const name = `Changed ${round}`
        const change =
          "UPDATE vehicles SET name = $1 WHERE id = (SELECT min(id::text)::uuid FROM vehicles WHERE kind = 'one_day')"
        await client.query(change, [name])
        for (const [index, url] of urls.entries()) {
          const time = await timeOf(url, { wanted: name })
          if (round >= 0) afterChange[index]?.push(time)
        }
        const time = await timeOf(site.url, { wanted: name, cookie: 'flash=x' })
        if (round >= 0) perRequest.push(time)
      }
    })
    return { afterChange: afterChange.map(medianOf), perRequest: medianOf(perRequest) }
  } finally {
    await twin.stop()
  }
}

async function timeOf(url: string, { wanted, cookie }: { wanted: string; cookie?: string }): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url + page, { headers: { 'accept-encoding': 'br', ...(cookie && { cookie }) } })
  const html = await answer.text()
  const time = performance.now() - started
  if (!html.includes(wanted)) throw new Error(`the first answer of ${url} after a change is an old one`)
  return time
}

/** The middle of some figures; NaN of none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
