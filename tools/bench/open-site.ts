import { findBrowser, type Browser } from '../../scripts/lib/browser'
import { generateClient } from '../../scripts/lib/generate'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { startTestSite } from '../../scripts/lib/test-site'

export interface BenchSite {
  url: string
  /** The process that serves. */
  pid: number | undefined
  /** The build folder. */
  dist: string
  browser: Browser
}

const dist = '.next-bench'

/** Runs work against the production build on demo data, in a folder and on a port of the benches' own. */
export async function withBenchSite<T>(
  signal: AbortSignal,
  work: (site: BenchSite) => Promise<T>,
): Promise<T> {
  const test = openTestEnvironment(signal)
  try {
    await generateClient(signal)
    const browser = await runStep(
      'browser',
      () => findBrowser(signal),
      (found) => found.executablePath,
    )
    const site = await startTestSite(test, signal, dist)
    try {
      return await work({ url: site.url, pid: site.server.pid, dist, browser })
    } finally {
      await site.server.stop()
    }
  } finally {
    await test.close()
  }
}
