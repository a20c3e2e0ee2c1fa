import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectPath } from '../../scripts/lib/project'

/**
 * The scripts that an empty page of the same build loads, as paths such as `/_next/static/chunks/x.js`: those of Next's
 * own `/_not-found`, which is prerendered in every build and holds no component of a page of ours.
 */
export function frameworkFloor(dist: string): ReadonlySet<string> {
  const html = readFileSync(path.join(projectPath(dist), 'server', 'app', '_not-found.html'), 'utf8')
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].flatMap(([, source]) => source ?? [])
  if (scripts.length === 0) throw new Error('the empty page of the build names no script')
  return new Set(scripts.map(pathOf))
}

/** The path of an address, without host and query. */
export function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname
}
