import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectPath } from '../../scripts/lib/project'

const modules = ['watch-answers', 'notes', 'shapes']
const start = `import { watchAnswers } from './watch-answers.mjs'
import { fileURLToPath } from 'node:url'
watchAnswers(fileURLToPath(new URL('.', import.meta.url)))
`

/** What a server is started with (`--import`) to be watched; its notes go to that folder. */
export function watchModule(folder: string): string {
  return pathToFileURL(path.join(folder, 'watch.mjs')).href
}

/**
 * Writes the watch as plain JavaScript into the folder. Loaders of TypeScript, which change how modules are found, would
 * change the very server that is tested.
 */
export async function compileWatch(folder: string): Promise<void> {
  const { default: ts } = await import('typescript')
  mkdirSync(folder, { recursive: true })
  for (const name of modules) {
    const source = readFileSync(projectPath('tools/leaks', `${name}.ts`), 'utf8')
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    })
    writeFileSync(
      path.join(folder, `${name}.mjs`),
      outputText.replaceAll(/from '(\.\/[\w-]+)'/g, "from '$1.mjs'"),
    )
  }
  writeFileSync(path.join(folder, 'watch.mjs'), start)
}
