import { findBrowser, type Browser } from '../../scripts/lib/browser'
import { generateClient } from '../../scripts/lib/generate'
import { findFreePort } from '../../scripts/lib/ports'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { startTestSite } from '../../scripts/lib/test-site'
import { startWebServer, type WebServer } from '../../scripts/lib/web-server'

export interface BenchSite {
  url: string
  /** The process that serves. */
  pid: number | undefined
  /** The build folder. */
  dist: string
  browser: Browser
  databaseUrl: string
  /** Starts another process of the same site, on a port of its own, with settings that the first has not. */
  startTwin: (settings?: Record<string, string>) => Promise<WebServer>
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
      const { url, server, databaseUrl } = site
      const startTwin = async (settings = {}) => {
        const port = await findFreePort()
        const env = { ...test.env, ...site.env, ...settings }
        return startWebServer({ mode: 'start', host: 'localhost', port, env, logFile: '/dev/null', signal })
      }
      return await work({ url, pid: server.pid, dist, browser, databaseUrl, startTwin })
    } finally {
      await site.server.stop()
    }
  } finally {
    await test.close()
  }
}
