// The web server: node scripts/serve.mjs start|dev HOST PORT. Everything else about it stands in
// lib/server/web-server.ts, which Next compiles with the rest and instrumentation.ts hands over.
import { readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import next from 'next'
import { printJson } from './lib/json-console.mjs'

const [mode = 'start', hostname = 'localhost', given = '3000'] = process.argv.slice(2)
const port = Number(given)
const build = path.resolve(process.env.NEXT_DIST_DIR || '.next')
let isStopping = false
/** @type {import('node:http').Server | undefined} */
let server

if (mode === 'start') {
  takeBuiltConfig()
  // Whoever develops reads Next's own words.
  printJson()
}
const app = next({ dev: mode === 'dev', hostname, port })
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, stop)

await app.prepare()
const handle = app.getRequestHandler()
await askFirst()
const { entotoCreateServer } = globalThis
if (!entotoCreateServer) throw new Error('instrumentation.ts has handed over no server')
server = entotoCreateServer(handle, build)
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, hostname)

/**
 * Takes the configuration as the build wrote it down, as the server of Next's `output: 'standalone'` does. For next.config.ts
 * Next loads two compilers, which hold 40 MB for as long as the site runs.
 */
function takeBuiltConfig() {
  const { config } = JSON.parse(readFileSync(path.join(build, 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Next loads instrumentation.ts with its first request, which therefore is ours: a path that the API does not know. */
async function askFirst() {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/api/start',
    headers: { host: `${hostname}:${port}` },
  })
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(new PassThrough().resume())
  await handle(request, response)
}

/** Finishes what is under way and ends; whoever started this process decides how long that may take. */
async function stop() {
  if (isStopping) return
  isStopping = true
  if (!server) process.exit(0)
  await new Promise((resolve) => server.close(resolve))
  await app.close()
  process.exit(0)
}
