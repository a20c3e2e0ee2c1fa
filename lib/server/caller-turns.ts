import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '@/lib/auth/permissions'
import { createFairQueue, type FairQueue } from '@/lib/core/fair-queue'

type Turns = { callers: AsyncLocalStorage<string>; changes: FairQueue; pictures: FairQueue }

// Pages and handlers are bundled apart and share the queues.
const shared: typeof globalThis & { entotoTurns?: Turns } = globalThis
const turns: Turns = (shared.entotoTurns ??= {
  callers: new AsyncLocalStorage(),
  // Of ten connections to the database one person uses two at most, however many requests they send.
  changes: createFairQueue({
    ...{ atOnce: Infinity, eachAtOnce: 2, retryAfterSeconds: 2 },
    ...{ mostWaiting: Infinity, eachWaiting: 200 },
  }),
  // Decoding and encoding take memory and both cores: one picture at a time keeps the process small.
  pictures: createFairQueue({
    ...{ atOnce: 1, eachAtOnce: 1, retryAfterSeconds: 5 },
    ...{ mostWaiting: 60, eachWaiting: 30 },
  }),
})

const nameOf = (caller: Actor): string | undefined =>
  caller.role === 'visitor' ? (caller.bookingId ?? caller.driverId ?? caller.rideId) : caller.id

/**
 * Does what somebody asked for, at most two things of one person at a time, so that nobody holds up all others. Visitors
 * have no turns; they are counted by address. Throws BUSY where 200 requests of the person wait already.
 */
export async function inTurn<Result>(caller: Actor, work: () => Promise<Result>): Promise<Result> {
  const name = nameOf(caller)
  return name === undefined ? work() : turns.changes(name, () => turns.callers.run(name, work))
}

/**
 * One step of the work on pictures, one at a time for the whole process; people take turns. Throws BUSY where too many steps
 * wait already.
 */
export async function inPictureTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return turns.pictures(turns.callers.getStore() ?? '', work)
}

/** Whose request this is: an id of a person, a booking or a driver; undefined for a visitor's, a job's and a page's. */
export const currentCaller = (): string | undefined => turns.callers.getStore()
