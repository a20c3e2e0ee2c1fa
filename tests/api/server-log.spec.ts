import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { expect, test } from '../support/api-test'

const line = z.object({ level: z.number(), time: z.iso.datetime(), msg: z.string() })

/** Sends bytes to the site and hangs up; nobody waits for the answer. */
async function hangUp(baseURL: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(baseURL)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(bytes)
  await sleep(200)
  socket.destroy()
}

function isLogLine(text: string): boolean {
  try {
    return line.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

test('every line of the log is JSON, and a client that goes away is no error in it', async ({ baseURL }) => {
  const head =
    'HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000'
  for (const target of ['/Contact', '/Login', '/api/contact', '/api/uploads']) {
    await hangUp(baseURL ?? '', `POST ${target} ${head}\r\n\r\n--x\r\nContent-Disposi`)
  }
  await hangUp(baseURL ?? '', 'GET /Home HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const log = await readFile(process.env.E2E_SERVER_LOG ?? '', 'utf8')
  // Behind the last break may stand the beginning of a line that is being written.
  const lines = log.split('\n').slice(0, -1).filter(Boolean)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((text) => !isLogLine(text))).toEqual([])
  expect(lines.filter((text) => /aborted|ECONNRESET|EPIPE|FormData/.test(text))).toEqual([])
})
