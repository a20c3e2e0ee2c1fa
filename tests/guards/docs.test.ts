import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectPath } from '@/scripts/lib/project'
import { pathsBelow, readProjectFile, sourceFiles } from '../support/source-files'

const tops = ['app', 'components', 'docs', 'lib', 'messages', 'prisma', 'public', 'scripts', 'tests', 'tools']
const rootFiles = ['instrumentation-client.ts', 'middleware.ts', 'next.config.ts']
const paths = [...tops, ...rootFiles].flatMap(pathsBelow)
const pages = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...paths.filter((path) => path.endsWith('.md') && !path.startsWith('tests/')),
]
const sources = sourceFiles('app', 'components', 'lib', 'prisma', 'scripts', 'tests', 'tools')

// What a how-to makes, and files of Next that there are none of.
const absent = [
  'prisma/migrations/<number>_add_contact_company/',
  'messages/ti.json',
  'app/[locale]/(site)/Insurance/page.tsx',
  'loading.tsx',
  'proxy.ts',
]

const top = `(?:${tops.join('|')})`
/** In a page: a path in code, and the bare name of a code file. */
const namedInPages = new RegExp(`\`(${top}/[^\`\\s]*|[\\w.-]+\\.(?:tsx?|mjs))\``, 'g')
/** In a comment: a path with its ending. */
const namedInComments = new RegExp(`(?<![\\w@./-])${top}/[\\w./()[\\]-]+\\.(?:tsx?|mjs|md)\\b`, 'g')

/** Whether there is a file or folder of that name; `*` and `<noun>` are any part of one. */
function isThere(name: string): boolean {
  const parts = name.split(/\*|<\w+>/).map((part) => part.replace(/[.()[\]{}+?^$|\\]/g, '\\$&'))
  const pattern = new RegExp(`${name.includes('/') ? '^' : '(?:^|/)'}${parts.join('[^/]*')}(?:$|(?<=/)|/)`)
  return absent.includes(name) || paths.some((path) => pattern.test(path))
}

const missingOf = (text: string, named: RegExp) =>
  [...text.matchAll(named)].map(([whole, path = whole]) => path).filter((path) => !isThere(path))

it.each(pages)('%s names files and folders that are there', (page) => {
  expect(missingOf(readProjectFile(page), namedInPages)).toEqual([])
})

/** The links of a page that lead to no file of ours; those to an address or within the page lead elsewhere. */
const deadLinksOf = (page: string, text: string) =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(projectPath(path.dirname(page), target)))

it.each(pages)('%s links to files that are there', (page) => {
  expect(deadLinksOf(page, readProjectFile(page))).toEqual([])
})

it('what a restore is said to say stands in its scripts', () => {
  const [, table = ''] = readProjectFile('docs/operations/restore.md').split('| what it says ')
  const said = [...table.matchAll(/^\| ([^|-][^|]*?)(?:[:…].*?)? *\|/gm)].map(([, words = '']) =>
    words.trim(),
  )
  const scripts = [readProjectFile('scripts/backup.ts'), readProjectFile('scripts/lib/backup.ts')].join('\n')
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((words) => !scripts.includes(words))).toEqual([])
})

it('comments name files that are there', () => {
  const comments = /^\s*(?:\/\/|\/?\*).*$/gm
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(comments)].flatMap(([line]) =>
      missingOf(line, namedInComments).map((name) => `${path}: ${name}`),
    ),
  )
  expect(missing).toEqual([])
})

it('a file that was moved is missed', () => {
  const text =
    'See `lib/exports/tables`, `lib/<noun>/record.ts`, `use-autoplay.ts` and `lib/<noun>/rules.ts`.'
  expect(missingOf(text, namedInPages)).toEqual([
    'lib/exports/tables',
    'lib/<noun>/record.ts',
    'use-autoplay.ts',
  ])
  const links =
    '[why](decisions/jobs.md) [how](restore.md#daily "a title") [there](https://example.com/a.md) [here](#top)'
  expect(deadLinksOf('docs/operations/README.md', links)).toEqual(['decisions/jobs.md'])
  expect(missingOf('// Checked there (lib/server/gone.ts, lib/server/cache.ts).', namedInComments)).toEqual([
    'lib/server/gone.ts',
  ])
})
