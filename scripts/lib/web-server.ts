import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { watchModule } from '@/tools/leaks/compile'
import { projectPath, projectRoot } from './project'
import { killGroup, stopGroup } from './run-command'
import { StepError } from './steps'

/** How long requests under way may take after the server was asked to stop. */
const drainMs = 15_000
const startPatienceMs = 120_000
/**
 * What keeps a site that serves at about 350 MB, so that it runs where there are 512 (docs/decisions/rendering.md): V8 would
 * rather grow than collect, and each thread of the C library would hold a heap of its own.
 */
const heapFlags = ['--max-old-space-size=256', '--max-semi-space-size=16']
const allocatorSettings = { MALLOC_ARENA_MAX: '2' }

export interface WebServer {
  /** The address it answers on, from this machine. */
  url: string
  /** The process that serves, at the head of a group of its own. */
  pid: number | undefined
  /** Resolves when the server ends, for whatever reason, and says how: `code 1`, or the signal that killed it. */
  ended: Promise<string>
  /** Ends it at once and without a word, as a power cut would. */
  kill(): void
  /** Takes no new requests, finishes those under way (at most 15 s), and ends. */
  stop(): Promise<void>
}

export interface WebServerOptions {
  mode: 'start' | 'dev'
  host: string
  port: number
  env: NodeJS.ProcessEnv
  /** Where its output goes; without it, to this process's own output, once it serves. */
  logFile?: string
  signal?: AbortSignal
}

/** Starts the site's server and resolves when `/api/health` answers 200. Throws a StepError when that does not happen. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const { mode, host, port, env, logFile, signal } = options
  signal?.throwIfAborted()
  const watchParent = pathToFileURL(projectPath('scripts', 'lib', 'exit-with-parent.mjs')).href
  const preloads = [watchParent, ...(env.LEAK_NOTES ? [watchModule(env.LEAK_NOTES)] : [])]
  const child = spawn(
    process.execPath,
    [
      // Whoever sets the heap in NODE_OPTIONS knows their machine.
      ...(mode === 'dev' || env.NODE_OPTIONS?.includes('-space-size') ? [] : heapFlags),
      // They are printed as JSON (json-console.mjs).
      ...(mode === 'start' ? ['--no-warnings'] : []),
      ...preloads.flatMap((name) => ['--import', name]),
      projectPath('scripts', 'serve.mjs'),
      ...[mode, nextHost(host), String(port)],
    ],
    {
      cwd: projectRoot,
      env: {
        ...allocatorSettings,
        ...env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: mode === 'dev' ? 'development' : 'production',
      },
      // A group of its own: Ctrl-C must reach the starter alone, which stops things in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  const log = logFile ? createWriteStream(logFile) : undefined
  // What a test's server says is searched as well (docs/decisions/leaks.md).
  const watched = env.LEAK_NOTES && path.join(env.LEAK_NOTES, `${child.pid}.log`)
  const output = holdOutput((text) => {
    if (!log) process.stdout.write(text)
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      if (watched) appendFileSync(watched, chunk)
      log?.write(chunk)
      output.take(chunk)
    })
  }
  let end: string | undefined
  const ended = once(child, 'exit').then(
    ([code, signal]) => (end = signal ? String(signal) : `code ${code}`),
    () => (end = 'code 1'),
  )
  const stop = async () => {
    await stopGroup(child, drainMs)
    log?.end()
  }
  const url = `http://${isWildcard(host) ? 'localhost' : host}:${port}`
  try {
    await waitUntilHealthy(url, () => end !== undefined, signal)
  } catch (error) {
    await stop()
    if (signal?.aborted || !(error instanceof StepError)) throw error
    throw new StepError(`${error.message}: ${output.lastLines()}`, error.wayOut)
  }
  // Behind the line that whoever waits for this start writes of it.
  setImmediate(() => output.release())
  return { url, pid: child.pid, ended, stop, kill: () => killGroup(child) }
}

async function waitUntilHealthy(url: string, hasEnded: () => boolean, signal?: AbortSignal): Promise<void> {
  const giveUpAt = Date.now() + startPatienceMs
  let last = 'no answer'
  while (Date.now() < giveUpAt) {
    signal?.throwIfAborted()
    if (hasEnded()) throw new StepError('the web server ended at once', 'the cause stands in its output')
    try {
      const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
      await answer.body?.cancel()
      if (answer.status === 200) return
      last = `status ${answer.status}`
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new StepError(`the site is not healthy (/api/health: ${last})`, 'the cause stands in its output')
}

/** Next rewrites 127.0.0.1 to localhost inside and then redirects every page to itself for ever. */
function nextHost(host: string): string {
  return host === '127.0.0.1' || host === '::1' ? 'localhost' : host
}

function isWildcard(host: string): boolean {
  return ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
}

const warning = /^\{"level":[4-6]0,/

/**
 * Holds what a process says until `release`, which writes the warnings and errors of its log among it; from then on every piece
 * is written as it comes. `lastLines` is what it said until then, at its end, in one line.
 */
export function holdOutput(write: (text: string | Uint8Array) => void) {
  let held = ''
  let isReleased = false
  const linesOf = () => held.split('\n').filter((line) => line.trim() !== '')
  return {
    take(chunk: Buffer) {
      if (isReleased) write(chunk)
      else held = (held + chunk.toString('utf8')).slice(-8000)
    },
    release() {
      isReleased = true
      for (const line of linesOf()) if (warning.test(line)) write(`${line}\n`)
      held = ''
    },
    lastLines: () => linesOf().slice(-3).join(' ').slice(-400),
  }
}
