import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clampPage, cursorPage, cursorQuery, momentOrders, readPlace, type PageRequest } from './cursor'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`
const everybody = ['Abebe', 'Bontu', 'Chaltu', 'Dawit', 'Eden', 'Fikru', 'Genet'].map((name, at) => ({
  name,
  id: idOf(at),
}))
const order = { columns: [{ name: 'name', value: z.string() }], descending: false } as const

// What a database does with a cursor: rows beyond it, nearest first.
function read(request: PageRequest) {
  const { from, isBackward, skip, take } = readPlace({ ...request, order, limit: 3 })
  const place = String(from?.[0] ?? '')
  const beyond = isBackward
    ? everybody.filter(({ name }) => name < place).toReversed()
    : everybody.filter(({ name }) => !from || name > place)
  return beyond.slice(skip, skip + take)
}
const page = ({ page: number = 1, ...sent }: Record<string, unknown> & { page?: number } = {}) => {
  const request = { ...cursorQuery.parse(sent), page: number }
  return cursorPage(read(request), { ...request, order, limit: 3 }, ({ name }) => name)
}

describe('a list that is paged by cursor', () => {
  it('is walked forward to its end without losing or repeating anybody', () => {
    const seen: string[] = []
    let sent: Record<string, unknown> = {}
    for (;;) {
      const { rows, next } = page(sent)
      seen.push(...rows)
      if (!next) break
      sent = { after: next }
    }
    expect(seen).toEqual(everybody.map(({ name }) => name))
  })

  it('is walked back to its beginning in the list’s own order', () => {
    const second = page({ after: page().next })
    expect(second.rows).toEqual(['Dawit', 'Eden', 'Fikru'])
    const first = page({ before: second.previous })
    expect(first).toMatchObject({ rows: ['Abebe', 'Bontu', 'Chaltu'], previous: null })
    expect(page({ after: first.next }).rows).toEqual(second.rows)
  })

  it('begins at the beginning when a cursor names a moment that no database can compare', () => {
    const from = (at: string) =>
      readPlace({ order: momentOrders.newest, after: [at, idOf(1)], limit: 3 }).from
    expect(from('0000-01-01T00:00:00.000Z')).toBeUndefined()
    expect(from('2026-11-28T09:00:00.000Z')).toEqual([new Date('2026-11-28T09:00:00.000Z'), idOf(1)])
  })

  it('begins at the beginning when a cursor cannot be read or is of another order', () => {
    for (const after of [
      '',
      'nonsense',
      '%%%',
      'bnVsbA',
      'W10',
      'WyJBYmViZSJd',
      ['a'],
      7,
      'x'.repeat(5000),
    ]) {
      const first = { rows: ['Abebe', 'Bontu', 'Chaltu'], previous: null }
      expect(page({ after }), String(after)).toMatchObject(first)
      expect(page({ before: after }), String(after)).toMatchObject(first)
    }
  })

  it('is opened at a number too, and goes on and back from there by cursor', () => {
    const second = page({ page: 2 })
    expect(second.rows).toEqual(['Dawit', 'Eden', 'Fikru'])
    expect(page({ page: 9, after: second.next }).rows).toEqual(['Genet'])
    expect(page({ before: second.previous }).rows).toEqual(['Abebe', 'Bontu', 'Chaltu'])
    expect(page({ page: 9 })).toEqual({ rows: [], next: null, previous: null })
  })

  it('has neither next nor previous where one page holds it', () => {
    const rows = everybody.slice(0, 3)
    expect(cursorPage(rows, { order, limit: 3 }, ({ name }) => name)).toMatchObject({
      next: null,
      previous: null,
    })
  })
})

describe('the page of a screen', () => {
  it.each([
    [
      { total: 0, page: 1 },
      { page: 1, pages: 1 },
    ],
    [
      { total: 41, page: 3 },
      { page: 3, pages: 3 },
    ],
    [
      { total: 41, page: 99 },
      { page: 3, pages: 3 },
    ],
    [
      { total: 10_000, page: 9999 },
      { page: 500, pages: 500 },
    ],
    [
      { total: 10_001, page: 9999 },
      { page: 9999, pages: 500 },
    ],
  ])('%j is %j', ({ total, page }, expected) => {
    expect(clampPage({ total }, { page, limit: 20 })).toEqual(expected)
  })
})
