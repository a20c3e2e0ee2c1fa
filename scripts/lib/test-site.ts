import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { buildSite, isBuilt } from './build-site'
import { copyDatabase, createDatabase, dropDatabase } from './databases'
import { collectSecrets } from '@/tools/leaks/secrets'
import { emptyTestDatabase, liftLimits, moveSeasonAway } from './test-limits'
import { findFreePort } from './ports'
import { migrateSite } from './site-database'
import { siteUrlOf } from './site-role'
import { runStep } from './steps'
import type { TestEnvironment } from './test-environment'
import { startWebServer, type WebServer } from './web-server'

export interface TestSite {
  server: WebServer
  url: string
  /** The database as its owner; the site itself runs as another role. */
  databaseUrl: string
  /** The build folder. */
  dist: string
  logFile: string
  /** The environment it runs in, for further processes of the same site. */
  env: Record<string, string>
}

/**
 * The built site on a fresh, seeded database, on a port and in a build folder that no running site uses. `dist` names
 * the folder; without it the build is that of `buildTestSite`.
 */
export async function startTestSite(
  test: TestEnvironment,
  signal: AbortSignal,
  dist?: string,
): Promise<TestSite> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const databaseUrl = await runStep('test database', () => makeDatabase(test))
  const folder = await buildTestSite(test, signal, dist)
  const secret = randomBytes(32).toString('base64url')
  const own = {
    PORT: String(port),
    DATABASE_URL: siteUrlOf(databaseUrl),
    EMBEDDED_DATABASE: '1',
    AUTH_SECRET: secret,
    SITE_URL: url,
    RATE_LIMIT_FACTOR: '1000',
    NEXT_DIST_DIR: folder,
  }
  const env = { ...test.env, ...own }
  const logFile = path.join(test.folder, 'server.log')
  const server = await runStep('test site', () =>
    startWebServer({ mode: 'start', host: 'localhost', port, env, logFile, signal }),
  )
  return { server, url, databaseUrl, dist: folder, logFile, env: own }
}

/** Builds the site for the tests, unless the last run or `npm start` did. Returns the build folder. */
export async function buildTestSite(
  test: TestEnvironment,
  signal: AbortSignal,
  dist = isBuilt('.next') ? '.next' : '.next-test',
): Promise<string> {
  await runStep(
    'test build',
    () => buildSite({ dist, env: test.env, signal }),
    (isNew) => (isNew ? '' : `nothing changed in ${dist}`),
  )
  return dist
}

async function makeDatabase(test: TestEnvironment): Promise<string> {
  const server = await test.database()
  const admin = server.url('postgres')
  // Of a part of the tests that ran before this one.
  for (const name of ['e2e', emptyTestDatabase]) await dropDatabase(admin, name)
  await createDatabase(admin, 'e2e')
  await migrateSite({ ownerUrl: server.url('e2e'), url: siteUrlOf(server.url('e2e')) })
  await liftLimits(server.url('e2e'))
  await copyDatabase(admin, { from: 'e2e', to: emptyTestDatabase })
  if (test.env.LEAK_NOTES) await collectSecrets(server.url('e2e'))
  const { seedDemo } = await import('@/prisma/seed/demo')
  await seedDemo(server.url('e2e'))
  await moveSeasonAway(server.url('e2e'))
  return server.url('e2e')
}
