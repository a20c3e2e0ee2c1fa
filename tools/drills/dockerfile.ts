import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectPath, projectRoot } from '../../scripts/lib/project'
import { runCommand } from '../../scripts/lib/run-command'

/** An image that was made: the folder of its root file system, and how it is run. */
export interface Image {
  root: string
  env: Record<string, string>
  folder: string
  user: string
  command: string[]
}

/** The authorities that a Debian trusts; a machine may have one of its own among them. */
export const authorities = '/etc/ssl/certs/ca-certificates.crt'

type Instruction = { word: string; text: string }

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
function instructionsOf(text: string): Instruction[] {
  const joined = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '')
  return joined
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { word, text: rest }
    })
}

/** The patterns of a `.dockerignore` as one test of a path below the project. */
function ignoredBy(text: string): (file: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const pattern = line
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*')
        .replaceAll('[^/]*[^/]*/', '(?:.+/)?')
      return new RegExp(`^${pattern}(?:/|$)`)
    })
  return (file) => patterns.some((pattern) => pattern.test(file))
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * Does what the Dockerfile of scripts/deploy says, each stage on a copy of `base`, which stands for the image that it begins
 * with. What it runs is shut into that folder. Throws where an instruction fails or is not known.
 */
export async function makeImage(folder: string, base: string, signal: AbortSignal): Promise<Image> {
  const place = projectPath('scripts', 'deploy')
  const isIgnored = ignoredBy(readFileSync(path.join(place, 'Dockerfile.dockerignore'), 'utf8'))
  const stages = new Map<string, Image>()
  let image: Image = { root: '', env: {}, folder: '/', user: 'root', command: [] }
  for (const { word, text } of instructionsOf(readFileSync(path.join(place, 'Dockerfile'), 'utf8'))) {
    signal.throwIfAborted()
    switch (word) {
      case 'FROM': {
        const [from = '', , name = 'site'] = words(text)
        const parent = stages.get(from)
        const root = path.join(folder, name)
        copy(parent?.root ?? base, root)
        image = { ...(parent ?? { folder: '/', user: 'root', command: [] }), env: { ...parent?.env }, root }
        stages.set(name, image)
        break
      }
      case 'WORKDIR':
        image.folder = text
        mkdirSync(path.join(image.root, text), { recursive: true })
        break
      case 'ENV':
        for (const [, name = '', quoted, plain] of text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)) {
          image.env[name] = quoted ?? plain ?? ''
        }
        break
      case 'COPY':
        copyInto(image, text, { stages, isIgnored })
        break
      case 'RUN':
        await runIn(image, text, signal)
        break
      case 'USER':
        image.user = text
        break
      case 'CMD':
        image.command = JSON.parse(text) as string[]
        break
      case 'EXPOSE':
      case 'HEALTHCHECK':
        break
      default:
        throw new Error(`the Dockerfile says ${word}, which is not known here`)
    }
  }
  return image
}

function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to])
  if (status !== 0) throw new Error(stderr.toString('utf8').slice(-400))
}

type Sources = { stages: ReadonlyMap<string, Image>; isIgnored: (file: string) => boolean }

function copyInto(image: Image, text: string, { stages, isIgnored }: Sources): void {
  const [, from] = /^--from=(\S+)/.exec(text) ?? []
  const all = words(text).filter((word) => !word.startsWith('--'))
  const target = path.join(image.root, image.folder, all.at(-1) ?? '.')
  for (const source of all.slice(0, -1)) {
    const stage = from ? stages.get(from)?.root : undefined
    if (from && !stage) throw new Error(`there is no stage ${from}`)
    const file = stage ? path.join(stage, source) : projectPath(source)
    if (!existsSync(file)) throw new Error(`${source} is not there`)
    const isFolder = statSync(file).isDirectory()
    const to = isFolder ? target : path.join(target, path.basename(file))
    if (stage) {
      mkdirSync(path.dirname(to), { recursive: true })
      copy(isFolder ? `${file}/.` : file, to)
      continue
    }
    cpSync(file, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one) => !isIgnored(path.relative(projectRoot, one)),
    })
  }
}

/** Shuts a command into an image: nothing outside it can be changed, and the machine's network is its own. */
async function runIn(image: Image, text: string, signal: AbortSignal): Promise<void> {
  const script = `mount -t proc proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev" &&
    exec chroot "$ROOT" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/root "$@"`
  const settings = { ...wayToRegistry(), ...image.env }
  const { code, output } = await runCommand(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', 'sh', '-c', script, 'sh'],
      ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
      ...['/bin/sh', '-c', `cd ${image.folder} && ${text}`],
    ],
    { env: { PATH: process.env.PATH, ROOT: image.root, NODE_ENV: 'production' }, signal },
  )
  if (code !== 0) throw new Error(`RUN ${text}: ${output.slice(-1500)}`)
}

/** How this machine reaches the registry of packages. */
function wayToRegistry(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => /^(https?_proxy|no_proxy)$/i.test(name))
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  return {
    ...Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])),
    npm_config_registry: stdout.trim(),
    npm_config_cafile: authorities,
  }
}
