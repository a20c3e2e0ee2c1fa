import 'server-only'
import type { SignedInRole } from '@/lib/auth/permissions'
import { drainNotifications, subscribe } from '@/lib/server/listener'
import { eventsFor, type LiveChange, readNotification } from './rules'

type Listener = {
  userId: string
  sessionId: string
  role: SignedInRole
  /** Of the session. */
  expiresAt: Date
  /** Ends it after so many seconds; without it the stream lasts. */
  seconds?: number | undefined
}

type Stream = Listener & { send: (text: string) => void; end: () => void; timer?: NodeJS.Timeout }

/** The most streams that one person has open in this process; the oldest is ended for one more. */
const mostPerPerson = 250
/** How many chunks a client may fall behind; a slower one is disconnected and reloads on reconnecting. */
const mostWaiting = 64
/** The most changes that are sent one by one; more at once end the streams, so that clients reload. */
const mostAtOnce = 1000
const gatheredMs = 100
/** Keeps a connection that says nothing from being taken for dead (lib/server/connection-limits.ts). */
const heartbeatMs = 15_000
const heartbeat = ': \n\n'

const streams = new Set<Stream>()
const encoder = new TextEncoder()
let gathered = new Map<string, LiveChange>()
let flushing: NodeJS.Timeout | undefined
let beating: NodeJS.Timeout | undefined
let isHearing = false

/**
 * A stream of events for a person's browser. It begins when somebody reads it, and ends with the session, with a change of the
 * role, when notifications of the database are lost, and when nobody reads any more; whoever opens it again reads everything
 * anew. What is not read is not gathered.
 */
export function openStream(
  listener: Listener,
  isStillOpen: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  let stream: Stream | undefined
  return new ReadableStream<Uint8Array>(
    {
      // Not at its start: what is answered to HEAD is never read.
      async pull(controller) {
        if (stream) return
        stream = begin(listener, controller)
        stream.send(heartbeat)
        // Whoever signed out a moment ago was told before it began.
        if (!(await isStillOpen())) stream.end()
      },
      cancel() {
        if (stream) forget(stream)
      },
    },
    { highWaterMark: 0 },
  )
}

function begin(listener: Listener, controller: ReadableStreamDefaultController<Uint8Array>): Stream {
  const stream: Stream = {
    ...listener,
    send(text) {
      if (!streams.has(stream)) return
      controller.enqueue(encoder.encode(text))
      if (-(controller.desiredSize ?? 0) > mostWaiting) stream.end()
    },
    end() {
      if (forget(stream)) controller.close()
    },
  }
  listen()
  const own = [...streams].filter(({ userId }) => userId === listener.userId)
  if (own.length >= mostPerPerson) own[0]?.end()
  streams.add(stream)
  if (listener.seconds) stream.timer = setTimeout(stream.end, listener.seconds * 1000)
  beating ??= setInterval(beat, heartbeatMs).unref()
  return stream
}

function forget(stream: Stream): boolean {
  const wasOpen = streams.delete(stream)
  clearTimeout(stream.timer)
  if (streams.size === 0) {
    clearInterval(beating)
    beating = undefined
  }
  return wasOpen
}

function endAll(which: (stream: Stream) => boolean = () => true): void {
  for (const stream of [...streams].filter(which)) stream.end()
}

function beat(): void {
  const now = new Date()
  endAll(({ expiresAt }) => expiresAt <= now)
  for (const stream of streams) stream.send(heartbeat)
  // Where nobody reads a page, nobody else finds out that the connection that listens is dead.
  void drainNotifications()
}

function listen(): void {
  if (isHearing) return
  isHearing = true
  subscribe('entoto_live', (payload) => {
    // What was missed is known to nobody.
    if (payload === undefined) return endAll()
    const change = readNotification(payload)
    if (!change) return
    if (change.kind === 'session') return endAll(({ sessionId }) => sessionId === change.id)
    // Their role may be another one.
    if (change.kind === 'user') endAll(({ userId }) => userId === change.id)
    if (streams.size === 0) return
    gathered.set(payload, change)
    flushing ??= setTimeout(flush, gatheredMs).unref()
  })
}

// In portions, so that a statement of hundreds of transfers is one answer for each client.
function flush(): void {
  const changes = [...gathered.values()]
  gathered = new Map()
  flushing = undefined
  if (changes.length > mostAtOnce) return endAll()
  const texts = { user: '', subadmin: eventsFor('subadmin', changes), admin: eventsFor('admin', changes) }
  for (const stream of streams) if (texts[stream.role]) stream.send(texts[stream.role])
}
