import { describe, expect, it } from 'vitest'
import { attemptLimit, isRefusedForGood, isServerProblem, nextAttemptAt } from './rules'

const now = new Date('2026-11-21T09:00:00Z')

describe('a mail that was not taken', () => {
  it('is tried again after growing waits, and given up after the last', () => {
    const waits = Array.from({ length: attemptLimit - 1 }, (_, index) => {
      const again = nextAttemptAt(index + 1, now)
      return again ? again.getTime() - now.getTime() : 0
    })
    expect(waits[0]).toBe(60_000)
    expect(waits).toEqual(waits.toSorted((first, second) => first - second))
    expect(nextAttemptAt(attemptLimit, now)).toBeNull()
  })

  it('has two days before it is given up', () => {
    const total = Array.from({ length: attemptLimit - 1 }, (_, index) => nextAttemptAt(index + 1, now))
    const hours = total.reduce((sum, again) => sum + ((again?.getTime() ?? 0) - now.getTime()) / 3_600_000, 0)
    expect(hours).toBeGreaterThan(44)
  })

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, false],
    [{ code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ETIMEDOUT' }, false],
  ])('was refused for good with %j: %s', (problem, forGood) => {
    expect(isRefusedForGood(problem)).toBe(forGood)
  })

  it.each([
    [{ code: 'ESOCKET' }, true],
    [{ code: 'EAUTH' }, true],
    [{ code: 'EENVELOPE' }, false],
  ])('met a problem of the whole server with %j: %s', (problem, whole) => {
    expect(isServerProblem(problem)).toBe(whole)
  })
})
