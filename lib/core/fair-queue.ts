import { AppError } from './errors'

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
