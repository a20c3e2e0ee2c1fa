import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { markDatabaseRead } from '@/lib/core/page-render'
import { drainNotifications, isListening, listenAgain, notify, subscribe } from './listener'

/** Tables whose public facts are cached in memory; their triggers notify of changes (docs/decisions/caches.md). */
export type CachedTable = 'vehicles' | 'vehicle_days' | 'price_rules' | 'extras' | 'settings'

const channel = 'entoto_cache'
const cachedMs = 5 * 60 * 1000
const maxEntries = 500
/** A change tells of itself more than once: by the service that made it, and by a notification for each table. */
const settledMs = 5
/** Who asked longer ago is not expected to ask again soon. */
const wantedMs = 60_000

/** Discards what is cached of a table, or of all. A service calls it after its commit, so that its own answer is fresh. */
export function invalidate(table?: CachedTable): void {
  notify(channel, table)
}

/** Calls `listener` whenever a table may have changed, on whatever process, once notifications arrive (`listenAgain`). */
export function onChange(table: CachedTable, listener: () => void): void {
  subscribe(channel, (changed) => {
    if (changed === undefined || changed === table) listener()
  })
}

type CacheOptions<Answer> = {
  /** How many answers are cached, those of the last use. */
  entries?: number
  /** How many bytes they may take together, and how many one of them takes. */
  bytes?: { most: number; of: (answer: Answer) => number }
  /** Whether no answer may be older than a change that somebody was told of, on whatever process. */
  consistent?: boolean
  /** How many of the last asked answers are loaded again once they were invalidated, before somebody asks; none without it. */
  refreshed?: number
}

/**
 * A cache of answers to one kind of question about some tables, for facts that everybody may see. What is left on a
 * day is cached by `consistent` only. An answer is cached for five minutes after its last use (SPEC section 9) and at most
 * until one of the tables changes. What fails is not cached.
 */
export function createCache<Answer>(
  tables: CachedTable | readonly CachedTable[],
  { entries: most = maxEntries, bytes, consistent = false, refreshed = 0 }: CacheOptions<Answer> = {},
) {
  type Load = () => Promise<Answer>
  type Entry = { answer: Promise<Answer>; load: Load; usedAt: number; isWanted: boolean; size: number }
  const entries = new Map<string, Entry>()
  const names: readonly string[] = [tables].flat()
  let wanted = new Map<string, Load>()
  let total = 0
  // Not in the context of the request that changed something, which is none of the page's business.
  const refreshSoon = debounce(AsyncResource.bind(refreshWanted), settledMs)
  subscribe(channel, (changed) => {
    if (changed !== undefined && !names.includes(changed)) return
    if (refreshed > 0) noteWanted()
    entries.clear()
    total = 0
  })

  // What was loaded again and asked for by nobody is left alone, so that a page is made twice for one reader at most.
  function noteWanted(): void {
    const asked = [...entries].filter(
      ([, { isWanted, usedAt }]) => isWanted && Date.now() - usedAt < wantedMs,
    )
    wanted = new Map([...wanted, ...asked.map(([key, { load }]) => [key, load] as const)].slice(-refreshed))
    refreshSoon()
  }

  function refreshWanted(): void {
    const missing = [...wanted].filter(([key]) => !entries.has(key))
    wanted.clear()
    if (!isListening()) return
    for (const [key, load] of missing) void store(key, load, { isWanted: false })
  }

  function remove(key: string, entry: Entry | undefined): void {
    if (!entry || entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.size
  }

  function removeOldest(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= most && (!bytes || total <= bytes.most)) return
      remove(key, entry)
    }
  }

  // Taken out and put back, so that the order of the map is that of the last use.
  function touch(key: string, entry: Entry): Promise<Answer> {
    entries.delete(key)
    entry.usedAt = Date.now()
    entries.set(key, entry)
    return entry.answer
  }

  function store(key: string, load: Load, { isWanted = true } = {}): Promise<Answer> {
    remove(key, entries.get(key))
    const answer = load()
    const entry = { answer, load, usedAt: 0, isWanted, size: 0 }
    void touch(key, entry)
    removeOldest()
    answer.then(
      (known) => {
        if (!bytes || entries.get(key) !== entry) return
        entry.size = bytes.of(known)
        total += entry.size
        removeOldest()
      },
      () => remove(key, entry),
    )
    return answer
  }

  return async function read(key: string, load: Load): Promise<Answer> {
    // What depends on no table is never invalidated.
    if (names.length > 0) {
      markDatabaseRead()
      listenAgain()
      if (consistent) await drainNotifications()
      if (!isListening()) return load()
    }
    const known = entries.get(key)
    if (!known || Date.now() - known.usedAt >= cachedMs) return store(key, load)
    known.isWanted = true
    return touch(key, known)
  }
}

/** Runs work once it has not been asked for during some milliseconds. Waiting for it keeps no process alive. */
function debounce(work: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, ms).unref()
  }
}
