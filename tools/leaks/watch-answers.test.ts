import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailSecret } from '@/lib/auth/link-tokens'
import { compileWatch, watchModule } from './compile'
import { readLeaks } from './report'
import { linkSecret } from './secrets'

// A server that gives away whatever it is told to, packed as Next packs its answers.
const careless = `
  const { createServer } = require('node:http')
  const { createGzip } = require('node:zlib')
  createServer((request, response) => {
    const { searchParams } = new URL(request.url, 'http://site.invalid')
    const body = searchParams.get('body') ?? ''
    const name = searchParams.get('header')
    if (name) response.setHeader(name, searchParams.get('value'))
    request.resume().on('end', () => {
      if (!searchParams.has('packed')) {
        response.writeHead(200, { 'Content-Type': 'text/html' })
        return response.end(body)
      }
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      const gzip = createGzip()
      gzip.pipe(response)
      gzip.end(body)
    })
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

const folder = mkdtempSync(path.join(tmpdir(), 'leaks-'))
const sessionId = randomUUID()
const secrets = new Set([sessionId])
let server: ChildProcess
let url: string

beforeAll(async () => {
  await compileWatch(folder)
  server = spawn(process.execPath, ['--import', watchModule(folder), '-e', careless], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, AUTH_SECRET: 'the-secret-of-this-installation' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(server.stdout ?? server, 'data')
  url = `http://127.0.0.1:${String(port).trim()}`
})
afterAll(async () => {
  server.kill('SIGKILL')
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

/** Asks the careless server and waits until its answer was searched. */
async function leaksAfter(query: Record<string, string>, init: RequestInit = {}): Promise<string[]> {
  const before = readLeaks({ folder, secrets })
  const answer = await fetch(`${url}/Careless?${new URLSearchParams(query).toString()}`, init)
  await answer.text()
  await expect.poll(() => readLeaks({ folder, secrets }).answers).toBe(before.answers + 1)
  return readLeaks({ folder, secrets }).leaks.filter((leak) => !before.leaks.includes(leak))
}

const fromDatabase = 'an id, secret or hash of the database: GET /Careless 200, body'

it('an answer that gives nothing away is only counted', async () => {
  expect(await leaksAfter({ body: `<p>${randomUUID()}</p>` })).toEqual([])
})

it('the id of a session in a packed page is found', async () => {
  expect(await leaksAfter({ packed: '1', body: `<input value="${sessionId}">` })).toEqual([fromDatabase])
})

it('a hash is found, in a body and in a header', async () => {
  const value = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'
  expect(await leaksAfter({ body: value })).toEqual(['a password hash: GET /Careless 200, body'])
  expect(await leaksAfter({ header: 'x-debug', value })).toEqual(['a password hash: GET /Careless 200, head'])
})

it('a password that comes back is found, at once and ever after', async () => {
  const password = 'Correct-horse-7'
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }
  expect(await leaksAfter({ body: `<input value="${password}">` }, sent)).toEqual([
    `a password: POST /Careless 200, body`,
  ])
  expect(await leaksAfter({ packed: '1', body: `<p>He typed ${password}.</p>` })).toEqual([
    `a password: GET /Careless 200, body`,
  ])
  appendFileSync(path.join(folder, '1.log'), `{"msg":"login failed for ${password}"}\n`)
  expect(readLeaks({ folder, secrets }).leaks).toContain('a password: a log, in {"msg":"login failed for…')
})

it('a secret of the settings is found', async () => {
  const leaks = await leaksAfter({ header: 'x-key', value: 'the-secret-of-this-installation' })
  expect(leaks).toEqual(['a secret of the settings: GET /Careless 200, head'])
})

it('the secrets of links are those that the mails carry', () => {
  process.env.AUTH_SECRET ||= 'the-secret-of-these-tests-0123456789'
  const mailId = randomUUID()
  expect(linkSecret(mailId, process.env.AUTH_SECRET)).toBe(mailSecret(mailId))
})
