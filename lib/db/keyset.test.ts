import { describe, expect, it } from 'vitest'
import { keysetQuery, pageOfRows, readingOf, type Key, type KeysetQuery } from './keyset'

const everybody = ['Abebe', 'Bontu', 'Chaltu', 'Dawit', 'Eden', 'Fikru', 'Genet']
const limit = 3

// What a database does with a key: rows beyond it, nearest first.
function read(query: KeysetQuery): string[] {
  const { key, isBackward, take } = readingOf(query, limit)
  const place = key?.[0] ?? ''
  const beyond = isBackward
    ? everybody.filter((name) => name < place).toReversed()
    : everybody.filter((name) => !key || name > place)
  return beyond.slice(0, take)
}
const keyOf = (name: string): Key => [name]
const page = (sent: Record<string, unknown> = {}) => {
  const query = keysetQuery.parse(sent)
  return pageOfRows(read(query), { ...query, limit, keyOf })
}

describe('a list that is paged by key', () => {
  it('is walked forward to its end without losing or repeating anybody', () => {
    const seen: string[] = []
    let sent: Record<string, unknown> = {}
    for (;;) {
      const { rows, next } = page(sent)
      seen.push(...rows)
      if (!next) break
      sent = { after: next }
    }
    expect(seen).toEqual(everybody)
  })

  it('is walked back to its beginning in the list’s own order', () => {
    const second = page({ after: page().next })
    expect(second.rows).toEqual(['Dawit', 'Eden', 'Fikru'])
    const first = page({ before: second.previous })
    expect(first).toMatchObject({ rows: ['Abebe', 'Bontu', 'Chaltu'], previous: null })
    expect(page({ after: first.next }).rows).toEqual(second.rows)
  })

  it('begins at the beginning when a key cannot be read', () => {
    for (const after of ['', 'nonsense', '%%%', 'bnVsbA', 'W10', ['a'], 7, 'x'.repeat(5000)]) {
      expect(page({ after }), String(after)).toMatchObject({ rows: everybody.slice(0, 3), previous: null })
    }
  })

  it('has neither next nor previous where one page holds it', () => {
    const rows = everybody.slice(0, 3)
    expect(pageOfRows(rows, { after: undefined, before: undefined, limit, keyOf })).toEqual({
      rows,
      next: null,
      previous: null,
    })
  })
})
