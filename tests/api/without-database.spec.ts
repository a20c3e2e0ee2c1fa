import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { breakableDatabase } from '../support/breakable-database'

test('without its database the site says so, and every refusal keeps its form', async () => {
  const database = await breakableDatabase(process.env.E2E_DATABASE_URL ?? '')
  const server = await startAnotherServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    expect((await fetch(`${server.url}/api/uploads`)).status).toBe(200)
    database.cut()
    const health = await fetch(`${server.url}/api/health`)
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({ status: 'unavailable', database: 'unreachable' })
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
