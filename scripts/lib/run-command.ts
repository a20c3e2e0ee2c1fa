import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

export interface CommandResult {
  code: number
  /** The last 64 kB of standard output and standard error, mixed as they came. */
  output: string
}

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  /** Aborting ends the command and everything it started, then `signal.reason` is thrown. */
  signal?: AbortSignal
  /** Show the output as it comes; otherwise it is only kept. */
  visible?: boolean
  /** Also write the output to this file. */
  logFile?: string
}

const keptOutput = 64 * 1024

/**
 * Runs a program to its end in a process group of its own, so that Ctrl-C reaches this process
 * alone and nothing is left behind when it is stopped half-way. Throws when it cannot be started;
 * an exit code other than 0 is an answer, not an error.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  { signal, visible, logFile, ...rest }: CommandOptions = {},
): Promise<CommandResult> {
  signal?.throwIfAborted()
  const child = spawn(program, args, groupOptions(rest))
  const log = logFile ? createWriteStream(logFile) : undefined
  let output = ''
  const take = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-keptOutput)
    log?.write(chunk)
    if (visible) process.stdout.write(chunk)
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const stop = () => void stopGroup(child, 5000)
  signal?.addEventListener('abort', stop)
  try {
    // 'close' waits for the pipes, which a stray grandchild may hold: the signal ends the whole group.
    const [code] = await once(child, 'close')
    signal?.throwIfAborted()
    return { code: typeof code === 'number' ? code : 1, output }
  } finally {
    signal?.removeEventListener('abort', stop)
    log?.end()
  }
}

/** Asks a process group to end and insists after `patienceMs`. Resolves when its leader is gone. */
export async function stopGroup(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.pid === undefined) return
  const leader = child.pid
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  if (!hasEnded()) {
    const gone = once(child, 'exit')
    signalGroup(leader, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(leader, 'SIGKILL'), patienceMs)
    await gone
    clearTimeout(timer)
  }
  // What the leader left behind must not outlive it.
  signalGroup(leader, 'SIGKILL')
}

/** Ends a process group at once, without asking. */
export function killGroup(child: ChildProcess): void {
  if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
}

function groupOptions(options: CommandOptions): SpawnOptions {
  return { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }
}

function signalGroup(leader: number, name: NodeJS.Signals): void {
  try {
    process.kill(-leader, name)
  } catch {
    // The whole group is gone already.
  }
}
