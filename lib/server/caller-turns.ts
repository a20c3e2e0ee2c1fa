import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '@/lib/auth/permissions'
import { AppError } from '@/lib/core/errors'

type Limits = {
  /** How many tasks run at a time, of everybody together. */
  atOnce: number
  /** How many of them belong to one owner. */
  eachAtOnce: number
  /** How many tasks may wait, of everybody together and of one owner. */
  mostWaiting: number
  eachWaiting: number
  /** When those who are turned away are told to come again. */
  retryAfterSeconds: number
}

/** Runs a task of an owner in its turn. Throws BUSY, with the seconds to wait, where too many wait already. */
export type FairQueue = <Result>(owner: string, task: () => Promise<Result>) => Promise<Result>

/**
 * A queue whose owners take turns: somebody with many tasks waits behind everybody with few. The tasks of one owner start in
 * the order in which they came, and one that fails holds up no other.
 */
export function createFairQueue(limits: Limits): FairQueue {
  // The owners in the order of their turns.
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  const total = { running: 0, waiting: 0 }

  function begin(owner: string): void {
    total.running += 1
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }

  function end(owner: string): void {
    total.running -= 1
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    startNext()
  }

  function startNext(): void {
    // Whoever had a turn comes again at the end of this walk.
    for (const [owner, [start, ...rest]] of waiting) {
      if (total.running >= limits.atOnce) return
      if (start && (running.get(owner) ?? 0) >= limits.eachAtOnce) continue
      waiting.delete(owner)
      if (rest.length > 0) waiting.set(owner, rest)
      if (!start) continue
      total.waiting -= 1
      begin(owner)
      start()
    }
  }

  return async (owner, task) => {
    const before = waiting.get(owner) ?? []
    if (total.waiting >= limits.mostWaiting || before.length >= limits.eachWaiting) {
      throw new AppError('BUSY', undefined, { retryAfterSeconds: limits.retryAfterSeconds })
    }
    await new Promise<void>((start) => {
      waiting.set(owner, [...before, start])
      total.waiting += 1
      startNext()
    })
    try {
      return await task()
    } finally {
      end(owner)
    }
  }
}

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
