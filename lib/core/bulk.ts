import { AppError } from './errors'

/** What became of chosen records: those it was done with, and those left as they are, which no longer fit. */
export type BulkOutcome = { done: string[]; left: string[] }

/**
 * Does the same with each of some records, one after the other; what is refused for a record leaves that one as it is, and
 * `work` says false for one that there is nothing to do about.
 */
export async function withEach(
  ids: readonly string[],
  work: (id: string) => Promise<boolean>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], left: [] }
  for (const id of new Set(ids)) outcome[(await didIt(() => work(id))) ? 'done' : 'left'].push(id)
  return outcome
}

async function didIt(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
