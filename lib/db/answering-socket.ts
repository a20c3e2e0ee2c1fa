import { Socket } from 'node:net'

/**
 * A socket to the database that is given up when a question stays without an answer for so many milliseconds: the server is
 * frozen, or its machine is gone without a word. Whoever waits gets an error, and the pool opens another connection. Only
 * the whole connection can be given up: one that is still in a transaction must serve nobody else. A connection that has
 * nothing to ask may be silent for ever.
 */
export function answeringSocket(patienceMs: number): Socket {
  const socket = new Socket()
  let askedBefore = 0
  socket.on('data', () => (askedBefore = socket.bytesWritten))
  socket.setTimeout(patienceMs, () => {
    if (socket.bytesWritten > askedBefore) socket.destroy(new Error('the database does not answer'))
  })
  return socket
}
