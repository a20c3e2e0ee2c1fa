import { createServer, connect, type Socket } from 'node:net'

interface BreakableDatabase {
  /** Stands for the database's own. */
  url: string
  cut: () => void
  /** Lets nothing through any longer, and closes nothing: as when the database is frozen. */
  freeze: () => void
  /** The statements that were prepared on the way, in order. */
  statements: string[]
}

/** A way to a database that can be watched, and cut, as when its machine goes down. */
export async function breakableDatabase(databaseUrl: string): Promise<BreakableDatabase> {
  const real = new URL(databaseUrl)
  const open = new Set<Socket>()
  const statements: string[] = []
  let isCut = false
  let isFrozen = false
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    if (isFrozen) return void open.add(client.pause())
    const database = connect(Number(real.port || 5432), real.hostname)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    client.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      statements.push(...(text.match(/(?:SELECT|INSERT|UPDATE|DELETE|WITH) [^\0]+/g) ?? []))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(databaseUrl)
  way.hostname = '127.0.0.1'
  way.port = String(typeof address === 'object' && address ? address.port : '')
  return {
    url: way.href,
    statements,
    freeze() {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
