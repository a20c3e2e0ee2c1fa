import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A path inside the clone. */
export function projectPath(...parts: string[]): string {
  return path.join(projectRoot, ...parts)
}

/** The folder that keeps everything a start makes (database, uploads, secret, logs); made when missing. */
export function dataFolder(): string {
  const folder = path.resolve(projectRoot, process.env.DATA_DIR || '.data')
  mkdirSync(folder, { recursive: true })
  return folder
}
