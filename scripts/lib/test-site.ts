import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite, isBuilt } from './build-site'
import { createDatabase } from './databases'
import { collectSecrets } from '@/tools/leaks/secrets'
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

/**
 * The built site on a fresh, seeded database, on a port and in a build folder that no running site uses. `dist` names
 * the folder; without it the build is that of `buildTestSite`.
 */
export async function startTestSite(
  test: TestEnvironment,
  signal: AbortSignal,
  dist?: string,
): Promise<TestSite> {
  const databaseUrl = await runStep('test database', () => makeDatabase(test))
  const build = await buildTestSite(test, signal, dist)
  const secret = randomBytes(32).toString('base64url')
  const own = {
    ...build.env,
    DATABASE_URL: databaseUrl,
    EMBEDDED_DATABASE: '1',
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    RATE_LIMIT_FACTOR: '1000',
  }
  const { port, url } = build
  const env = { ...test.env, ...own }
  const logFile = path.join(test.folder, 'server.log')
  const server = await runStep('test site', () =>
    startWebServer({ mode: 'start', host: 'localhost', port, env, logFile, signal }),
  )
  return { server, url, databaseUrl, dist: build.dist, logFile, env: own }
}

interface Place {
  /** The build folder. */
  dist: string
  port: number
}

interface TestBuild extends Place {
  url: string
  /** What it was built with. */
  env: Record<string, string>
}

/** Builds the site for the tests, unless it is built: by the last run, or by `npm start`. */
export async function buildTestSite(
  test: TestEnvironment,
  signal: AbortSignal,
  dist?: string,
): Promise<TestBuild> {
  const place = dist ? { dist, port: await choosePort(dist) } : await choosePlace(test)
  const url = `http://localhost:${place.port}`
  const env = { PORT: String(place.port), SITE_URL: url, NEXTAUTH_URL: url, NEXT_DIST_DIR: place.dist }
  await runStep(
    'test build',
    () => buildSite({ dist: place.dist, env: { ...test.env, ...env }, signal }),
    (isNew) => (isNew ? '' : `nothing changed in ${place.dist}`),
  )
  return { ...place, url, env }
}

/** What `npm start` builds is good for the tests too, at the same address: prerendered pages show it. */
const startedPlace: Place = { dist: '.next', port: 3000 }

async function choosePlace(test: TestEnvironment): Promise<Place> {
  const { dist, port } = startedPlace
  const env = { ...test.env, SITE_URL: `http://localhost:${port}` }
  if (isBuilt({ dist, env }) && (await isPortFree(port, 'localhost'))) return startedPlace
  return { dist: '.next-test', port: await choosePort('.next-test') }
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
