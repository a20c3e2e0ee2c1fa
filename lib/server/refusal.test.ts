import { describe, expect, it } from 'vitest'
import { retryMoment } from './refusal'

describe('the moment from which one may try again', () => {
  const now = Date.parse('2026-11-21T11:05:10.000Z')

  it.each([
    [1, '2026-11-21T11:06:00.000Z'],
    [50, '2026-11-21T11:06:00.000Z'],
    [51, '2026-11-21T11:07:00.000Z'],
    [900, '2026-11-21T11:21:00.000Z'],
  ])('in %i seconds is the next full minute, %s', (seconds, moment) => {
    expect(retryMoment(seconds, now)).toBe(moment)
  })
})
