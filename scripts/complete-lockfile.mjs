// A package-lock.json made on one platform can lack optional packages of others, and `npm ci` then
// fails there ("Missing: @next/swc-darwin-arm64 from lock file"). This adds what is missing.
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const systems = [
  'darwin',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
  'linux',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
]

const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const target = `node_modules/${name}`
    if (isReachable(place, name) || lock.packages[target]) continue
    lock.packages[target] = describe(name, range, entry)
    added.push(`${name}@${lock.packages[target].version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `✓ added ${added.length}: ${added.join(', ')}` : '✓ nothing was missing')

/** Whether Node would find the package from there: in its own node_modules or in one further up. */
function isReachable(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

function describe(name, range, parent) {
  const words = name.replace('windows', 'win32').split(/[^a-z0-9]+/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
