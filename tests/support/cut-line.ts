import { createServer, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base } from './site-test'

/** A page's line to the site, which can really be cut. */
interface Line {
  /** From now on there is none: for the page, its scripts and its service worker. The page hears of it as of a lost network. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** What is being answered says nothing more and does not end, as when a machine on the way is gone without a word. */
  silence: () => void
}

/**
 * Tests of what happens without a line. Each has a tab of its own, whose way to the site goes through a proxy and is cut
 * there: that the test tool pretends there is no line does not always reach the requests of service workers.
 */
export const test = base.extend<{ way: Awaited<ReturnType<typeof openWay>>; line: Line }>({
  reuseContext: false,
  serviceWorkers: 'allow',
  // A line may be cut in the middle of an answer too.
  expectedConsole:
    /ERR_(INTERNET_DISCONNECTED|PROXY_CONNECTION_FAILED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)|Failed to fetch|network error|40[14]/,
  way: async ({}, give) => {
    const way = await openWay()
    await give(way)
    way.close()
  },
  proxy: async ({ way }, give) => give({ server: way.server }),
  line: async ({ way, context }, give) => {
    await give({
      cut: async () => {
        way.setCut(true)
        await context.setOffline(true)
      },
      mend: async () => {
        way.setCut(false)
        await context.setOffline(false)
      },
      silence: () => way.silence(),
    })
  },
})

/** Opens a page until the service worker looks after it, without the seconds that the page itself lets pass before. */
export async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await untilWatched(page)
}

/** Waits until the service worker looks after an open page, as it does by itself some seconds after the page. */
export async function untilWatched(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** A proxy that passes on what it is asked, until it is cut: then open connections break off and new ones are refused. */
async function openWay() {
  const open = new Set<Socket>()
  const answering = new Set<IncomingMessage>()
  let isCut = false
  // Pages are asked for as of a proxy, what the test itself asks goes through a tunnel.
  const server = createServer((asked, answer) => {
    const passed = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      answering.add(given.once('close', () => answering.delete(given)))
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.on('connect', ({ url }, client) => {
    const { hostname, port } = new URL(`http://${url ?? ''}`)
    const site = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      client.pipe(site).pipe(client)
    })
    for (const [one, other] of [
      [site, client],
      [client, site],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  const breakOff = () => {
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    server: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`,
    setCut(value: boolean) {
      isCut = value
      if (isCut) breakOff()
    },
    silence() {
      for (const given of answering) given.unpipe()
    },
    close() {
      server.close()
      breakOff()
    },
  }
}
