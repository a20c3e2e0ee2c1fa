import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StepError } from './steps'
import { processIdentity } from './process-identity'

const longestWaitMs = 120_000

/**
 * Runs `work` while no other process of this machine runs under the same lock file. A lock whose
 * owner was killed is taken over. Gives up with a StepError after two minutes.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + longestWaitMs
  while (!tryLock(file)) {
    if (Date.now() > giveUpAt) {
      throw new StepError(
        `${file} is held by process ${readOwner(file)?.pid}`,
        'wait for that process or stop it',
      )
    }
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** `pid start-time` of this process: what lock and user files hold. */
export function ownMark(): string {
  return `${process.pid} ${processIdentity(process.pid)}\n`
}

/** Whether the process that wrote such a mark still runs. */
export function isMarkAlive(mark: string): boolean {
  const { pid, identity } = parseMark(mark)
  return processIdentity(pid) === identity
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, ownMark(), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const owner = readOwner(file)
  if (owner && !isMarkAlive(owner.mark)) rmSync(file, { force: true })
  return false
}

function readOwner(file: string): { pid: number; mark: string } | null {
  try {
    const mark = readFileSync(file, 'utf8')
    // An empty file is a lock being written this very moment.
    return mark ? { pid: parseMark(mark).pid, mark } : null
  } catch {
    return null
  }
}

function parseMark(mark: string): { pid: number; identity: string } {
  const [pid = '', ...rest] = mark.trim().split(' ')
  return { pid: Number(pid), identity: rest.join(' ') }
}
