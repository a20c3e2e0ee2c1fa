import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { env } from '@/lib/core/env'
import { completeFailedPage, type SayFailed } from './failed-page'
import { newPageRender, withPageRender, type PageRender } from '@/lib/core/page-render'

/** What answers a request with a page: Next's own handler. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type SharedPage = { status: number; headers: OutgoingHttpHeaders; html: Buffer; render: PageRender }

/**
 * Asks for a page as somebody of whom nothing is known: no cookie, no language but that of the address, no nonce. What
 * comes back may be sent to everybody.
 */
export async function renderSharedPage(
  { handle, sayFailed }: { handle: PageHandler; sayFailed: SayFailed },
  href: string,
): Promise<SharedPage> {
  const render = newPageRender({ isShared: true })
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = href
  request.headers = { host: new URL(env().SITE_URL).host, accept: 'text/html' }
  request.push(null)
  const response = new ServerResponse(request)
  const html = collectBody(response)
  completeFailedPage(response, (text) =>
    sayFailed(text, { url: href, isRead: true, reference: render.failure }),
  )
  await withPageRender(render, () => handle(request, response))
  const body = await html
  const status = render.isMissing && response.statusCode === 200 ? 404 : response.statusCode
  return { status, headers: response.getHeaders(), html: body, render }
}

/** Takes what is written to a response that no connection waits for. Resolves when it has ended. */
function collectBody(response: ServerResponse): Promise<Buffer> {
  const chunks: Buffer[] = []
  const take = (chunk: unknown, encoding: unknown) => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    else if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'))
    }
  }
  const writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status
    const headers = given.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return response
  }
  return new Promise((resolve) => {
    const write = (chunk: unknown, encoding: unknown) => {
      take(chunk, encoding)
      return true
    }
    const end = (chunk: unknown, encoding: unknown) => {
      take(chunk, encoding)
      Object.assign(response, { finished: true })
      response.emit('finish')
      response.emit('close')
      resolve(Buffer.concat(chunks))
      return response
    }
    // The methods of the class would wait for a connection.
    Object.assign(response, { write, end, writeHead, flushHeaders: () => undefined })
  })
}
