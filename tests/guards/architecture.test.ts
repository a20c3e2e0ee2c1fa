import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { foldersAbove, folderOrder, isKnownFile, things } from '@/scripts/lib/architecture.mjs'
import {
  resolveImport,
  runtimeImports,
  sourceFiles,
  typeImports,
  type SourceFile,
} from '../support/source-files'

const files = sourceFiles('lib')

/** `file → import` of everything in `lib` that imports a folder after its own in the table. */
function upwardImports(sources: SourceFile[]): string[] {
  return sources.flatMap((file) => {
    const above = foldersAbove(file.path)
    return [...runtimeImports(file), ...typeImports(file)]
      .map((specifier) => resolveImport(file, specifier))
      .filter((target) => above.some((folder) => target.startsWith(`lib/${folder}/`)))
      .map((target) => `${file.path} → ${target}`)
  })
}

const eslint = new ESLint()

/** What ESLint says of a text, were it this file. */
async function lintMessages(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? '')
}

const upward = [
  ['core', 'lib/core/money.ts', '@/lib/bookings/rules'],
  ['db', 'lib/db/search.ts', '@/lib/server/cache'],
  ['server', 'lib/server/flash.ts', '@/lib/users/rules'],
  ['auth', 'lib/auth/session.ts', '@/lib/users/queries'],
  ['a noun', 'lib/users/queries.ts', '@/lib/bookings/queries'],
  ['a noun', 'lib/bookings/reserve.ts', '../payments/jobs'],
  ['a kind without Prisma', 'lib/users/rules.ts', '@/lib/bookings/rules'],
] as const

describe('an import from a folder after its own', () => {
  it.each(upward)('is found in %s: %s of %s', async (_folder, path, specifier) => {
    const text = `import { one } from '${specifier}'\nexport const other = one\n`
    expect(upwardImports([{ path, text }])).toHaveLength(1)
    expect(await lintMessages(path, text)).toContain('@typescript-eslint/no-restricted-imports')
  })

  it('is found where it is a type alone', async () => {
    const text = "import type { User } from '@/lib/users/view'\nexport type Person = User\n"
    expect(upwardImports([{ path: 'lib/core/money.ts', text }])).toHaveLength(1)
    expect(await lintMessages('lib/core/money.ts', text)).toContain(
      '@typescript-eslint/no-restricted-imports',
    )
  })

  it('is allowed downwards', async () => {
    const text = "import { can } from '@/lib/auth/permissions'\nexport const one = can\n"
    expect(upwardImports([{ path: 'lib/bookings/rules.ts', text }])).toEqual([])
    expect(await lintMessages('lib/bookings/rules.ts', text)).toEqual([])
  })

  it('is nowhere', () => {
    expect(upwardImports(files)).toEqual([])
  })
})

const vague = [
  ...[
    'helpers',
    'helper',
    'utils',
    'data',
    'info',
    'misc',
    'common',
    'shape',
    'service',
    'services',
    'types',
  ],
  ...['constants', 'manager', 'handlers', 'record', 'models'],
]

describe('a file of lib', () => {
  it.each(vague)('is refused with the name %s.ts', async (name) => {
    const path = `lib/bookings/${name}.ts`
    expect(isKnownFile(path)).toBe(false)
    expect(await lintMessages(path, 'export const one = 1\n')).toEqual(['house/file-kind'])
  })

  it('may lie one folder below its noun, not two', () => {
    expect(isKnownFile('lib/vehicles/availability/rules.ts')).toBe(true)
    expect(isKnownFile('lib/vehicles/availability/days/rules.ts')).toBe(false)
    expect(isKnownFile('lib/elsewhere/rules.ts')).toBe(false)
  })

  it('is of a kind, or is named after a thing in the table', () => {
    expect(files.map(({ path }) => path).filter((path) => !isKnownFile(path))).toEqual([])
  })
})

describe('the table of lib', () => {
  it('names no word that says nothing', () => {
    expect(things.filter((thing) => vague.includes(thing))).toEqual([])
  })

  it('names no folder and no file that is gone', () => {
    const folders = new Set(files.map(({ path }) => path.split('/')[1]))
    expect(folderOrder.filter((folder) => !folders.has(folder))).toEqual([])
    const names = new Set(files.map(({ path }) => path.replace(/^.*\/|\.tsx?$/g, '')))
    expect(things.filter((thing) => !names.has(thing))).toEqual([])
  })
})
