import 'server-only'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'

/** What this process listens to: tables that caches depend on, and changes of records for open lists (docs/decisions/live.md). */
type Channel = 'entoto_cache' | 'entoto_live'

/** Takes a notification; undefined where anything may have changed, because notifications were lost. */
type Listener = (payload: string | undefined) => void

const retryMs = 5000
/** A connection that is silent for longer is given up: readers wait for it. */
const silenceMs = 2000

type Listening = {
  /** Set while notifications arrive. */
  client: Client | null
  connecting: Promise<void> | null
  triedAt: number
  listeners: Record<Channel, Set<Listener>>
  /** The ping on the listening connection that is under way, and the one that waits for it. */
  ping: Promise<unknown> | null
  nextPing: Promise<unknown> | null
}

// Pages and handlers are bundled apart and share one connection.
const shared: typeof globalThis & { entotoListener?: Listening } = globalThis
const listening = (): Listening =>
  (shared.entotoListener ??= {
    client: null,
    connecting: null,
    triedAt: 0,
    listeners: { entoto_cache: new Set(), entoto_live: new Set() },
    ping: null,
    nextPing: null,
  })

/** Calls `listener` with every notification on a channel, from whatever process, while this one listens. */
export function subscribe(channel: Channel, listener: Listener): void {
  listening().listeners[channel].add(listener)
}

/** Calls the listeners of a channel in this process, as a notification would. */
export function notify(channel: Channel, payload?: string): void {
  for (const listener of listening().listeners[channel]) listener(payload)
}

/** Whether notifications arrive. */
export const isListening = (): boolean => listening().client !== null

/** Listens where it does not yet, and says whether notifications arrive. Not awaited: until then reads go to the database. */
export function listenAgain(): boolean {
  const state = listening()
  if (!state.client && !state.connecting && Date.now() - state.triedAt >= retryMs) {
    state.triedAt = Date.now()
    state.connecting = connect(state).finally(() => (state.connecting = null))
  }
  return isListening()
}

/** Waits until notifications arrive, some seconds at most, and says whether they do. */
export async function listenerReady(): Promise<boolean> {
  const state = listening()
  if (!state.client && !state.connecting) {
    const untilRetry = state.triedAt + retryMs - Date.now()
    if (untilRetry > 0) await new Promise((resolve) => setTimeout(resolve, untilRetry + 10).unref())
    listenAgain()
  }
  await state.connecting
  return isListening()
}

/**
 * Waits until the notification of every change that is committed by now has arrived: PostgreSQL delivers them before it
 * answers a query on the listening connection. Readers at the same time share one ping, sent after they came; the one
 * under way may have been answered before the change.
 */
export async function drainNotifications(): Promise<void> {
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
  notify('entoto_cache')
  notify('entoto_live')
  void client.end().catch(() => undefined)
}

// Waiting for notifications keeps no process alive that is done otherwise.
const idleSocket = () => new Socket().unref()

async function connect(state: Listening): Promise<void> {
  const client = new Client({
    // A pooler in between would give the connection to somebody else after each statement.
    connectionString: env().DATABASE_LISTEN_URL ?? env().DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: retryMs,
    query_timeout: silenceMs,
    stream: idleSocket,
  })
  const lose = () => loseListener(state, client)
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ channel, payload }) => {
    if (channel === 'entoto_cache' || channel === 'entoto_live') notify(channel, payload)
  })
  try {
    await client.connect()
    await client.query('LISTEN entoto_cache; LISTEN entoto_live')
    state.client = client
    // What changed before is known to nobody here.
    notify('entoto_cache', 'settings')
  } catch (error) {
    logger.warn({ cause: error instanceof Error ? error.name : typeof error }, 'cache listener disconnected')
    await client.end().catch(() => undefined)
  }
}
