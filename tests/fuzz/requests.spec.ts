import fc from 'fast-check'
import { addressFor, callersOf, type Caller } from '../support/access/callers'
import { personas, type Persona } from '../support/access/personas'
import { worldPassword } from '../support/access/world'
import { expect, test } from '../support/api-test'
import { leaksIn, plant, removeFleetOf, type Planted } from '../support/fuzz/planted'
import { requestsFor, type FuzzRequest } from '../support/fuzz/requests'
import { casesFrom, isLongRun } from '../support/long-run'

// 300 requests in `npm test`, 12,000 in `npm run test:fuzz`. FUZZ_SEED repeats a run.
const wanted = isLongRun ? 12_000 : 300
const seed = Number(process.env.FUZZ_SEED ?? casesFrom)
const atOnce = 6
const replantedAfter = 600

test.describe.configure({ mode: 'default', timeout: 180_000 + wanted * 60 })

const send = ({ method, path, headers, json, form }: FuzzRequest, caller: Caller) =>
  caller.request.fetch(addressFor(caller, path), {
    method,
    // A connection that the server closed for being idle is no answer.
    maxRetries: 3,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { data: Buffer.from(json) }),
    ...(form && { multipart: form }),
  })

test(`${wanted} requests of everybody break nothing, fit the description and show nothing of others`, async ({
  playwright,
  baseURL,
}) => {
  const callers = callersOf(playwright, baseURL)
  const people = new Map<Persona, Caller>()
  const actors: string[] = []
  const appear = async (persona: Persona): Promise<Caller> => {
    const caller = await callers.make(persona)
    people.set(persona, caller)
    if (caller.person) actors.push(caller.person.id)
    return caller
  }
  for (const persona of personas) await appear(persona)
  const planted: Planted[] = [await plant()]
  const statuses = new Map<number, number>()
  let asked = 0

  // Some of what is asked for ends the session; the next one begins.
  const callerFor = async (persona: Persona): Promise<Caller> => {
    const caller = people.get(persona)
    if (!caller) throw new Error(`no ${persona}`)
    if (!caller.person || (await caller.request.get('/api/profile', { maxRetries: 3 })).status() === 200)
      return caller
    const account = { email: caller.person.email, password: worldPassword }
    if ((await caller.request.post('/api/login', { data: account })).status() === 200) return caller
    return appear(persona)
  }

  const one = async (sent: FuzzRequest) => {
    const answer = await send(sent, await callerFor(sent.persona))
    const status = answer.status()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    asked += 1
    const leaks = leaksIn(await answer.text(), sent.persona, planted)
    if (leaks.length > 0) throw new Error(`${sent.persona} was shown ${leaks.join(', ')}`)
    // Without a database a health check may say 503; here it is there.
    if (status >= 500 && status !== 501) throw new Error(`${sent.method} ${sent.path}: ${status}`)
  }

  const ids = () => fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0 }).map(known) }, fc.uuid())
  const known = (index: number) => {
    const all = planted.at(-1)?.ids ?? []
    return all[index % all.length] ?? ''
  }
  const batches = fc.array(requestsFor(ids), { minLength: atOnce, maxLength: atOnce })
  const holds = fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      if (asked > planted.length * replantedAfter) planted.push(await plant())
      const outcomes = await Promise.allSettled(batch.map(one))
      const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      if (failed.length > 0) throw failed[0]
    }),
    { numRuns: Math.ceil(wanted / atOnce), seed, endOnFailure: true },
  )
  await holds.finally(() => removeFleetOf(actors))
  await callers.close()
  const counted = [...statuses].toSorted(([first], [second]) => first - second)
  process.stdout.write(
    `  ${asked} requests, seed ${seed}: ${counted.map(([s, n]) => `${s} ×${n}`).join(', ')}\n`,
  )
  expect(asked).toBeGreaterThanOrEqual(wanted)
  expect(statuses.get(200) ?? 0).toBeGreaterThan(wanted / 20)
})
