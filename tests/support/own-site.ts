import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@/scripts/lib/databases'
import { startEmbeddedPostgres } from '@/scripts/lib/embedded-postgres'
import { migrate } from '@/scripts/lib/migrate'
import { findFreePort } from '@/scripts/lib/ports'
import { findPostmaster } from '@/scripts/lib/postmaster'
import { startWebServer, type WebServer } from '@/scripts/lib/web-server'

const secret = randomBytes(32).toString('base64url')

/** A further server process of the site under test, on any database. */
export async function startServer(databaseUrl: string, port: number, logFile: string): Promise<WebServer> {
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    EMBEDDED_DATABASE: '1',
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    SITE_URL: url,
    NEXTAUTH_URL: url,
    RATE_LIMIT_FACTOR: '1000',
    NEXT_DIST_DIR: '.next-test',
  }
  return startWebServer({ mode: 'start', host: 'localhost', port, env, logFile })
}

/** A site with a database of its own, whose processes may be killed. */
export async function openOwnSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-own-'))
  const dir = path.join(folder, 'postgres')
  let database = await startEmbeddedPostgres({ dir })
  await createDatabase(database.url('postgres'), 'own')
  await migrate(database.url('own'))
  const port = await findFreePort()
  const logFile = path.join(folder, 'server.log')
  let server = await startServer(database.url('own'), port, logFile)
  return {
    url: server.url,
    databaseUrl: () => database.url('own'),
    /** As a power cut would: at once, without a word. */
    killServer: async () => {
      server.kill()
      await server.ended
    },
    killDatabase: () => {
      const postmaster = findPostmaster(path.join(dir, 'cluster'))
      if (!postmaster) throw new Error('the database does not run')
      process.kill(postmaster.pid, 'SIGKILL')
    },
    /** Starts again whatever was killed. */
    restart: async () => {
      // Also a server whose database came back elsewhere: its port is another one.
      server.kill()
      await server.ended
      database = await startAgain(dir)
      server = await startServer(database.url('own'), port, logFile)
    },
    close: async () => {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The children of a killed server need a moment to notice; until then a new one is refused. */
async function startAgain(dir: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbeddedPostgres({ dir })
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
