import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { siteUrlOf } from '@/scripts/lib/site-role'
import { breakableDatabase } from '../support/breakable-database'

test('without its database the site says so, and every refusal keeps its form', async () => {
  const database = await breakableDatabase(siteUrlOf(process.env.E2E_DATABASE_URL ?? ''))
  const server = await startAnotherServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    expect((await fetch(`${server.url}/api/uploads`)).status).toBe(200)
    database.cut()
    for (const path of ['/health', '/health/ready']) {
      const health = await fetch(`${server.url}/api${path}`)
      expect(health.status).toBe(503)
      expect(await health.json()).toEqual({ status: 'unavailable', database: 'unreachable' })
    }
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
    for (const path of ['/uploads', '/uploads/Ones', '/uploads/type/suv', '/uploads/price/3k']) {
      const answer = await fetch(`${server.url}/api${path}`)
      expect(answer.status, path).toBe(500)
      expect(answer.headers.get('x-request-id'), path).toMatch(/\w{8}/)
      expect(await answer.json(), path).toMatchObject({ code: 'UNEXPECTED' })
    }
    // What needs no database is answered as ever.
    expect((await fetch(`${server.url}/api/profile`)).status).toBe(401)
    expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200)
  } finally {
    await server.stop()
  }
})

test('while its database is frozen the site says so long before it gives up what waits for it', async () => {
  const database = await breakableDatabase(siteUrlOf(process.env.E2E_DATABASE_URL ?? ''))
  const server = await startAnotherServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
    database.freeze()
    const answered: string[] = []
    const ask = async (path: string) => {
      const { status } = await fetch(`${server.url}${path}`)
      answered.push(path)
      return status
    }
    const waiting = Promise.all([ask('/api/vehicles'), ask('/api/vehicles?q=corolla')])
    expect(await ask('/api/health/ready')).toBe(503)
    expect(await ask('/api/health')).toBe(503)
    expect(await ask('/api/health/live')).toBe(200)
    expect(answered).toEqual(['/api/health/ready', '/api/health', '/api/health/live'])
    // Nobody waits for ever.
    expect(await waiting).toEqual([500, 500])
  } finally {
    database.cut()
    await server.stop()
  }
})
