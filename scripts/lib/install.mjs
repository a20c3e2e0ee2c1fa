import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Brings node_modules to exactly what package-lock.json says, unless it is there already.
 * Rejects with an error whose `wayOut` tells what to do; resolves early when aborted.
 */
export async function installPackages(root, signal) {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const mark = path.join(root, 'node_modules', '.installed-lock')
  const fingerprint = createHash('sha256').update(lockText).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return
  if (!isInstalled(root, JSON.parse(lockText))) {
    await runNpmCi(root, signal)
    if (signal.aborted) return
  }
  writeFileSync(mark, fingerprint)
}

/** npm notes what it really put there: packages installed by hand need no second installation. */
function isInstalled(root, lock) {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = present[place]
    return found ? found.version === wanted.version : wanted.optional === true || wanted.peer === true
  })
}

async function runNpmCi(root, signal) {
  const started = Date.now()
  // An npm script tells where npm itself lies; otherwise it is found by name.
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const child = spawn(
    npm[0],
    [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development' },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + chunk).slice(-8000)))
  }
  const stopGroup = (name) => {
    try {
      process.kill(-child.pid, name)
    } catch {
      // It has ended already.
    }
  }
  const stop = () => {
    stopGroup('SIGTERM')
    setTimeout(() => stopGroup('SIGKILL'), 5000).unref()
  }
  signal.addEventListener('abort', stop)
  const progress = showProgress(root, started)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error) => (output = error.message))
  progress.end()
  signal.removeEventListener('abort', stop)
  if (signal.aborted) return
  if (code !== 0) {
    const lines = output.split('\n').filter((line) => line.trim() !== '' && !/complete log|_logs/.test(line))
    const cause =
      lines.find((line) => /npm error/.test(line) && !/code/.test(line)) ?? lines.at(-1) ?? 'npm ci failed'
    const error = new Error(cause.replace(/^npm error\s*/, '').trim())
    error.wayOut = 'check the connection to the package registry and the free space, then start again'
    throw error
  }
  console.log(`✓ packages  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function showProgress(root, started) {
  const folder = path.join(root, 'node_modules')
  const tell = () => {
    const count = existsSync(folder) ? readdirSync(folder).length : 0
    const text = `… packages: installing, ${count} folders, ${Math.round((Date.now() - started) / 1000)} s`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}`)
    else console.log(text)
  }
  console.log('… packages: installing what package-lock.json says')
  const timer = setInterval(tell, process.stdout.isTTY ? 1000 : 10_000)
  return {
    end() {
      clearInterval(timer)
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K')
    },
  }
}
