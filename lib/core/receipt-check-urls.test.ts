import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const urlsOf = (text: string) => {
  const result = parseEnv({ RECEIPT_CHECK_URLS: text })
  return result.ok ? result.env.RECEIPT_CHECK_URLS : result.problem
}

describe('the addresses of receipts', () => {
  it('are none unless they are set', () => {
    expect(urlsOf('')).toEqual({})
    expect(urlsOf('  ')).toEqual({})
  })

  it('are taken by kind', () => {
    const text =
      'telebirr=https://a.example/r/{reference}\n abyssinia=https://b.example/?id={reference}{account5}&x=y'
    expect(urlsOf(text)).toEqual({
      telebirr: 'https://a.example/r/{reference}',
      abyssinia: 'https://b.example/?id={reference}{account5}&x=y',
    })
  })

  it('may be plain http on this machine only', () => {
    expect(urlsOf('cbe=http://127.0.0.1:99/{reference}')).toEqual({ cbe: 'http://127.0.0.1:99/{reference}' })
  })

  it.each([
    'https://a.example/{reference}',
    'nobank=https://a.example/{reference}',
    'telebirr=https://a.example/',
    'telebirr=http://a.example/{reference}',
    'telebirr=https://{reference}/x',
    'telebirr=https://a.example:{reference}/x',
    'telebirr=file:///etc/{reference}',
    'telebirr=javascript:{reference}',
  ])('are refused without repeating them: %s', (text) => {
    expect(urlsOf(text)).toMatch(/^RECEIPT_CHECK_URLS: must be/)
  })
})

const pinsOf = (text: string) => {
  const result = parseEnv({ RECEIPT_CHECK_PINS: text })
  return result.ok ? result.env.RECEIPT_CHECK_PINS : result.problem
}

describe('the pinned keys of banks', () => {
  const [one, other] = [`${'A'.repeat(43)}=`, `${'b'.repeat(43)}=`]

  it('are none unless they are set', () => {
    expect(pinsOf('')).toEqual({})
  })

  it('are taken by host and port, several for one host', () => {
    expect(pinsOf(`a.example=${one} b.example:8225=${one}\nb.example:8225=${other}`)).toEqual({
      'a.example:443': [one],
      'b.example:8225': [one, other],
    })
  })

  it.each(['a.example', `a.example=${one}x`, 'a.example=AAAA', `https://a.example=${one}`, `a b=${one}`])(
    'are refused without repeating them: %s',
    (text) => {
      expect(pinsOf(text)).toMatch(/^RECEIPT_CHECK_PINS: must be host:port=/)
    },
  )
})
