import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { logger } from '@/lib/core/logger'
import { databasePool } from '@/lib/db/client'
import { workFigures } from '@/lib/jobs/work-figures'
import { serveMetrics } from '@/lib/server/metrics'
import { findFreePort } from '@/scripts/lib/ports'

it('metrics are served while the database does not answer, without what only it knows', async () => {
  const port = await findFreePort()
  const server = serveMetrics({ host: '127.0.0.1', port }, workFigures({ sendsMails: true }))
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const read = async () => {
    // Far less than what waits for a connection is given.
    const signal = AbortSignal.timeout(6000)
    return (await fetch(`http://127.0.0.1:${port}/metrics`, { signal })).text()
  }
  const pool = databasePool()
  const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const text = await read().finally(() => {
    for (const connection of busy) connection.release()
  })
  expect(text).toContain(`database_connections{state="busy"} ${busy.length}\n`)
  expect(text).toMatch(/^process_start_time_seconds \d+/m)
  expect(text).not.toMatch(/^(claims|jobs|mails|bookings)_/m)
  expect(await read()).toMatch(/^claims_waiting 0$/m)
})

it('a port of somebody else takes the metrics alone from the site, and the log names its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const logged = vi.spyOn(logger, 'error').mockReturnValue()
  serveMetrics({ host: '127.0.0.1', port }, [])
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith({ code: 'EADDRINUSE' }, expect.stringContaining('METRICS_PORT')),
  )
})
