import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Tells one life of a process id from the next: the start time of the running process, or null when
 * nothing runs under that id. A zombie counts as gone: where nobody reaps (containers), `kill 0`
 * still succeeds on one.
 */
export function processIdentity(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid)
}

/** The program's short name (`postgres`, `node`), or null when the process is gone. */
export function processName(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'comm=')?.split('/').pop() ?? null
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}

/** The folder a process works in, where the system tells (Linux); null otherwise. */
export function processFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function identityFromProc(pid: number): string | null {
  try {
    // The name in brackets may hold blanks and brackets itself: count fields after the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return fields[19] ?? null
  } catch {
    return null
  }
}

function identityFromPs(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  const state = ps(pid, 'stat=')
  if (!state || state.startsWith('Z')) return null
  return ps(pid, 'lstart=')
}

function ps(pid: number, column: string): string | null {
  const answer = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() || null : null
}
