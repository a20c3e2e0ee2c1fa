import { describe, expect, it } from 'vitest'
import { periodOf } from './rules'

describe('the time that the schedule shows', () => {
  it('is a day, a week from Monday on, or a month', () => {
    const day = '2026-11-21'
    expect(periodOf('day', day)).toMatchObject({ from: day, days: 1, last: day, next: '2026-11-22' })
    expect(periodOf('week', day)).toEqual({
      from: '2026-11-16',
      days: 7,
      last: '2026-11-22',
      previous: '2026-11-15',
      next: '2026-11-23',
    })
    expect(periodOf('month', '2028-02-10')).toMatchObject({
      from: '2028-02-01',
      days: 29,
      last: '2028-02-29',
      previous: '2028-01-31',
      next: '2028-03-01',
    })
  })
})
