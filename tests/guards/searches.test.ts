import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files'

// Neither Prisma nor PostgreSQL escapes `%`, `_` and `\`: these stand for any text unless lib/db/search.ts wrote the condition.
const unescaped = [/\b(?:contains|startsWith|endsWith)\s*:/, /\bI?LIKE\b(?!\s*\$\{likePattern\()/]

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && unescaped.some((sign) => sign.test(line)))

describe('a search for a part of a text', () => {
  it('is found by this test where it is not escaped', () => {
    expect(linesOf('where: { name: { contains: q } }')).toHaveLength(1)
    expect(linesOf('sql`"name" ILIKE ${q}`')).toHaveLength(1)
    expect(linesOf('sql`"name" LIKE ${likePattern(q)}`')).toEqual([])
  })

  it('is written by lib/db/search.ts alone', () => {
    const files = sourceFiles('app', 'components', 'lib').filter(({ path }) => path !== 'lib/db/search.ts')
    const found = files.flatMap(({ path, text }) => linesOf(text).map((line) => `${path}: ${line.trim()}`))
    // That one writes none, and knows one when it sees it.
    expect(found).toEqual(['lib/db/connection.ts: const isSearch = /\\bI?LIKE\\b/'])
  })
})
