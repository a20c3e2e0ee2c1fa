// What must work before a single package is there: plain Node, no imports from node_modules.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { isNodeRecentEnough, neededNode } from './node-version.mjs'
import { installPackages } from './install.mjs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Checks Node, installs the exact packages when they are missing or stale, then runs a TypeScript
 * file and exits with its exit code. Signals are passed on; the file's process also ends in order
 * when this one is killed, because the channel between them closes.
 */
export async function bootstrap(file, args) {
  if (!isNodeRecentEnough(process.versions.node)) {
    fail(
      `Node ${process.versions.node} is too old`,
      `install Node ${neededNode} or newer (24 is recommended)`,
    )
  }
  process.chdir(root)
  const stop = new AbortController()
  let child
  for (const name of stopSignals) {
    process.on(name, () => {
      stop.abort()
      // Ctrl-C may come twice (from the terminal and from npm): the other side counts the first only.
      child?.kill('SIGTERM')
    })
  }
  await installPackages(root, stop.signal).catch((error) => fail(`packages: ${error.message}`, error.wayOut))
  if (stop.signal.aborted) process.exit(0)
  child = spawn(
    process.execPath,
    // `react-server` lets scripts import the server's own modules, which refuse to load without it.
    ['--conditions=react-server', '--import', 'tsx', path.join(root, file), ...args],
    { cwd: root, detached: true, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  child.once('error', (error) => fail(error.message, 'check the Node installation'))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function fail(problem, wayOut) {
  console.error(`✗ ${problem} → ${wayOut ?? 'see above'}`)
  process.exit(1)
}
