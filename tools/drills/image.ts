import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../scripts/lib/databases'
import { findFreePort } from '../../scripts/lib/ports'
import { killGroup, runCommand } from '../../scripts/lib/run-command'
import { runScript } from '../../scripts/lib/run-script'
import { siteUrlOf } from '../../scripts/lib/site-role'
import { runStep, StepError } from '../../scripts/lib/steps'
import { openTestEnvironment, type TestEnvironment } from '../../scripts/lib/test-environment'
import { reportFindings } from '../bench/table'
import { authorities, type Image, makeImage } from './dockerfile'
import { requireProgram } from './engines'

/** The version of Node that the Dockerfile begins with. */
const nodeMajor = 24
const user = 1000
const readyWithinMs = 30_000

/*
 * npm run drill:image (as root, on Debian): where no registry of images can be reached, the steps of the Dockerfile on a bare Debian.
 * What comes out migrates a database and serves it as the image would: not as root, with nothing that can be written to but its
 * volumes and /tmp, at two addresses from the same files, in 640 MB. Exit code 1 where any of this does not hold.
 */
await runScript(async (signal) => {
  if (process.getuid?.() !== 0) throw new StepError('only root can shut a program in', 'start it as root')
  requireProgram('debootstrap')
  const test = openTestEnvironment(signal)
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-image-'))
  try {
    const base = await runStep('bare system', () => makeBase(folder, signal))
    const image = await runStep('image', () => makeImage(folder, base, signal))
    return await drill(test, image, signal)
  } finally {
    await test.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What `node:24-bookworm-slim` is: a small Debian, Node with its package manager, and an account without rights. */
async function makeBase(folder: string, signal: AbortSignal): Promise<string> {
  const base = path.join(folder, 'base')
  await run(
    'debootstrap',
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', base, mirror()],
    signal,
  )
  const packages = path.join(folder, 'packages')
  mkdirSync(packages)
  const node = `node-${process.platform}-${process.arch}@${nodeMajor}`
  await run('npm', ['install', '--prefix', packages, '--no-save', '--ignore-scripts', node, 'npm@11'], signal)
  const local = path.join(base, 'usr', 'local')
  const modules = path.join(packages, 'node_modules')
  const [binary = ''] = readdirSync(modules).filter((name) => name.startsWith('node-'))
  cpSync(path.join(modules, binary, 'bin', 'node'), path.join(local, 'bin', 'node'))
  cpSync(path.join(modules, 'npm'), path.join(local, 'lib', 'npm'), { recursive: true })
  for (const name of ['npm', 'npx']) {
    spawnSync('ln', ['-s', `../lib/npm/bin/${name}-cli.js`, path.join(local, 'bin', name)])
  }
  await run('chroot', [base, 'useradd', '--uid', String(user), '--create-home', 'node'], signal)
  for (const file of ['/etc/hosts', '/etc/resolv.conf', authorities]) {
    cpSync(file, path.join(base, file), { dereference: true, force: true })
  }
  spawnSync('rm', ['-rf', packages, path.join(base, 'var', 'cache', 'apt')])
  return base
}

/** The archive that this machine takes its own packages from. */
function mirror(): string {
  const { stdout } = spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' })
  return stdout.split('\n').find((line) => line.endsWith('/debian/')) ?? 'https://deb.debian.org/debian'
}

async function run(program: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const { code, output } = await runCommand(program, args, { signal })
  if (code !== 0) throw new Error(`${program}: ${output.slice(-600)}`)
}

/** A command of the image as its container runs it: as its user, with `/data` and `/tmp` alone to write to. */
function shutIn(image: Image, data: string, settings: Record<string, string>, command: readonly string[]) {
  const script = `mount --bind "$ROOT" "$ROOT" && mount --bind "$DATA" "$ROOT/data" && mount -t tmpfs tmpfs "$ROOT/tmp" &&
    mount -t proc proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev" && mount -o remount,bind,ro "$ROOT" &&
    exec chroot --userspec=${user}:${user} "$ROOT" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp "$@"`
  return {
    program: 'unshare',
    args: [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh'],
      ...Object.entries({ ...image.env, ...settings }).map(([name, value]) => `${name}=${value}`),
      ...['/bin/sh', '-c', `cd ${image.folder} && exec "$@"`, 'sh', ...command],
    ],
    env: { PATH: process.env.PATH, ROOT: image.root, DATA: data, NODE_ENV: 'production' as const },
  }
}

async function drill(test: TestEnvironment, image: Image, signal: AbortSignal): Promise<number> {
  const server = await test.database()
  await createDatabase(server.url('postgres'), 'image')
  const data = path.join(test.folder, 'volume')
  mkdirSync(data)
  spawnSync('chown', [`${user}:${user}`, data])
  const settings = {
    DATABASE_URL: siteUrlOf(server.url('image')),
    AUTH_SECRET: 'a-secret-of-the-drill-that-is-long-enough',
    BANK_ACCOUNT_NAME: 'Drill',
    BANK_ACCOUNTS: 'CBE:1000123456789',
  }
  const inside = async (own: Record<string, string>, command: readonly string[]) => {
    const { program, args, env } = shutIn(image, data, { ...settings, ...own }, command)
    return runCommand(program, args, { env, signal })
  }
  const migrated = await runStep('migrations', () =>
    inside({ DATABASE_OWNER_URL: server.url('image') }, [
      'node',
      'scripts/run.mjs',
      'scripts/database.ts',
      'migrate',
    ]),
  )
  const writable = await inside({}, [
    'sh',
    '-c',
    'for place in / /app /app/.next /home/node /etc; do touch $place/written 2>/dev/null && echo $place; done; id -u',
  ])
  const first = await serve(image, { data, settings, name: 'one.example' }, signal)
  const second = await serve(image, { data, settings, name: 'two.example' }, signal)
  const size = spawnSync('du', ['-sm', image.root], { encoding: 'utf8' }).stdout.split('\t')[0]
  return reportFindings([
    ['the image, in MB', Number(size), true],
    ['its user', image.user, image.user === 'node'],
    ['exit code of the migrations', migrated.code, migrated.code === 0],
    [
      'what can be written to, and who tries',
      writable.output.trim(),
      writable.output.trim() === String(user),
    ],
    ['ready after, in ms', first.readyMs, first.readyMs < readyWithinMs],
    ['address of its pages', first.canonical, first.canonical.startsWith('https://one.example/')],
    ['the same files at another', second.canonical, second.canonical.startsWith('https://two.example/')],
    ['memory, in MB', first.megabytes, first.megabytes < 640],
  ])
}

type Told = { data: string; settings: Record<string, string>; name: string }

/** Starts the image's own command and asks it for a page. */
async function serve(image: Image, { data, settings, name }: Told, signal: AbortSignal) {
  const port = await findFreePort()
  // A container has a network of its own; here the port and the address are those of this machine.
  const place = new Map([
    ['3000', String(port)],
    ['0.0.0.0', 'localhost'],
  ])
  const command = image.command.map((word) => place.get(word) ?? word)
  const own = {
    ...settings,
    SITE_URL: `https://${name}`,
    TRUST_PROXY: '1',
    HOST: 'localhost',
    PORT: String(port),
  }
  const { program, args, env } = shutIn(image, data, own, command)
  const start = performance.now()
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-1500)))
  }
  try {
    const ask = (address: string) =>
      fetch(`http://localhost:${port}${address}`, {
        headers: { host: name, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
      }).catch(() => null)
    while (!(await ask('/api/health/ready'))?.ok) {
      signal.throwIfAborted()
      if (child.exitCode !== null || performance.now() - start > readyWithinMs)
        throw new Error(`${image.root}: ${said}`)
      await sleep(100)
    }
    const readyMs = Math.round(performance.now() - start)
    const html = (await (await ask('/en/Home'))?.text()) ?? ''
    const { stdout } = spawnSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' })
    const sizes = stdout
      .split('\n')
      .filter((one) => one.includes(`serve.mjs start localhost ${port}`))
      .map((one) => Number.parseInt(one, 10))
    return {
      readyMs,
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
      // What shuts it in has the same words in its command.
      megabytes: Math.round(Math.max(...sizes) / 1024),
    }
  } finally {
    killGroup(child)
  }
}
