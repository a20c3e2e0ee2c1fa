import { describe, expect, it } from 'vitest'
import { plainArgs, plainName, plainText } from './plain-text'

describe('a name in a mail', () => {
  it.each([
    ['Almaz Tadesse', 'Almaz Tadesse'],
    ['W/ro Almaz', 'W/ro Almaz'],
    ['አልማዝ ታደሰ', 'አልማዝ ታደሰ'],
    ['J. P. Morgan', 'J. P. Morgan'],
    ['Win at https://evil.example/x', 'Win at https evil. example/x'],
    ['www.evil.example', 'www. evil. example'],
    ['me@evil.example', 'me evil. example'],
    ['Almaz\r\nBcc: you@evil.example', 'Almaz Bcc: you evil. example'],
    ['\u202egnp.exe\u2066 Almaz', 'gnp. exe Almaz'],
  ])('%j reads %j', (typed, read) => {
    expect(plainName(typed)).toBe(read)
  })
})

describe('a text in a mail', () => {
  it('keeps its lines and loses what hides or turns signs', () => {
    expect(plainText('One\nTwo\u0000\u202e\u200b three')).toBe('One\nTwo    three')
  })

  it('is plain however deep it lies', () => {
    const args = { firstName: 'a.b', cancellation: { words: 'see a.b\u202e' }, days: ['\u2066x'], amount: 3 }
    expect(plainArgs(args)).toEqual({
      firstName: 'a. b',
      cancellation: { words: 'see a.b ' },
      days: [' x'],
      amount: 3,
    })
  })
})
