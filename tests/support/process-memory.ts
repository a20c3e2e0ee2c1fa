import { execFileSync } from 'node:child_process'

/** The memory that a process and its children hold, in MB. */
export function memoryOf(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  const kilobytes = processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([group]) => group === pid)
    .reduce((sum, [, rss = 0]) => sum + rss, 0)
  return kilobytes / 1024
}

/** Runs something and tells the most memory that a process held meanwhile, in MB. */
export async function peakMemory(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peak = memoryOf(pid)
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 100)
  try {
    await run()
  } finally {
    clearInterval(watch)
  }
  return Math.max(peak, memoryOf(pid))
}
