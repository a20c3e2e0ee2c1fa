import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { keepRunning, type Running } from './keep-running'
import { projectPath, projectRoot } from './project'

type Attempt = { end: (reason: string) => void; running: Running }

/** Something that can be started again and again; `outcomes` are the starts that fail. */
function program(failingStarts: readonly number[] = []) {
  const attempts: Attempt[] = []
  const lines: string[] = []
  let starts = 0
  let stops = 0
  return {
    attempts,
    lines,
    tell: (line: string) => void lines.push(line),
    stopped: () => stops,
    async start(): Promise<Running> {
      if (failingStarts.includes(++starts)) throw new Error('port in use')
      let end: (reason: string) => void = () => undefined
      const ended = new Promise<string>((resolve) => (end = resolve))
      const running = { ended, stop: async () => void stops++ }
      attempts.push({ end, running })
      return running
    },
    async attempt(number: number): Promise<Attempt> {
      for (let look = 0; look < 500; look++) {
        const found = attempts[number - 1]
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      throw new Error(`attempt ${number} was never made`)
    },
  }
}

const quick = { pausesMs: [1, 1, 1], steadyMs: 10_000 }

describe('what is kept running', () => {
  it('is started again when it ends by itself, and stopped when somebody asks', async () => {
    const site = program()
    const stop = new AbortController()
    const kept = keepRunning(await site.start(), site.start, {
      ...quick,
      signal: stop.signal,
      tell: site.tell,
    })
    ;(await site.attempt(1)).end('the server ended')
    await site.attempt(2)
    stop.abort()
    await kept
    expect(site.attempts).toHaveLength(2)
    expect(site.stopped()).toBe(2)
    expect(site.lines).toEqual(['✗ the server ended; trying again in 0.001 s', '✓ running again'])
  })

  it('is tried again where it does not start the next time', async () => {
    const site = program([2, 3])
    const stop = new AbortController()
    const kept = keepRunning(await site.start(), site.start, {
      ...quick,
      signal: stop.signal,
      tell: site.tell,
    })
    ;(await site.attempt(1)).end('the database ended')
    await site.attempt(2)
    stop.abort()
    await kept
    expect(site.lines).toHaveLength(4)
    expect(site.lines[1]).toMatch(/^✗ port in use; trying again/)
  })

  it('is given up when it ends again and again', async () => {
    const site = program()
    const kept = keepRunning(await site.start(), site.start, {
      ...quick,
      signal: new AbortController().signal,
      tell: site.tell,
    })
    const failure = expect(kept).rejects.toThrow('killed, 4 times in a row')
    for (const number of [1, 2, 3, 4]) (await site.attempt(number)).end('killed')
    await failure
    expect(site.attempts).toHaveLength(4)
  })

  it('begins with the shortest pause again once it ran for a while', async () => {
    const site = program()
    const stop = new AbortController()
    const options = { pausesMs: [1], steadyMs: -1, signal: stop.signal, tell: site.tell }
    const kept = keepRunning(await site.start(), site.start, options)
    for (const number of [1, 2, 3]) (await site.attempt(number)).end('killed')
    await site.attempt(4)
    stop.abort()
    await kept
  })

  it('is started again in a process that nothing else keeps alive', async () => {
    const program = `
      import { keepRunning } from '${projectPath('scripts/lib/keep-running.ts')}'
      let starts = 0
      const stop = new AbortController()
      const start = async () => {
        if (++starts === 2) stop.abort()
        return { ended: Promise.resolve('killed'), stop: async () => undefined }
      }
      await keepRunning(await start(), start, { signal: stop.signal, tell: console.log })`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: projectRoot },
    )
    expect(stdout).toBe('✗ killed; trying again in 0.5 s\n✓ running again\n')
  }, 30_000)
})
