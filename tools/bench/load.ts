import { existsSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface Load {
  name: string
  url: string
  headers?: Record<string, string>
  /** The process that answers, where its time and memory can be told. */
  pid?: number | undefined
}

export interface LoadResult {
  /** Answers a second. */
  rate: number
  /** Until the first byte of half of the answers, in ms; with so many at once it is mostly waiting. */
  firstByteMs: number
  /** Of the answering process, in ms; undefined where it cannot be told. */
  cpuMsPerRequest: number | undefined
}

const connections = 16

/** Keeps 16 requests under way for some seconds. Throws where an answer is not 200. */
export async function measureLoad({ name, url, headers, pid }: Load, seconds: number): Promise<LoadResult> {
  const before = cpuMsOf(pid)
  const result = await autocannon({ url, connections, duration: seconds, ...(headers && { headers }) })
  const after = cpuMsOf(pid)
  const answers = result.requests.total
  if (result.non2xx > 0 || result.errors > 0 || answers === 0) {
    throw new Error(`${name}: ${result.non2xx} answers other than 200, ${result.errors} failed`)
  }
  return {
    rate: answers / result.duration,
    firstByteMs: result.latency.p50,
    cpuMsPerRequest: before === undefined || after === undefined ? undefined : (after - before) / answers,
  }
}

/** The processor time that a process has taken so far, in ms; Linux alone tells it. */
function cpuMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (pid === undefined || !existsSync(file)) return undefined
  // The name in the second field may hold blanks.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
