import { describe, expect, it } from 'vitest'
import { countCap, pagesOf, pagingHeaders, pagingQuery } from './paging'

const address = (query: string) => new URL(`https://drive.example/api/uploads${query}`)

describe('the query of an API list', () => {
  it.each([
    ['', { page: 1, limit: 50 }],
    ['?page=3&limit=20', { page: 3, limit: 20 }],
    ['?page=-1&limit=9999', { page: 1, limit: 50 }],
    ['?page=two', { page: 1, limit: 50 }],
    ['?page=2&after=abc', { page: 2, limit: 50, after: 'abc' }],
  ])('%s is read as %j', (query, expected) => {
    expect(pagingQuery.parse(Object.fromEntries(address(query).searchParams))).toEqual(expected)
  })
})

describe('the headers of an API list', () => {
  it('lead on by key and back by number', () => {
    const headers = pagingHeaders(address('?page=2&after=old&limit=5'), {
      total: 42,
      page: 2,
      pages: 9,
      nextKey: 'new',
    })
    expect(headers).toEqual({
      'x-total-count': '42',
      link: '</api/uploads?page=1&limit=5>; rel="prev", </api/uploads?page=3&limit=5&after=new>; rel="next"',
    })
  })

  it('name no next page on the last one', () => {
    expect(pagingHeaders(address(''), { total: 3, page: 1, pages: 1, nextKey: null })).toEqual({
      'x-total-count': '3',
    })
  })

  it('write a count beyond the cap with a plus', () => {
    const list = { page: 1, pages: 200, nextKey: null }
    expect(pagingHeaders(address(''), { ...list, total: countCap })['x-total-count']).toBe('10000')
    expect(pagingHeaders(address(''), { ...list, total: countCap + 1 })['x-total-count']).toBe('10000+')
  })
})

describe('the page of a list', () => {
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
    expect(pagesOf({ total }, { page, limit: 20 })).toEqual(expected)
  })
})
