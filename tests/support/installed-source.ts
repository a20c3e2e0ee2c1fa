import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The text of an installed library, to be evaluated in a page: put in as a script, the policy of the page refuses it. */
export function installedSource(file: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
}
