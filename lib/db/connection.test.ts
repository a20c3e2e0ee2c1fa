import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answeringSocket } from './connection'

const patienceMs = 150
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that repeats what it hears, until it is frozen. */
async function echo() {
  let isFrozen = false
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => undefined)
    client.on('data', (bytes) => isFrozen || client.write(bytes))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    for (const client of open) client.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { port, freeze: () => (isFrozen = true) }
}

async function ask(socket: Socket): Promise<'answered' | 'given up'> {
  const outcome = new Promise<'answered' | 'given up'>((resolve) => {
    socket.once('data', () => resolve('answered'))
    socket.once('close', () => resolve('given up'))
  })
  socket.write('question')
  return outcome
}

describe('a socket to the database', () => {
  it('stays open while it is answered, and while nothing is asked', async () => {
    const { port } = await echo()
    const socket = answeringSocket(patienceMs).connect(port, 'localhost')
    ends.push(() => socket.destroy())
    expect(await ask(socket)).toBe('answered')
    await new Promise((resolve) => socket.once('timeout', resolve))
    expect(socket.destroyed).toBe(false)
    expect(await ask(socket)).toBe('answered')
  })

  it('is given up when a question stays without an answer', async () => {
    const { port, freeze } = await echo()
    const socket = answeringSocket(patienceMs).connect(port, 'localhost')
    const failures: Error[] = []
    socket.on('error', (error) => failures.push(error))
    expect(await ask(socket)).toBe('answered')
    freeze()
    expect(await ask(socket)).toBe('given up')
    expect(failures.map(({ message }) => message)).toEqual(['the database does not answer'])
  })
})
