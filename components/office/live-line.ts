import { type LiveChange, liveKinds } from '@/lib/live/rules'

interface LineOptions {
  onChange: (change: LiveChange) => void
  /** Changes may have been missed: everything is to be read anew. */
  onGap: () => void
  /** Whoever is at the page is signed out by now, or may not follow any more. */
  onRefused: () => void
}

type Told = { change: LiveChange } | { isGap: true } | { isRefused: true }

const lineName = 'live'
const shortestMs = 1000
const longestMs = 60_000
/** Three times what the server lets pass between two signs of life (lib/live/streams.ts). */
const silentMs = 45_000

/**
 * Follows what changes on the server until it is stopped. One tab of a browser holds the stream and tells the others, since a
 * browser opens six connections to a site at most. A stream that breaks off is opened again, more and more slowly.
 */
export function openLine(options: LineOptions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const others = new BroadcastChannel(lineName)
  signal.addEventListener('abort', () => others.close())
  function hear(told: Told) {
    if ('change' in told) options.onChange(told.change)
    else if ('isGap' in told) options.onGap()
    else options.onRefused()
  }
  const hearAndTell = (told: Told) => {
    hear(told)
    others.postMessage(told)
  }
  others.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  // Tabs of an address without encryption have no locks, and hold a stream each.
  if (!('locks' in navigator)) void hold(hearAndTell, signal)
  else navigator.locks.request(lineName, { signal }, () => hold(hearAndTell, signal)).catch(ignoreAbort)
  return () => stopping.abort()
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

async function hold(tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
  let waitMs = shortestMs
  for (let opened = 0; !signal.aborted;) {
    const outcome = await readStream(signal, {
      onOpen: () => {
        if (opened++ > 0) tell({ isGap: true })
      },
      onChange: (change) => tell({ change }),
    })
    if (signal.aborted) return
    // The page itself leads whoever is signed out to the login. A server that is away would give no page at all.
    if (outcome === 'refused') tell({ isRefused: true })
    waitMs = outcome === 'read' ? shortestMs : Math.min(waitMs * 2, longestMs)
    await pause(waitMs * (1 + Math.random() / 2), signal)
    await untilOnline(signal)
  }
}

interface StreamOptions {
  onOpen: () => void
  onChange: (change: LiveChange) => void
}

/**
 * Reads a stream until it breaks off or falls silent, as where a machine on its way is gone without a word. Not by `EventSource`,
 * which does not tell of the server's signs of life and would wait for ever.
 */
async function readStream(
  signal: AbortSignal,
  { onOpen, onChange }: StreamOptions,
): Promise<'read' | 'refused' | 'away'> {
  const reading = new AbortController()
  const stop = () => reading.abort()
  signal.addEventListener('abort', stop)
  let silence = window.setTimeout(stop, silentMs)
  try {
    const answer = await fetch('/api/live', { cache: 'no-store', signal: reading.signal }).catch(() => null)
    if (!answer?.ok || !answer.body) return [401, 403].includes(answer?.status ?? 0) ? 'refused' : 'away'
    onOpen()
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const part = await reader.read().catch(() => null)
      if (!part || part.done) return 'read'
      window.clearTimeout(silence)
      silence = window.setTimeout(stop, silentMs)
      const events = (text + part.value).split('\n\n')
      text = events.pop() ?? ''
      for (const change of events.flatMap(changeIn)) onChange(change)
    }
  } finally {
    window.clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** The change that an event tells of; none for a sign of life, and for a kind of a later version. */
function changeIn(event: string): LiveChange[] {
  const data = /^data: (.*)$/m.exec(event)?.[1]
  if (!data) return []
  const change: LiveChange = JSON.parse(data)
  return liveKinds.includes(change.kind) ? [change] : []
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })
}

function untilOnline(signal: AbortSignal): Promise<void> | undefined {
  if (navigator.onLine || signal.aborted) return undefined
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
