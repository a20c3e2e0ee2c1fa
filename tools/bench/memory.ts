import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const manyRequests = 20_000
const parts = 4
const atOnce = 8

export interface Memory {
  /** What the process holds after each quarter of the requests, in MB. */
  quarters: number[]
  /** The most it ever held, in MB; undefined where the machine cannot tell. */
  peak: number | undefined
}

/** Many requests for many different addresses, as many are kept and many are not: what is kept must not grow without end. */
export async function measureMemory({ url, pid }: { url: string; pid: number | undefined }): Promise<Memory> {
  const quarters: number[] = []
  for (let sent = 0; sent < manyRequests; sent += atOnce) {
    const addresses = Array.from({ length: atOnce }, (_, index) => addressFor(sent + index))
    await Promise.all(addresses.map(async (address) => (await fetch(url + address)).arrayBuffer()))
    if ((sent + atOnce) % (manyRequests / parts) === 0) quarters.push(Math.round(residentMegabytes(pid)))
  }
  return { quarters, peak: peakMegabytes(pid) }
}

function addressFor(index: number): string {
  if (index % 10 === 0) return `/OneDayVehicles?min=${index}`
  const pages = ['/Home', '/am/OneDayVehicles', '/or/Pricing', '/Terms', '/am/VehiclesTypes', '/Nowhere']
  return pages[index % pages.length] ?? '/'
}

function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

function peakMegabytes(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}
