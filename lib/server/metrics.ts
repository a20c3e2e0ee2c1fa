import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '@/lib/core/errors'
import { withoutLanguage } from '@/lib/core/i18n/routing'
import { codeOf, logger } from '@/lib/core/logger'
import { nameTrace } from '@/lib/core/traces'
import { databasePool } from '@/lib/db/client'
import { isRoutePath } from '@/lib/routes/routes'

type Metrics = {
  registry: Registry
  requests: Histogram<'route' | 'method' | 'status'>
  refusals: Counter<'code'>
}

// Pages, handlers and the server are bundled apart and count together. Nothing is counted where nobody asks.
const shared: typeof globalThis & { entotoMetrics?: Metrics } = globalThis

/** A figure that is looked up when somebody asks for the metrics. */
export type Figure = { name: string; help: string; read: () => Promise<number | null> }

function createMetrics(figures: readonly Figure[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to its database, by what they do; "waiting" are requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = databasePool()
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  for (const { name, help, read } of figures) {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        // While its database is gone or frozen a process still tells what it knows by itself.
        const value = await read().catch(() => null)
        // What is not known has no value, rather than a wrong one.
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the head of a request to the end of its answer.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'What forms and API refused, by the code of CONTRACT section 6.',
      labelNames: ['code'],
      registers,
    }),
  }
}

/**
 * Serves the metrics of this process on a port of its own, in the format of Prometheus (CONTRACT section 13): names of
 * routes, methods, codes and counts, never what somebody typed or who it was. Where the port is somebody else's the log says so,
 * and the site goes on without.
 */
export function serveMetrics(address: { host: string; port: number }, figures: readonly Figure[]): Server {
  const { registry } = (shared.entotoMetrics ??= createMetrics(figures))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await registry.metrics()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('error', (error) => logger.error({ code: codeOf(error) }, 'metrics not served on METRICS_PORT'))
  // The site decides when the process ends.
  return server.listen(address.port, address.host).unref()
}

/** The name of a page among the metrics; whatever is none is one name, however many there are. */
export function routeNameOf(kind: 'page' | 'file', url: string): string {
  if (kind === 'file') return 'file'
  const path = withoutLanguage(url.split('?')[0] ?? '/')
  return isRoutePath(path) ? path : 'unknown page'
}

/**
 * Begins to measure an answer and gives its trace its name; what it returns counts it by its status. `route` is a name out
 * of a table.
 */
export function startTimer(route: string, method: string): (status: number) => void {
  nameTrace(`${method} ${route}`)
  const end = shared.entotoMetrics?.requests.startTimer({ route, method })
  return (status) => end?.({ status: `${Math.floor(status / 100)}xx` })
}

/** Counts a refusal by its code. */
export function countRefusal(code: ErrorCode): void {
  shared.entotoMetrics?.refusals.inc({ code })
}
