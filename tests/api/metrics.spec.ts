import { readFileSync } from 'node:fs'
import { findFreePort } from '@/scripts/lib/ports'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'

const metricsPattern = /^(?:# .*|[a-z_\d]+(?:\{[^}]*\})? (?:[-+.e\d]+|NaN|\+Inf))$/

test('the metrics of a process tell of routes, codes and what waits, and of nobody', async () => {
  const port = await findFreePort()
  const server = await startAnotherServer({ METRICS_PORT: String(port) })
  try {
    for (const path of [
      '/Home',
      '/am/Home?from=secret-word',
      '/no/such/page',
      '/theme.js',
      '/api/vehicles',
    ]) {
      await (await fetch(`${server.url}${path}`)).text()
    }
    await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody.known@example.com', password: 'wrong-word' }),
    })
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
    for (const line of text.trim().split('\n')) {
      if (line !== '') expect(line).toMatch(metricsPattern)
    }
    const countOf = (labels: string) =>
      new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]
    expect(countOf('route="/Home",method="GET",status="2xx"')).toBe('2')
    expect(countOf('route="unknown page",method="GET",status="4xx"')).toBe('1')
    expect(countOf('route="file",method="GET",status="2xx"')).toBe('1')
    expect(countOf('route="/vehicles",method="GET",status="2xx"')).toBe('1')
    expect(text).toContain('refusals_total{code="USER_NOT_FOUND"} 1')
    expect(text).toMatch(/^claims_waiting \d+$/m)
    expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m)
    expect(text).not.toMatch(/secret-word|nobody\.known|wrong-word|@/)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404)

    // Every rule, and every panel of the board, asks for figures that there are.
    const files = ['prometheus-alerts.yml', 'grafana-board.json']
    const texts = files.map((name) => readFileSync(`docs/operations/${name}`, 'utf8')).join('\n')
    const asked = [...texts.matchAll(/([a-z_\d]+?)(?:_bucket|_count)?\{job=/g)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(25)
    for (const name of asked.filter((one) => one !== 'up')) expect(text).toContain(`# HELP ${name} `)
  } finally {
    await server.stop()
  }
})
