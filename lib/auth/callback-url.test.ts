import { describe, expect, it } from 'vitest'
import { callbackOf, localPath } from './callback-url'

describe('a way back after signing in', () => {
  it.each([
    ['/UserDashboard', '/UserDashboard'],
    ['/am/OneDayBook?id=1&date=2026-11-25', '/am/OneDayBook?id=1&date=2026-11-25'],
    ['/', '/'],
    ['/Home#part', '/Home'],
  ])('%j is taken', (callbackUrl, path) => {
    expect(localPath(callbackUrl)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'UserDashboard',
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/Home/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/Home\\..\\evil',
  ])('%j is refused', (callbackUrl) => {
    const path = localPath(callbackUrl)
    const leadsAway = path !== null && new URL(path, 'http://localhost').host !== 'localhost'
    expect({ path, leadsAway }).toEqual({ path: null, leadsAway: false })
  })
})

describe('a way back that a page for visitors names', () => {
  it.each([
    ['/am/OneDayBook?id=1', 'am', '/am/OneDayBook?id=1'],
    ['/am/OneDayBook?id=1', 'om', '/or/OneDayBook?id=1'],
    ['/am/OneDayBook?id=1', 'en', '/OneDayBook?id=1'],
    ['/am', 'om', '/or'],
    // Leads on to the language that was chosen.
    ['/OneDayBook?id=1', 'am', '/OneDayBook?id=1'],
    ['https://evil.example/', 'am', undefined],
    [undefined, 'en', undefined],
  ] as const)('%j leads back in the language of the page, %s: %j', (callbackUrl, locale, path) => {
    expect(callbackOf({ callbackUrl }, locale)).toBe(path)
  })
})
