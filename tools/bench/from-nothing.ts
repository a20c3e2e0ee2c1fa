import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../scripts/lib/databases'
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres'
import { findFreePort } from '../../scripts/lib/ports'
import { migrateSite } from '../../scripts/lib/site-database'
import { siteUrlOf } from '../../scripts/lib/site-role'
import { startPooler, startProxy } from '../drills/engines'
import { startProcess } from '../drills/site'

interface Step {
  name: string
  ms: number
}

/**
 * What `compose.yaml` does on a new machine once the image is there, one step after the other: an empty PostgreSQL, all
 * migrations and the site's role, a pooler, two processes of the site at once, the proxy. The last step ends when it answers that
 * the site is ready. `env` is that of the processes, without their database. Throws where a step fails.
 */
export async function startFromNothing(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Step[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-nothing-'))
  const stops: (() => Promise<void>)[] = []
  const steps: Step[] = []
  const step = async <T extends { stop?: () => Promise<void> } | undefined>(
    name: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    const start = performance.now()
    const started = await work()
    steps.push({ name, ms: performance.now() - start })
    if (started?.stop) stops.unshift(started.stop)
    return started
  }
  try {
    const postgres = await step('database', () =>
      startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), signal }),
    )
    const ownerUrl = postgres.url('entoto')
    const url = siteUrlOf(ownerUrl)
    await step('migrations', async () => {
      await createDatabase(postgres.url('postgres'), 'entoto')
      await migrateSite({ ownerUrl, url })
      return undefined
    })
    const pooler = await step('pooler', () => startPooler(folder, url))
    const ports = [await findFreePort(), await findFreePort()]
    const settings = { ...env, DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: url }
    await step('two processes', async () => {
      const processes = await Promise.all(ports.map((port) => startProcess(port, settings, signal)))
      return { stop: async () => void (await Promise.all(processes.map(({ stop }) => stop()))) }
    })
    await step('proxy', async () => {
      const proxy = await startProxy(folder, ports)
      while (!(await isReady(proxy.port))) {
        signal.throwIfAborted()
        await sleep(100)
      }
      return proxy
    })
    return steps
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
