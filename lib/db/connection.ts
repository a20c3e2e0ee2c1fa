import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ClientBase, Pool } from 'pg'
import { beginSpan, markFailed } from '@/lib/core/traces'

/**
 * Gives up a connection to the database when a question stays without an answer for so many milliseconds: the server is
 * frozen, or its machine is gone without a word. Whoever waits gets an error, and the pool opens another connection. Only
 * the whole connection can be given up: one that is still in a transaction must serve nobody else. A connection that has
 * nothing to ask may be silent for ever. For a socket that is connected: TLS puts another in place of the first.
 */
export function giveUpSilent(socket: Duplex, silenceMs: number): void {
  if (!(socket instanceof Socket)) return
  let askedBefore = socket.bytesWritten
  socket.on('data', () => (askedBefore = socket.bytesWritten))
  socket.setTimeout(silenceMs)
  socket.on('timeout', () => {
    if (socket.bytesWritten > askedBefore) socket.destroy(new Error('the database does not answer'))
    // What is asked after a silence does not wind the clock up again by itself.
    else socket.setTimeout(silenceMs)
  })
}

/**
 * Lets a connection prepare no statement under a name: behind a pooler in transaction mode the next one may meet another
 * session of the server, which does not know the name, or knows it of somebody else.
 */
export function leaveUnnamed(client: ClientBase): void {
  const { query } = client
  const unnamed = (...given: unknown[]) => Reflect.apply(query, client, given.map(withoutName))
  Object.assign(client, { query: unnamed })
}

/** A statement as it is given to `query`; streams and the like, which send themselves, stay as they are. */
function withoutName(given: unknown): unknown {
  const isStatement = typeof given === 'object' && given !== null && 'text' in given && !('submit' in given)
  return isStatement && 'name' in given ? { ...given, name: undefined } : given
}

/** So many statements keep a name, which each connection holds the plan of in the database's memory. */
const mostNamed = 200
/** How often a statement is asked before it gets one, and of how many others that is counted. */
const askedOften = 5
const mostCounted = 1000

const isSearch = /\bI?LIKE\b/

const names = new Map<string, string>()
const timesAsked = new Map<string, number>()

/**
 * The name under which a connection keeps a statement that is asked again and again: the database reads and plans it once
 * and not with every page, which took it longer than the answer. Empty, which is none, for whatever is asked seldom, such as a
 * list of ids of another length each time, and for a search: the plan that is best for most words is twelve times slower for others.
 */
export function nameOfStatement({ sql }: { sql: string }): string {
  if (isSearch.test(sql)) return ''
  const name = names.get(sql)
  if (name !== undefined || names.size >= mostNamed) return name ?? ''
  const times = (timesAsked.get(sql) ?? 0) + 1
  if (times <= askedOften) {
    if (timesAsked.size >= mostCounted) timesAsked.clear()
    timesAsked.set(sql, times)
    return ''
  }
  timesAsked.delete(sql)
  const given = `often${names.size}`
  names.set(sql, given)
  return given
}

/**
 * Makes every query of a pool a span of the request or job that asks it: what is asked, without a value, and how long it took.
 * For a pool that nobody has used yet.
 */
export function traceQueries(pool: Pool): void {
  const { connect } = pool
  // Whoever waits for a connection is called by whoever gives one back.
  const connectInTrace = (...given: unknown[]) =>
    Reflect.apply(
      connect,
      pool,
      given.map((one) => (isCallback(one) ? AsyncResource.bind(one) : one)),
    )
  Object.assign(pool, { connect: connectInTrace })
  pool.on('connect', (client) => {
    const { query } = client
    Object.assign(client, {
      query: (...given: unknown[]) => tracedQuery(given, (same) => Reflect.apply(query, client, same)),
    })
  })
}

type Callback = (error: unknown, ...rest: unknown[]) => unknown
const isCallback = (given: unknown): given is Callback => typeof given === 'function'

function tracedQuery(given: readonly unknown[], ask: (given: readonly unknown[]) => unknown): unknown {
  const text = shapeOf(textOf(given[0]))
  const begun = beginSpan(text.split(/\s/, 1)[0] || 'query', {
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  })
  if (!begun) return ask(given)
  const end = (error?: unknown) => {
    if (error) markFailed(begun.span, error)
    begun.span.end()
  }
  const callback = given.findLast(isCallback)
  if (!callback) {
    const asked = ask(given)
    if (asked instanceof Promise) void asked.then(() => end(), end)
    else end()
    return asked
  }
  const ended: Callback = (error, ...rest) => {
    end(error)
    return callback(error, ...rest)
  }
  return ask(given.map((one) => (one === callback ? ended : one)))
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** A statement without what was written into it; what was given beside it is not in it. */
const shapeOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000)
