import { z } from 'zod'
import { findFreePort } from '@/scripts/lib/ports'
import { startWebServer, type WebServer } from '@/scripts/lib/web-server'

const environment = z.record(z.string(), z.string())

/** Another process of the site under test, on the same database and secret, with some settings of its own. */
export async function startAnotherServer(
  changes: Record<string, string> = {},
  logFile = '/dev/null',
): Promise<WebServer> {
  const siteEnv = environment.parse(JSON.parse(process.env.E2E_SITE_ENV ?? '{}'))
  const port = changes.PORT ? Number(changes.PORT) : await findFreePort()
  const url = `http://localhost:${port}`
  const env = { ...process.env, ...siteEnv, PORT: String(port), SITE_URL: url, ...changes }
  return startWebServer({ mode: 'start', host: 'localhost', port, env, logFile })
}
