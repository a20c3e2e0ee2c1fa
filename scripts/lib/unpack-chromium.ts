import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { z } from 'zod'
import { projectPath } from './project'
import { runCommand } from './run-command'
import { StepError } from './steps'

export interface UnpackedChromium {
  executablePath: string
  /** Folder with the shared libraries that a bare system lacks. */
  libraries: string
}

/**
 * Unpacks the Chromium that comes as an npm package into a folder named by its version, once. The
 * package's own way takes whatever lies in /tmp/chromium, of any version. Undefined where the package
 * has none for this machine.
 */
export async function unpackChromium(signal?: AbortSignal): Promise<UnpackedChromium | undefined> {
  const packed = projectPath('node_modules', '@sparticuz', 'chromium')
  if (process.platform !== 'linux' || !existsSync(path.join(packed, 'bin', 'chromium.br'))) return undefined
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')))
  const folder = projectPath('node_modules', '.cache', `chromium-${version}-${process.arch}`)
  if (!existsSync(folder)) await unpackInto(path.join(packed, 'bin'), folder, signal)
  return { executablePath: path.join(folder, 'chromium'), libraries: path.join(folder, 'lib') }
}

async function unpackInto(archives: string, folder: string, signal?: AbortSignal): Promise<void> {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    await decompress(path.join(archives, 'chromium.br'), path.join(draft, 'chromium'), signal)
    for (const name of ['swiftshader.tar.br', 'al2023.tar.br']) {
      await untar(path.join(archives, name), draft, signal)
    }
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

async function untar(archive: string, folder: string, signal?: AbortSignal): Promise<void> {
  // Not through a pipe: tar stops reading at the archive's end mark and breaks what still comes.
  const file = path.join(folder, 'archive.tar')
  await decompress(archive, file, signal)
  const { code, output } = await runCommand('tar', ['-x', '--no-same-owner', '-f', file, '-C', folder], {
    signal,
  })
  if (code !== 0) throw new StepError(`tar failed: ${output}`, 'install tar, or a Chromium of the system')
  rmSync(file)
}

async function decompress(archive: string, file: string, signal?: AbortSignal): Promise<void> {
  const target = createWriteStream(file, { mode: 0o755 })
  await pipeline(createReadStream(archive), createBrotliDecompress(), target, { signal })
}
