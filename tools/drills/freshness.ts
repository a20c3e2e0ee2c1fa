import { setTimeout as sleep } from 'node:timers/promises'
import { at, type Client } from './client'

type Watched = {
  admin: Client
  customer: Client
  vehicleId: string
  /** How many of it there are on that day. */
  places: number
  date: string
  urls: readonly string[]
  signal: AbortSignal
}
type Freshness = { asked: number; stale: number; slowestMs: number }

const contractMs = 5000

/** A text of one process; null while that process is being started again. */
const textOf = (url: string): Promise<string | null> =>
  fetch(url, { signal: AbortSignal.timeout(5000) })
    .then(async (answer) => (answer.ok ? await answer.text() : null))
    .catch(() => null)

/**
 * Books on a vehicle that nobody else books and asks every process at once how much is left: none may say what was true before.
 */
export async function watchPlaces(work: Watched): Promise<Freshness> {
  const { customer, vehicleId, date, urls, signal } = work
  let expected = work.places
  const found = { asked: 0, stale: 0, slowestMs: 0 }
  while (!signal.aborted) {
    const body = { vehicleId, date, phone: '+251911234568', destination: 'Freshness' }
    const { status } = await customer.ask('/bookings', { method: 'POST', body, key: crypto.randomUUID() })
    if (status !== 201) throw new Error(`booking to look at: ${status}`)
    expected -= 1
    const answers = await Promise.all(
      urls.map((url) => textOf(`${url}/api/availability?ids=${vehicleId}&date=${date}&days=1`)),
    )
    for (const answer of answers) {
      if (answer === null) continue
      found.asked += 1
      if (at(JSON.parse(answer), 0, 'days', 0, 'available') !== expected) found.stale += 1
    }
    await sleep(1000, undefined, { signal }).catch(() => undefined)
  }
  return found
}

/** Changes the phone number of the company and waits until every process shows it: five seconds are allowed. */
export async function watchSettings({
  admin,
  urls,
  signal,
}: Pick<Watched, 'admin' | 'urls' | 'signal'>): Promise<Freshness> {
  const found = { asked: 0, stale: 0, slowestMs: 0 }
  for (let number = 1000; !signal.aborted; number++) {
    const phone = `+251 11 555 ${number}`
    const { body: current } = await admin.ask('/settings')
    const { company, banks, holds, limits } = Object(current)
    const body = { company: { ...company, phone }, banks, holds, limits }
    const { status } = await admin.ask('/settings', { method: 'PUT', body })
    if (status !== 200) throw new Error(`settings: ${status}`)
    const changedAt = Date.now()
    await Promise.all(
      urls.map(async (url) => {
        found.asked += 1
        for (;;) {
          const page = await textOf(`${url}/en/Contact`)
          const tookMs = Date.now() - changedAt
          // A process that is being started again reads the settings before it answers.
          if (page === null || page.includes(phone)) {
            if (page !== null) found.slowestMs = Math.max(found.slowestMs, tookMs)
            return
          }
          if (tookMs > contractMs) {
            found.stale += 1
            return
          }
          await sleep(100)
        }
      }),
    )
    await sleep(3000, undefined, { signal }).catch(() => undefined)
  }
  return found
}
