import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'

type Traces = {
  api: typeof import('@opentelemetry/api')
  tracer: Tracer
  /** Sends what is gathered. */
  flush: () => Promise<void>
}

// Pages, handlers and the server are bundled apart and write one trace.
const shared: typeof globalThis & {
  entotoTraces?: Traces
  entotoTraceContext?: AsyncLocalStorage<Context>
} = globalThis
const current = (shared.entotoTraceContext ??= new AsyncLocalStorage<Context>())

/**
 * From now on this process sends traces to an OTLP endpoint (CONTRACT section 13), of `share` of its requests and jobs. What is
 * not traced costs a lookup. Nothing else writes into them: not an address, not a query, not a value is in any.
 */
export async function startTraces({ endpoint, share }: { endpoint: string; share: number }): Promise<void> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'entoto-drive', 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  shared.entotoTraces = {
    ...{ api, tracer: provider.getTracer('entoto-drive') },
    flush: () => provider.forceFlush(),
  }
}

/** Sends what is gathered, before the process ends. Whatever hinders it hinders nothing else. */
export async function flushTraces(): Promise<void> {
  await shared.entotoTraces?.flush().catch(() => undefined)
}

type Begun = { span: Span; run: <T>(work: () => T) => T }

/** Begins a span within the one that is under way here; undefined where nothing is traced, or a part of nothing. */
export function beginSpan(
  name: string,
  { attributes = {}, isRoot = false }: { attributes?: Attributes; isRoot?: boolean } = {},
): Begun | undefined {
  const traces = shared.entotoTraces
  if (!traces) return undefined
  const { api, tracer } = traces
  const parent = isRoot ? api.ROOT_CONTEXT : current.getStore()
  if (!parent) return undefined
  const span = tracer.startSpan(name, { attributes }, parent)
  return { span, run: (work) => current.run(api.trace.setSpan(parent, span), work) }
}

/** Does some work as a trace of its own: a job. */
export async function withTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = beginSpan(name, { isRoot: true })
  if (!begun) return work()
  try {
    return await begun.run(work)
  } catch (error) {
    markFailed(begun.span, error)
    throw error
  } finally {
    begun.span.end()
  }
}

/** Gives the trace that is under way here its name: that of a route, out of a table. */
export function nameTrace(name: string): void {
  const context = current.getStore()
  if (context) shared.entotoTraces?.api.trace.getSpan(context)?.updateName(name)
}

/** Marks a span by the kind of its error; the message may hold a value. */
export function markFailed(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  // 2 is SpanStatusCode.ERROR, which is loaded only where there are traces.
  span.setStatus({ code: 2, message: kind })
}
