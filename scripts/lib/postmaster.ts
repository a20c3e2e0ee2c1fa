import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processFolder, processIdentity, processName } from './process-identity'

/** A running PostgreSQL server, as its own `postmaster.pid` tells. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

/** How long a server may take to write into the file that it made; an empty one that is older was left by a crash. */
const writingMs = 10_000

const isFresh = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < writingMs
}

/**
 * The server that runs on this cluster folder, or null. A `postmaster.pid` left by a server that
 * was killed (also one that stayed as a zombie, or whose number another program has now) is
 * removed, because PostgreSQL itself may take it for a living server and refuse to start.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = path.join(cluster, 'postmaster.pid')
  const lines = readLines(file)
  if (!lines) return null
  const pid = Number(lines[0])
  // A server that starts this moment has made the file and not yet written into it. Without its file it would end by itself.
  if (pid === 0 && isFresh(file)) return null
  if (isServerOf(cluster, pid, lines[1])) {
    return { pid, port: Number(lines[3]), isReady: (lines[7] ?? '').trim() === 'ready' }
  }
  rmSync(file, { force: true })
  return null
}

/**
 * Ends a server in order: open transactions are rolled back, the data is written out. Insists
 * after 20 seconds; also then the next start finds the data whole.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [name, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, name)
    } catch {
      return
    }
    if (await hasEnded(pid, patienceMs)) return
  }
}

async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs
  while (processIdentity(pid) !== null) {
    if (Date.now() > giveUpAt) return false
    await sleep(20)
  }
  return true
}

function isServerOf(cluster: string, pid: number, recordedFolder: string | undefined): boolean {
  if (processIdentity(pid) === null || processName(pid) !== 'postgres') return false
  // The folder the process works in is the truth (a moved clone); macOS only has what was recorded.
  const folder = processFolder(pid) ?? recordedFolder
  return folder === undefined || folder === realpathSync(cluster)
}

function readLines(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
}
