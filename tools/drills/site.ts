import { randomBytes } from 'node:crypto'
import type { TestEnvironment } from '../../scripts/lib/test-environment'
import { startWebServer, type WebServer } from '../../scripts/lib/web-server'

interface Told {
  databaseUrl: string
  siteUrl: string
  /** The build folder. */
  dist: string
}

/** What a process of the site is told in a drill; processes that are told the same are one site. */
export function environmentOf(
  test: TestEnvironment,
  { databaseUrl, siteUrl, dist }: Told,
): NodeJS.ProcessEnv {
  return {
    ...test.env,
    DATABASE_URL: databaseUrl,
    EMBEDDED_DATABASE: '1',
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    SITE_URL: siteUrl,
    NEXT_DIST_DIR: dist,
    LOG_LEVEL: 'silent',
  }
}

/** Starts a process of the site on a port of this machine. */
export function startProcess(port: number, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<WebServer> {
  return startWebServer({ mode: 'start', host: 'localhost', port, env, logFile: '/dev/null', signal })
}
