import { describe, expect, it } from 'vitest'
import { carryList, listIn, withList } from './routes'

const queryOf = (href: string) => new URL(href, 'http://site').searchParams
const list = '/AllBookStatus?q=a+b&after=WyJ4Il0#row-7'
const record = { path: '/EditBookStatus', query: queryOf(withList('/EditBookStatus?id=7', list)) }

describe('the list that a record was opened from', () => {
  it('is named in its address with filter, page and row', () => {
    expect(listIn(record.query)).toBe(list)
    expect(record.query.get('id')).toBe('7')
  })

  it.each([
    'https://evil.example/AllBookStatus',
    '//evil.example',
    '/Nowhere?q=a',
    '/Home',
    'javascript:alert(1)',
    '',
  ])('is none for %s', (other) => {
    expect(listIn(new URLSearchParams({ list: other }))).toBeNull()
  })

  it('stays with the steps of the record', () => {
    const next = carryList('/EditBookStatus?id=7&confirm=delete#form', record)
    expect(listIn(queryOf(next))).toBe(list)
    expect(next).toMatch(/^\/EditBookStatus\?id=7&confirm=delete&list=[^#]+#form$/)
  })

  it('is come back to as it was, and no other page changes', () => {
    expect(carryList('/AllBookStatus', record)).toBe(list)
    expect(carryList('/AllBookStatus?status=pending', record)).toBe('/AllBookStatus?status=pending')
    expect(carryList('/LandingBookStatus', record)).toBe('/LandingBookStatus')
    expect(carryList('/EditBookStatus?id=7', { ...record, query: queryOf('/EditBookStatus?id=7') })).toBe(
      '/EditBookStatus?id=7',
    )
  })
})
