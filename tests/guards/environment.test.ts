import { describe, expect, it } from 'vitest'
import { readProjectFile, sourceFiles } from '../support/source-files'

// The keys of the schema; the derived fields of the type below it are no settings.
const schemaText = readProjectFile('lib/core/env.ts').split('\ntype Settings')[0] ?? ''
const parsedVariables = [...schemaText.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].flatMap((match) => match[1] ?? [])

describe('the environment', () => {
  it('is read in one place', () => {
    const allowed: Record<string, string> = {
      'lib/core/env.ts': 'the one reader',
      'lib/server/security-policy.ts': 'the build folder and the mode, which Next itself sets',
      'instrumentation.ts': 'Next asks for this check of the runtime',
    }
    const readers = sourceFiles('app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts')
      .filter(({ text }) => text.includes('process.env'))
      .map(({ path }) => path)
      // The name alone in a docstring is no reader.
      .filter((path) => /process\.env[.[)]/.test(readProjectFile(path).replace(/^\s*\*.*$/gm, '')))
    expect(readers.filter((path) => !(path in allowed))).toEqual([])
  })

  it('is described in .env.example, every variable of it', () => {
    expect(parsedVariables.length).toBeGreaterThan(15)
    const described = new Set(
      [...readProjectFile('.env.example').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)].map((match) => match[1]),
    )
    expect(parsedVariables.filter((name) => !described.has(name))).toEqual([])
  })
})
