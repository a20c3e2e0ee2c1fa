import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openNotes } from './notes'
import { candidatesIn, passwordsIn } from './shapes'

const folder = mkdtempSync(path.join(tmpdir(), 'notes-'))
// Nothing is written down by the clock once the folder is gone.
beforeAll(() => vi.useFakeTimers({ toFake: ['setInterval'] }))
afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const usedMegabytes = () => {
  collect()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

it('remembers what it found in answers and requests, and none of those', () => {
  const notes = openNotes(folder)
  const before = usedMegabytes()
  for (let count = 0; count < 200; count++) {
    const answer = Buffer.from(`${' '.repeat(1024 * 1024)}"${randomUUID()}"`).toString('latin1')
    notes.write({ place: 'GET /', found: [], candidates: [...candidatesIn(answer)] })
    const form = `${' '.repeat(1024 * 1024)}name="password"\r\n\r\nA-${randomUUID()}\r\n--`
    const [password = ''] = passwordsIn(form, 'multipart/form-data')
    notes.learn(password)
    expect(notes.holdsPassword(password)).toBe(true)
  }
  expect(usedMegabytes() - before).toBeLessThan(20)
})
