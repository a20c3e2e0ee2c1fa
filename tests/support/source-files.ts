import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = { path: string; text: string }

/** TypeScript sources below some top-level folders (or files), without tests and generated code. */
export function sourceFiles(...tops: string[]): SourceFile[] {
  return tops
    .flatMap((top) => pathsBelow(top))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$|db\/generated\//.test(file))
    .map((file) => ({ path: file, text: readProjectFile(file) }))
}

/** Every file below a folder of the project, as paths from its root with forward slashes. */
export function pathsBelow(top: string): string[] {
  const full = path.join(root, top)
  if (!existsSync(full)) return []
  if (/\.\w+$/.test(top)) return [top]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

/** The text of a file of the project. */
export function readProjectFile(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The modules a file names in `import`, `export … from` and `import()`; types alone do not run and are left out. */
export function runtimeImports({ text }: SourceFile): string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [...statements, ...calls].flatMap((match) => match[1] ?? [])
}

/** The modules of which a file imports types alone. */
export function typeImports({ text }: SourceFile): string[] {
  const statements = text.matchAll(/^(?:import|export)\s+type\b[^'"]*?\sfrom\s+['"]([^'"]+)['"]/gm)
  return [...statements].flatMap((match) => match[1] ?? [])
}

/** An import as a path from the root of the project, or the package's name. */
export function resolveImport(file: SourceFile, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file.path), specifier)
  return specifier
}
