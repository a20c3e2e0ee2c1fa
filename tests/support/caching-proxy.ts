import { createServer } from 'node:http'
import { Agent, cacheStores, type Dispatcher, interceptors, request } from 'undici'

type Ask = Record<string, string>

/** Headers that end at each hop, and the length, which the answer gives itself anew. */
const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'content-length'])

/**
 * A caching proxy in front of a site, as a company or a mobile network runs one: it keeps for everybody what RFC 9111 lets a
 * shared cache keep. `forwarded` names what it had to ask the site for.
 */
export async function openCachingProxy(origin: string) {
  const forwarded: string[] = []
  const counting: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    forwarded.push(options.path)
    return dispatch(options, handler)
  }
  const store = new cacheStores.MemoryCacheStore()
  const agent = new Agent()
  const cache = agent.compose(counting, interceptors.cache({ store, type: 'shared' }))
  const server = createServer((asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !ofOneHop.has(name)))
    const method = asked.method === 'HEAD' ? 'HEAD' : 'GET'
    request(origin + (asked.url ?? '/'), { method, headers, dispatcher: cache })
      .then(async ({ statusCode, headers: given, body }) => {
        const kept = Object.entries(given).filter(([name]) => !ofOneHop.has(name))
        const bytes = Buffer.from(await body.arrayBuffer())
        answer.writeHead(statusCode, Object.fromEntries(kept)).end(bytes)
      })
      .catch((error: unknown) => answer.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  return {
    forwarded,
    get: (path: string, headers: Ask = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async close() {
      server.closeAllConnections()
      server.close()
      await agent.close()
    },
  }
}
