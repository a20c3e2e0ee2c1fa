import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { markDatabaseRead } from '@/lib/core/page-render'

/** Tables whose public facts are cached in memory; their triggers notify of changes (docs/decisions/caches.md). */
export type CachedTable = 'vehicles' | 'vehicle_days' | 'price_rules' | 'extras' | 'settings'

const channel = 'entoto_cache'
const cachedMs = 5 * 60 * 1000
const maxEntries = 500
const retryMs = 5000
/** A change tells of itself more than once: by the service that made it, and by a notification for each table. */
const settledMs = 5
/** Who asked longer ago is not expected to ask again soon. */
const wantedMs = 60_000
/** A connection that is silent for longer is given up: readers wait for it. */
const silenceMs = 2000

type Listening = {
  /** Set while notifications arrive; without them nothing is cached. */
  client: Client | null
  isConnecting: boolean
  triedAt: number
  invalidators: Set<(table: string | undefined) => void>
  /** The ping on the listening connection that is under way, and the one that waits for it. */
  ping: Promise<unknown> | null
  nextPing: Promise<unknown> | null
}

// Pages and handlers are bundled apart and share one connection.
const shared: typeof globalThis & { entotoCacheListener?: Listening } = globalThis
const listening = (): Listening =>
  (shared.entotoCacheListener ??= {
    client: null,
    isConnecting: false,
    triedAt: 0,
    invalidators: new Set(),
    ping: null,
    nextPing: null,
  })

/** Discards what is cached of a table, or of all. A service calls it after its commit, so that its own answer is fresh. */
export function invalidate(table?: CachedTable): void {
  for (const invalidateOne of listening().invalidators) invalidateOne(table)
}

/** Calls `hear` whenever a table may have changed, on whatever process, once notifications arrive (`listenAgain`). */
export function onChange(table: CachedTable, hear: () => void): void {
  listening().invalidators.add((changed) => {
    if (changed === undefined || changed === table) hear()
  })
}

/** Listens where it does not yet, and says whether notifications arrive. */
export function listenAgain(): boolean {
  listen()
  return listening().client !== null
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
  listening().invalidators.add((changed) => {
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
    if (!listening().client) return
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
      listen()
      if (consistent) await drainInvalidations()
      if (!listening().client) return load()
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

/**
 * Waits until the notification of every change that is committed by now has arrived: PostgreSQL delivers them before it
 * answers a query on the listening connection. Readers at the same time share one ping, sent after they came; the one
 * under way may have been answered before the change.
 */
async function drainInvalidations(): Promise<void> {
  const state = listening()
  state.nextPing ??= pingListener(state)
  await state.nextPing
}

async function pingListener(state: Listening): Promise<void> {
  await state.ping
  state.nextPing = null
  const { client } = state
  // A connection that cannot answer delivers no notification either.
  state.ping = client && client.query('SELECT 1').catch(() => loseListener(state, client))
  await state.ping
}

function loseListener(state: Listening, client: Client): void {
  if (state.client === client) state.client = null
  invalidate()
  void client.end().catch(() => undefined)
}

// Not awaited: until notifications arrive, reads go to the database.
function listen(): void {
  const state = listening()
  if (state.client || state.isConnecting || Date.now() - state.triedAt < retryMs) return
  state.isConnecting = true
  state.triedAt = Date.now()
  void connect(state).finally(() => (state.isConnecting = false))
}

// Waiting for notifications keeps no process alive that is done otherwise.
const idleSocket = () => new Socket().unref()

async function connect(state: Listening): Promise<void> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: retryMs,
    query_timeout: silenceMs,
    stream: idleSocket,
  })
  const lose = () => loseListener(state, client)
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload }) => {
    for (const invalidateOne of state.invalidators) invalidateOne(payload)
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    state.client = client
    // What changed before is known to nobody here.
    invalidate('settings')
  } catch (error) {
    logger.warn({ cause: error instanceof Error ? error.name : typeof error }, 'cache listener disconnected')
    await client.end().catch(() => undefined)
  }
}
