import { describe, expect, it } from 'vitest'
import { countCap, encodeCursor } from '@/lib/db/cursor'
import { pagingHeaders, pagingQuery } from './paging'

const address = (query: string) => new URL(`https://drive.example/api/uploads${query}`)

describe('the query of an API list', () => {
  it.each([
    ['', { page: 1, limit: 50 }],
    ['?page=3&limit=20', { page: 3, limit: 20 }],
    ['?page=-1&limit=9999', { page: 1, limit: 200 }],
    ['?limit=201', { page: 1, limit: 200 }],
    ['?limit=0', { page: 1, limit: 50 }],
    ['?page=two', { page: 1, limit: 50 }],
    ['?page=100001', { page: 100_000, limit: 50 }],
    ['?page=2&after=abc', { page: 2, limit: 50 }],
    [`?page=2&after=${encodeCursor(['Abebe', 'x'])}`, { page: 2, limit: 50, after: ['Abebe', 'x'] }],
  ])('%s is read as %j', (query, expected) => {
    expect(pagingQuery.parse(Object.fromEntries(address(query).searchParams))).toEqual(expected)
  })
})

describe('the headers of an API list', () => {
  it('lead on by key and back by number', () => {
    const headers = pagingHeaders(address('?page=2&after=old&limit=5'), {
      total: 42,
      next: 'new',
    })
    expect(headers).toEqual({
      'x-total-count': '42',
      link: '</api/uploads?page=1&limit=5>; rel="prev", </api/uploads?page=3&limit=5&after=new>; rel="next"',
    })
  })

  it('name no next page on the last one', () => {
    expect(pagingHeaders(address(''), { total: 3, next: null })).toEqual({
      'x-total-count': '3',
    })
  })

  it('lead back to the last page from one beyond the end', () => {
    expect(pagingHeaders(address('?page=9999&limit=5'), { total: 42, next: null }).link).toBe(
      '</api/uploads?page=9&limit=5>; rel="prev"',
    )
  })

  it('write a count beyond the cap with a plus', () => {
    expect(pagingHeaders(address(''), { total: countCap, next: null })['x-total-count']).toBe('10000')
    expect(pagingHeaders(address(''), { total: countCap + 1, next: null })['x-total-count']).toBe('10000+')
  })
})
