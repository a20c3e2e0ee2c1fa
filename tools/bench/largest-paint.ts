import type { Browser } from '@playwright/test'
import type { SlowLine } from './limits'
import { openPhone, readPaints, watchPaints } from './page-weight'

/** Later paints than this many milliseconds after load do not come: nothing is loaded any more. */
const settleMs = 800
const patienceMs = 60_000

/**
 * Milliseconds to the largest paint on a slow line. One try; when that is over the limit the median of three counts,
 * because a busy machine can spoil a single one.
 */
export async function largestPaint(browser: Browser, url: string, line: SlowLine): Promise<number> {
  const first = await tryOnce(browser, url, line)
  if (first <= line.limitMs) return first
  const tries = [first, await tryOnce(browser, url, line), await tryOnce(browser, url, line)]
  return tries.toSorted((a, b) => a - b)[1] ?? first
}

async function tryOnce(browser: Browser, url: string, line: SlowLine): Promise<number> {
  const context = await openPhone(browser)
  try {
    const page = await context.newPage()
    await watchPaints(page)
    const session = await context.newCDPSession(page)
    const bytesPerSecond = line.bitsPerSecond / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown })
    await page.goto(url, { waitUntil: 'load', timeout: patienceMs })
    await page.waitForTimeout(settleMs)
    return (await readPaints(page)).largestPaintMs
  } finally {
    await context.close()
  }
}
