import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** An inline script of a page that Next wrote: no `src`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Writes `csp.json` into the build folder: for each prerendered page (`/en/Home`) the hashes of its
 * inline scripts, ready for `script-src`. Returns the number of pages.
 */
export function writeCspHashes(dist: string): number {
  const pages = path.join(dist, 'server', 'app')
  const found = existsSync(pages) ? readdirSync(pages, { recursive: true, withFileTypes: true }) : []
  // A handler's address may end like a page's file, and is a folder here.
  const hashes = found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(pages, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => [
      `/${name.replace(/\.html$/, '')}`,
      hashScripts(readFileSync(path.join(pages, name), 'utf8')),
    ])
  writeFileSync(path.join(dist, 'csp.json'), `${JSON.stringify(Object.fromEntries(hashes))}\n`)
  return hashes.length
}

function hashScripts(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [...new Set(hashes)].join(' ')
}
