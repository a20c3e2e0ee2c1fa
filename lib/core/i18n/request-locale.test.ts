import { describe, expect, it } from 'vitest'
import { preferredLocale } from './request-locale'

describe('the language of an address that names none', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'de-DE,de;q=0.9', 'en'],
    [undefined, 'am', 'am'],
    [undefined, 'am-ET,am;q=0.9,en;q=0.8', 'am'],
    [undefined, 'de, en;q=0.4, om;q=0.8', 'om'],
    [undefined, 'en;q=0.5, am;q=0', 'en'],
    // `or` means Odia to browsers.
    [undefined, 'or', 'en'],
    ['om', 'am', 'om'],
    ['or', 'am', 'am'],
    ['zz', undefined, 'en'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, expected) => {
    expect(preferredLocale(chosen, accepted)).toBe(expected)
  })
})
