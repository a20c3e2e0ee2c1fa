import { connect, createServer } from 'node:net'
import getPort from 'get-port'
import { errorCode, StepError } from './steps'

/** A port of the loopback address that nobody listens on right now, and that nobody here was given a moment ago. */
export function findFreePort(): Promise<number> {
  return getPort({ host: '127.0.0.1' })
}

/** Throws a StepError that names `PORT` (or `HOST`) unless the site can listen there. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  // macOS lets a second server bind beside a wildcard listener, so asking to listen is not enough.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((address) => isAnswering(port, address)))
  const code = answers.includes(true) ? 'EADDRINUSE' : await tryListen(port, host)
  if (code === undefined) return
  if (code === 'EADDRINUSE') {
    throw new StepError(
      `port ${port} is in use`,
      'stop what listens there, or choose another: PORT=3001 npm start',
    )
  }
  if (code === 'EACCES') {
    throw new StepError(`no permission to listen on port ${port}`, 'choose PORT above 1023')
  }
  throw new StepError(`cannot listen on this address (${code})`, 'correct HOST; its default is localhost')
}

function isAnswering(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
    socket.once('timeout', () => finish(false))
  })
}

function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error) ?? 'unknown'))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
