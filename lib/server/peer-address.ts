import diagnostics from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

const requestStarts = 'http.server.request.start'
const shared: typeof globalThis & { entotoNotesPeers?: boolean } = globalThis

function notePeer(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  const { request } = message
  if (!(request instanceof IncomingMessage)) return
  const before = request.headers['x-forwarded-for']
  const peer = request.socket.remoteAddress ?? 'unknown'
  request.headers['x-forwarded-for'] = before ? `${String(before)}, ${peer}` : peer
}

/**
 * From now on each request of this process carries the other end of its connection as the last hop of
 * `X-Forwarded-For`. The framework keeps that header as a client sent it, so without this a client could name itself.
 */
export function notePeers(): void {
  // A reload in development must not note every peer twice.
  if (shared.entotoNotesPeers) return
  shared.entotoNotesPeers = true
  diagnostics.subscribe(requestStarts, notePeer)
}
