import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { projectPath } from './project'

/** What a process prints that has had its console printed as JSON. */
async function printed(work: string, level = 'info') {
  const printer = pathToFileURL(projectPath('scripts/lib/json-console.mjs')).href
  const code = `import { printJson } from '${printer}'; printJson(); ${work}`
  const env = { ...process.env, LOG_LEVEL: level }
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '-e', code],
    { env },
  )
  expect(stderr).toBe('')
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

it('what Next and packages print is a line of JSON each', async () => {
  const lines = await printed(`
    console.log(' ✓ Running next.config.ts took 705ms')
    console.log('')
    console.warn('\\u001b[33m ⚠\\u001b[39m', 'a\\nb')
    process.emitWarning('old', 'DeprecationWarning')`)
  expect(lines).toMatchObject([
    { level: 30, msg: 'Running next.config.ts took 705ms' },
    { level: 40, msg: 'a\nb' },
    { level: 40, msg: 'old', cause: { name: 'DeprecationWarning' } },
  ])
})

it('an error is told by where it broke, not by what it quotes', async () => {
  const lines = await printed(
    `console.error(' ⨯', Object.assign(new TypeError('Key (phone)=(+251911223344)'), { code: '23505' }))`,
  )
  expect(lines).toMatchObject([{ level: 50, cause: { name: 'TypeError', code: '23505' } }])
  expect(JSON.stringify(lines)).not.toContain('251911223344')
})

it('a client that goes away, or sends half a form, is no error', async () => {
  const work = `
    console.error(' ⨯', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    console.error(' ⨯', new TypeError('Failed to parse body as FormData.'))`
  expect(await printed(work)).toEqual([])
  expect(await printed(work, 'debug')).toMatchObject([{ level: 20 }, { level: 20 }])
})
