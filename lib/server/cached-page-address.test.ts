import { describe, expect, it } from 'vitest'
import { cachedPageAddress } from './cached-page-address'

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cachedPageAddress({ url, headers, method })
const hrefOf = (url: string, headers?: Record<string, string>) => ask(url, headers)?.href

describe('a page that is kept for everybody', () => {
  it('is found by its address and what it knows of the query, in one order', () => {
    expect(ask('/Home')).toEqual({ locale: 'en', page: '/Home', href: '/Home' })
    expect(hrefOf('/?utm_source=x')).toBe('/')
    expect(hrefOf('/am')).toBe('/am')
    expect(hrefOf('/or/OneDayVehicles?page=2&x=1&q=van&q=bus&min=')).toBe('/or/OneDayVehicles?q=van&page=2')
  })

  it('is in English without a prefix, and not for whoever prefers another language', () => {
    expect(hrefOf('/Home', { 'accept-language': 'de' })).toBe('/Home')
    expect(hrefOf('/Home', { 'accept-language': 'am-ET' })).toBeUndefined()
    expect(hrefOf('/Home', { cookie: 'NEXT_LOCALE=om' })).toBeUndefined()
    expect(hrefOf('/Home', { cookie: 'NEXT_LOCALE=en', 'accept-language': 'am' })).toBe('/Home')
    expect(hrefOf('/am/Home', { cookie: 'NEXT_LOCALE=om' })).toBe('/am/Home')
    expect(hrefOf('/en/Home')).toBeUndefined()
  })

  it('is one page per language for all addresses that do not exist', () => {
    expect(ask('/am/Nowhere?x=1')).toEqual({ locale: 'am', page: undefined, href: '/am/NotFound' })
    expect(hrefOf('/else/where')).toBe('/NotFound')
    expect(hrefOf('/or/index.html')).toBe('/or/NotFound')
  })

  it.each([
    '/home',
    '/Home/',
    '//Home',
    '/%48ome',
    '/theme.js',
    '/og/om/Home.jpg',
    '/api/uploads',
    '/api',
    '/_next/x',
    '/a\\b',
    '/Home;x',
  ])('%s is answered in another way', (url) => expect(ask(url)).toBeNull())

  it.each(['/UserDashboard', '/OneDayBook?id=1', '/Newsletter?token=x', '/ConfirmEmail', '/ResetPassword'])(
    '%s belongs to a person',
    (url) => expect(ask(url)).toBeNull(),
  )

  it('is not for a form, for the router, nor for whoever has a message to read', () => {
    expect(ask('/Home', {}, 'POST')).toBeNull()
    expect(ask('/Home', { rsc: '1' })).toBeNull()
    expect(ask('/Home', { cookie: 'a=b; flash=%7B%7D' })).toBeNull()
    expect(ask('/Home', {}, 'HEAD')).not.toBeNull()
  })

  it('is for the signed-in as well, unless it leads them away', () => {
    const cookie = 'next-auth.session-token=x'
    expect(hrefOf('/Home', { cookie })).toBe('/Home')
    expect(hrefOf('/Login', { cookie })).toBeUndefined()
    expect(hrefOf('/Login')).toBe('/Login')
  })

  it('has no query of any length', () => {
    expect(ask(`/OneDayVehicles?q=${'x'.repeat(500)}`)).toBeNull()
  })
})
