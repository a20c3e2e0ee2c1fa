import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fingerprint, hasFingerprint, keepFingerprint } from './fingerprint'
import { packStatic } from './pack-static'
import { dataFolder, projectPath, projectRoot } from './project'
import { runCommand } from './run-command'
import { StepError } from './steps'

/** What a build is made of. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'prisma/schema.prisma',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

export interface BuildOptions {
  /** Build folder inside the clone: `.next`, or the tests' own. */
  dist: string
  env: NodeJS.ProcessEnv
  signal?: AbortSignal
}

/**
 * Builds the site unless the last build in that folder was made from the same sources. Returns whether
 * it did. Needs neither a database nor a network, and holds no setting: one build serves every address.
 */
export async function buildSite({ dist, env, signal }: BuildOptions): Promise<boolean> {
  const { mark, value } = fingerprintOf(dist)
  if (hasFingerprint(mark, value)) return false
  // A build that is interrupted from here on must not be served.
  rmSync(mark, { force: true })
  await keepUnchanged(projectPath('tsconfig.json'), () => runNextBuild({ dist, env, signal }))
  await packStatic(projectPath(dist))
  keepFingerprint(mark, value)
  return true
}

/** Whether that folder holds a build of the present sources. */
export function isBuilt(dist: string): boolean {
  const { mark, value } = fingerprintOf(dist)
  return hasFingerprint(mark, value)
}

function fingerprintOf(dist: string): { mark: string; value: string } {
  return {
    mark: path.join(projectPath(dist), 'fingerprint'),
    value: fingerprint(sources, { node: process.versions.node, dist }),
  }
}

async function runNextBuild({ dist, env, signal }: BuildOptions): Promise<void> {
  const logFile = path.join(dataFolder(), `build${dist}.log`)
  const next = projectPath('node_modules', 'next', 'dist', 'bin', 'next')
  const { code, output } = await runCommand(process.execPath, [next, 'build'], {
    cwd: projectRoot,
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: dist, NEXT_TELEMETRY_DISABLED: '1' },
    signal,
    logFile,
  })
  if (code !== 0) throw new StepError(findCause(output), `correct it; the whole output is in ${logFile}`)
}

/** The lines that say what is wrong; Next prints much around them. */
function findCause(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const clear = lines.find((line) => /error TS\d+:|^Type error:|is already running/.test(line))
  const other = lines.findIndex((line) => /\bError:/.test(line))
  const cause = clear ?? (other >= 0 ? lines.slice(other, other + 3) : lines.slice(-2)).join(' ')
  return cause.slice(0, 300) || 'next build failed'
}

/** Next adds the types of every build folder to tsconfig.json; a tracked file must stay as it is. */
async function keepUnchanged(file: string, work: () => Promise<void>): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  try {
    await work()
  } finally {
    if (before !== undefined && readFileSync(file, 'utf8') !== before) writeFileSync(file, before)
  }
}
