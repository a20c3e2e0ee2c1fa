import { expect, it, vi } from 'vitest'
import { flushTraces, startTraces, withTrace } from '@/lib/core/traces'
import { database, databasePool } from '@/lib/db/client'
import { createWebServer } from '@/lib/server/web-server'

// Speaks OTLP over HTTP. The settings name it before anything reads them.
const collector = await vi.hoisted(async () => {
  const { createServer } = await import('node:http')
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint
  return { endpoint, bodies }
})

type SentSpan = { name: string; spanId: string; parentSpanId?: string; status: { code?: number } }
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

async function sentSpans(): Promise<SentSpan[]> {
  await flushTraces()
  return collector.bodies.flatMap((body) => {
    const sent: Sent = JSON.parse(body)
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
}

it('a trace tells routes, jobs and queries, and nothing that somebody wrote', async () => {
  await startTraces({ endpoint: collector.endpoint, share: 1 })
  await withTrace('job example', async () => {
    await database().user.findFirst({ where: { email: 'zewdu@example.com' }, select: { id: true } })
    await databasePool().query("SELECT 'hidden words', 4711.25, $1::text", ['a value'])
  })
  const failed = withTrace('job failing', () => Promise.reject(new TypeError('words of a failure')))
  await expect(failed).rejects.toThrow('words of a failure')
  const server = createWebServer(async (_request, response) => void response.end(), '.')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await fetch(`http://127.0.0.1:${port}/nothing-here?key=a-secret-key`)
  server.close()

  await expect.poll(async () => (await sentSpans()).map(({ name }) => name)).toContain('GET unknown page')
  const spans = await sentSpans()
  const job = spans.find(({ name }) => name === 'job example')
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(queries.map(({ name }) => name)).toEqual(['SELECT', 'SELECT'])
  expect(spans.find(({ name }) => name === 'job failing')?.status.code).toBe(2)
  const everything = collector.bodies.join()
  expect(everything).toContain('SELECT ?, ?, $1::text')
  expect(everything).toContain('TypeError')
  for (const word of [
    'zewdu',
    'hidden',
    '4711.25',
    'a value',
    'words of a',
    'nothing-here',
    'a-secret-key',
  ]) {
    expect(everything).not.toContain(word)
  }
})

it('what nobody asked for is no trace', async () => {
  const before = (await sentSpans()).length
  await databasePool().query('SELECT 1')
  expect(await sentSpans()).toHaveLength(before)
})
