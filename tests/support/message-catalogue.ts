import type { Locale } from '@/lib/core/i18n/routing'
import { readProjectFile } from './source-files'

type Tree = { [key: string]: string | Tree }

// Read, not imported: the browser tests run where JSON is no module.
const catalogueOf = (locale: Locale): Tree => JSON.parse(readProjectFile(`messages/${locale}.json`))

/** All messages of a language, flat: `Form.send` → text. */
export function flatMessages(locale: Locale): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (tree: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') flat.set(prefix + key, value)
      else walk(value, `${prefix}${key}.`)
    }
  }
  walk(catalogueOf(locale), '')
  return flat
}

/** The arguments of an ICU message with their kinds, and its rich-text tags, sorted: `{n, plural, …}` → `n:plural`. */
export function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  for (const tag of message.matchAll(/<(\w+)>/g)) found.add(`<${tag[1]}>`)
  collect(message, found)
  return [...found].toSorted()
}

function collect(message: string, found: Set<string>): void {
  for (const inner of topLevelBraces(message)) {
    const [name = '', kind = 'text', ...rest] = inner.split(',').map((part) => part.trim())
    found.add(`${name}:${kind}`)
    // Only branches hold further messages; a style such as `::percent` does not.
    if (['plural', 'select', 'selectordinal'].includes(kind)) {
      for (const branch of topLevelBraces(rest.join(','))) collect(branch, found)
    }
  }
}

function topLevelBraces(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) start = index + 1
    if (sign === '}' && --depth === 0) parts.push([...text].slice(start, index).join(''))
  }
  if (depth !== 0) throw new Error(`unbalanced braces: ${text}`)
  return parts
}
