import { type LiveChange, liveKinds } from '@/lib/live/rules'

interface LineOptions {
  onChange: (change: LiveChange) => void
  /** Changes may have been missed: everything is to be read anew. */
  onGap: () => void
}

type Told = { change: LiveChange } | { isGap: true }

const lineName = 'live'
const shortestMs = 1000
const longestMs = 60_000

/**
 * Follows what changes on the server until it is stopped. One tab of a browser holds the stream and tells the others, since a
 * browser opens six connections to a site at most. A stream that breaks off is opened again, more and more slowly.
 */
export function openLine(options: LineOptions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const others = new BroadcastChannel(lineName)
  signal.addEventListener('abort', () => others.close())
  const hear = (told: Told) => ('change' in told ? options.onChange(told.change) : options.onGap())
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
    const wasOpen = await readStream(signal, {
      onOpen: () => {
        if (opened++ > 0) tell({ isGap: true })
      },
      onChange: (change) => tell({ change }),
    })
    if (signal.aborted) return
    // The page itself leads whoever is signed out to the login. A server that is away would give no page at all.
    if (!wasOpen && (await isRefused(signal))) tell({ isGap: true })
    waitMs = wasOpen ? shortestMs : Math.min(waitMs * 2, longestMs)
    await pause(waitMs * (1 + Math.random() / 2), signal)
    await untilOnline(signal)
  }
}

/** Whether the server answers, and does not let the person in. */
async function isRefused(signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch('/api/live', { method: 'HEAD', signal })
    return status === 401 || status === 403
  } catch {
    return false
  }
}

interface StreamOptions {
  onOpen: () => void
  onChange: (change: LiveChange) => void
}

/** Reads a stream until it breaks off, and says whether it was open. */
function readStream(signal: AbortSignal, { onOpen, onChange }: StreamOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/live')
    let wasOpen = false
    const finish = () => {
      source.close()
      signal.removeEventListener('abort', finish)
      resolve(wasOpen)
    }
    signal.addEventListener('abort', finish)
    source.addEventListener('error', finish)
    source.addEventListener('open', () => {
      wasOpen = true
      onOpen()
    })
    for (const kind of liveKinds) {
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        const { id }: { id: string } = JSON.parse(data)
        onChange({ kind, id })
      })
    }
  })
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
