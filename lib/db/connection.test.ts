import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectSecurely, TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { selfMadeCertificate } from '@/tests/support/self-made-certificate'
import { giveUpSilent } from './connection'

const silenceMs = 150
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that repeats what it hears, until it is frozen. */
async function echo({ isSecure = false } = {}) {
  let isFrozen = false
  const open = new Set<Socket>()
  const certificate = selfMadeCertificate()
  const server = createServer((client) => {
    open.add(client)
    const heard = isSecure ? new TLSSocket(client, { isServer: true, ...certificate }) : client
    client.on('error', () => undefined)
    heard.on('error', () => undefined)
    heard.on('data', (bytes) => isFrozen || heard.write(bytes))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    for (const client of open) client.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { port, freeze: () => (isFrozen = true) }
}

/** A socket as a connection has one once it was greeted. */
async function openSocket(port: number, { isSecure = false } = {}) {
  const plain = connect(port, 'localhost')
  await once(plain, 'connect')
  const socket = isSecure ? connectSecurely({ socket: plain, rejectUnauthorized: false }) : plain
  if (isSecure) await once(socket, 'secureConnect')
  ends.push(() => socket.destroy())
  giveUpSilent(socket, silenceMs)
  return socket
}

async function ask(socket: Socket): Promise<'answered' | 'given up'> {
  const outcome = new Promise<'answered' | 'given up'>((resolve) => {
    socket.once('data', () => resolve('answered'))
    socket.once('close', () => resolve('given up'))
  })
  socket.write('question')
  return outcome
}

describe.each([false, true])('a socket to the database (TLS: %s)', (isSecure) => {
  it('stays open while it is answered, and while nothing is asked', async () => {
    const { port } = await echo({ isSecure })
    const socket = await openSocket(port, { isSecure })
    expect(await ask(socket)).toBe('answered')
    await sleep(3 * silenceMs)
    expect(socket.destroyed).toBe(false)
    expect(await ask(socket)).toBe('answered')
  })

  it('is given up when a question stays without an answer', async () => {
    const { port, freeze } = await echo({ isSecure })
    const socket = await openSocket(port, { isSecure })
    const failures: Error[] = []
    socket.on('error', (error) => failures.push(error))
    expect(await ask(socket)).toBe('answered')
    // Also where it had nothing to ask for longer than that.
    await sleep(3 * silenceMs)
    freeze()
    expect(await ask(socket)).toBe('given up')
    expect(failures.map(({ message }) => message)).toEqual(['the database does not answer'])
  })
})
