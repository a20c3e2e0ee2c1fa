// For machines without curl: the few options that the README's examples use, so that the examples run everywhere.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    output: { type: 'string', short: 'o' },
    'write-out': { type: 'string', short: 'w' },
    'dump-header': { type: 'string', short: 'D' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'cookie-jar': { type: 'string', short: 'c' },
    cookie: { type: 'string', short: 'b' },
    request: { type: 'string', short: 'X' },
  },
})
const headers = new Headers(values.header.map((line) => /^([^:]+): *(.*)$/.exec(line)?.slice(1) ?? []))
if (values.cookie && existsSync(values.cookie)) headers.set('cookie', readFileSync(values.cookie, 'utf8'))
const answer = await fetch(positionals[0] ?? '', {
  method: values.request ?? (values.data === undefined ? 'GET' : 'POST'),
  headers,
  ...(values.data !== undefined && { body: values.data }),
})
const body = await answer.text()
if (values['cookie-jar']) {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  writeFileSync(values['cookie-jar'], cookies.join('; '))
}
const head = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
const end = (values['write-out'] ?? '').replaceAll('\\n', '\n').replaceAll('%{http_code}', `${answer.status}`)
process.stdout.write((values['dump-header'] ? head : '') + (values.output ? '' : body) + end)
