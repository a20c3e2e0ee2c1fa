import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './build-site'
import { createDatabase } from './databases'
import { collectSecrets } from './leaks/secrets'
import { migrate } from './migrate'
import { findFreePort, isPortFree } from './ports'
import { projectPath } from './project'
import { runStep } from './steps'
import type { TestEnvironment } from './test-environment'
import { startWebServer, type WebServer } from './web-server'

export interface TestSite {
  server: WebServer
  url: string
  databaseUrl: string
  /** The build folder. */
  dist: string
  logFile: string
  /** The environment it runs in, for further processes of the same site. */
  env: Record<string, string>
}

/** The built site on a fresh, seeded database, on a port and in a build folder of its own, not the one of `npm start`. */
export async function startTestSite(
  test: TestEnvironment,
  signal: AbortSignal,
  dist = '.next-test',
): Promise<TestSite> {
  const port = await choosePort(dist)
  const url = `http://localhost:${port}`
  const databaseUrl = await runStep('test database', () => makeDatabase(test))
  const secret = randomBytes(32).toString('base64url')
  const own = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    EMBEDDED_DATABASE: '1',
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    RATE_LIMIT_FACTOR: '1000',
    NEXT_DIST_DIR: dist,
  }
  const env = { ...test.env, ...own }
  await runStep(
    'test build',
    () => buildSite({ dist, env, signal }),
    (isNew) => (isNew ? '' : 'nothing changed'),
  )
  const logFile = path.join(test.folder, 'server.log')
  const server = await runStep('test site', () =>
    startWebServer({ mode: 'start', host: 'localhost', port, env, logFile, signal }),
  )
  return { server, url, databaseUrl, dist, logFile, env: own }
}

async function makeDatabase(test: TestEnvironment): Promise<string> {
  const server = await test.database()
  await createDatabase(server.url('postgres'), 'e2e')
  await migrate(server.url('e2e'))
  if (test.env.LEAK_NOTES) await collectSecrets(server.url('e2e'))
  const { seedDemo } = await import('@/prisma/seed/demo')
  await seedDemo(server.url('e2e'))
  return server.url('e2e')
}

/**
 * The port of the last run while it is free: prerendered pages show the address, so another port
 * would mean another build.
 */
async function choosePort(dist: string): Promise<number> {
  const note = projectPath('.data-test', `port${dist}`)
  const last = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0
  if (last > 0 && (await isPortFree(last, 'localhost'))) return last
  const port = await findFreePort()
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, `${port}\n`)
  return port
}
