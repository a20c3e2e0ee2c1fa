import { readFile } from 'node:fs/promises'

const root = new URL('../..', import.meta.url)

/** A drawing of the project, by its path. */
export function readDrawing(path: string): Promise<string> {
  return readFile(new URL(path, root), 'utf8')
}

/** A drawing's content in fixed colours, by day or as `colours` says: a renderer knows no CSS variables. */
export function contentOf(svg: string, colours: Readonly<Record<string, string>> = {}): string {
  const own = svg.matchAll(/--([\w-]+):(?:light-dark\()?(#[0-9a-f]{6})/g)
  const byDay = new Map(Array.from(own, ([, name, colour]) => [name, colour]))
  const content = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<style>.*<\/style>/s, '')
  return content.replace(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => colours[name] ?? byDay.get(name) ?? '#000',
  )
}
