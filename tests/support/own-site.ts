import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '@/scripts/lib/databases'
import { startEmbeddedPostgres } from '@/scripts/lib/embedded-postgres'
import { findFreePort } from '@/scripts/lib/ports'
import { migrateSite } from '@/scripts/lib/site-database'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { liftLimits } from '@/scripts/lib/test-limits'
import { findPostmaster } from '@/scripts/lib/postmaster'
import { startAnotherServer } from './another-server'

/** What can be killed. */
export type Victim = 'server' | 'database'
export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>

/** A site with a database server of its own, whose processes may be killed. */
export async function openOwnSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-own-'))
  const dir = path.join(folder, 'postgres')
  let database = await startEmbeddedPostgres({ dir })
  await createDatabase(database.url('postgres'), 'own')
  await migrateSite({ ownerUrl: database.url('own'), url: siteUrlOf(database.url('own')) })
  await liftLimits(database.url('own'))
  const port = await findFreePort()
  const startServer = () =>
    startAnotherServer({
      PORT: String(port),
      DATABASE_URL: siteUrlOf(database.url('own')),
      DATA_DIR: path.join(folder, 'data'),
    })
  let server = await startServer()
  return {
    url: server.url,
    databaseUrl: () => database.url('own'),
    /** At once and without a word, as a power cut would. */
    kill: async (victim: Victim) => {
      if (victim === 'server') {
        server.kill()
        await server.ended
      } else {
        const postmaster = findPostmaster(path.join(dir, 'cluster'))
        if (!postmaster) throw new Error('the database does not run')
        process.kill(postmaster.pid, 'SIGKILL')
      }
    },
    /** Starts again whatever was killed; also a server that lives, because its database comes back on another port. */
    restart: async () => {
      server.kill()
      await server.ended
      database = await startAgain(dir)
      server = await startServer()
    },
    close: async () => {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The children of a killed database need a moment to notice; until then a new one is refused. */
async function startAgain(dir: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbeddedPostgres({ dir })
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(250)
    }
  }
}
