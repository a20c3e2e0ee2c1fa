import { describe, expect, it } from 'vitest'
import { phoneDigits } from './rules'

describe('a word of a search', () => {
  it.each([
    ['0911', '911'],
    ['+251911', '251911'],
    ['(022)', '22'],
    ['91-12', '9112'],
  ])('%s is looked for in phone numbers as %s', (word, digits) => {
    expect(phoneDigits(word)).toBe(digits)
  })

  it.each(['Almaz', 'a@example.com', 'b2', '0', '7', '+'])('%s is no part of a phone number', (word) => {
    expect(phoneDigits(word)).toBeNull()
  })
})
