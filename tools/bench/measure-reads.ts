import { PrismaPg } from '@prisma/adapter-pg'
import type { SignedInActor } from '@/lib/auth/permissions'
import type { Database } from '@/lib/db/client'
import { nameOfStatement } from '@/lib/db/connection'
import { PrismaClient } from '@/lib/db/generated/client'

const rounds = 60
const warmUp = 10

/** Something that a page reads. What sums up a time, and is no page of rows, may cost what that time holds. */
export type Read = { name: string; run: () => Promise<unknown>; isFigures?: boolean }

/** What a read took at each size, in the order of the sizes: milliseconds of every round, in order. */
export type Timed = { name: string; isFigures: boolean; times: number[][] }

/** Who reads in the bench. */
export const benchAdmin: SignedInActor = {
  id: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  sessionId: '',
  email: '',
  firstName: '',
  lastName: '',
}

/** The time that a share of sorted times does not exceed: 0.5 for the median. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

type Scale = { client: Database; reads: Read[] }

const shared: typeof globalThis & { entotoDatabase?: Database } = globalThis

/** Makes the services of this process work on another database. */
function workOn(client: Database): void {
  shared.entotoDatabase = client
}

async function openScale(url: string, readsOf: () => Promise<Read[]>): Promise<Scale> {
  const adapter = new PrismaPg({ connectionString: url }, { statementNameGenerator: nameOfStatement })
  const client = new PrismaClient({ adapter })
  workOn(client)
  return { client, reads: await readsOf() }
}

/** Times each read in each database. The databases take turns, so that a busy moment of the machine hits them alike. */
export async function measureReads(
  urls: readonly string[],
  readsOf: () => Promise<Read[]>,
): Promise<Timed[]> {
  const scales: Scale[] = []
  for (const url of urls) scales.push(await openScale(url, readsOf))
  const results = (scales[0]?.reads ?? []).map(({ name, isFigures = false }) => ({
    ...{ name, isFigures },
    times: scales.map((): number[] => []),
  }))
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, { times }] of results.entries()) {
      for (const [turn, { client, reads }] of scales.entries()) {
        workOn(client)
        const read = reads[index]
        const time = read ? await timeOf(read.run) : 0
        if (round >= 0) times[turn]?.push(time)
      }
    }
  }
  for (const { client } of scales) await client.$disconnect()
  return results.map(({ times, ...result }) => ({
    ...result,
    times: times.map((ofSize) => ofSize.toSorted((one, other) => one - other)),
  }))
}
