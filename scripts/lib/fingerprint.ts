import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project'

/**
 * One hash over files, whole folders (sorted, so that every machine agrees) and settings. A name
 * that does not exist counts as absent. What builds generate from the rest is left out.
 */
export function fingerprint(names: readonly string[], settings: Record<string, string> = {}): string {
  const hash = createHash('sha256')
  for (const file of names.flatMap((name) => listFiles(path.join(projectRoot, name)))) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  hash.update(JSON.stringify(Object.entries(settings).sort()))
  return hash.digest('hex')
}

/** Whether the fingerprint kept in `file` is this one. */
export function hasFingerprint(file: string, value: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').trim() === value
}

/** Keeps a fingerprint in `file`, for `hasFingerprint`. */
export function keepFingerprint(file: string, value: string): void {
  writeFileSync(file, `${value}\n`)
}

function listFiles(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [place]
  return readdirSync(place)
    .filter((name) => name !== 'generated' && !name.endsWith('.d.json.ts'))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)))
}
