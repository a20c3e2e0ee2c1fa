import { describe, expect, it } from 'vitest'
import { isRefusedForGood } from './transport'

describe('a mail that was not taken', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, false],
    [{ code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ETIMEDOUT' }, false],
  ])('was refused for good with %j: %s', (problem, forGood) => {
    expect(isRefusedForGood(problem)).toBe(forGood)
  })
})
