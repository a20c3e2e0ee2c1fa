import { describe, expect, it } from 'vitest'
import { openSpans } from './working-hours'

const open = (weekday: number, opens = '08:00', closes = '18:00') => ({ weekday, opens, closes })

describe('working hours', () => {
  it('are told in spans of days with the same hours, in the order of the week', () => {
    const week = [open(6, '09:00', '13:00'), open(2), open(1), open(4), open(3)]
    expect(openSpans(week)).toEqual([
      { first: 1, last: 4, opens: '08:00', closes: '18:00' },
      { first: 6, last: 6, opens: '09:00', closes: '13:00' },
    ])
  })

  it('a closed day parts, and other hours do', () => {
    expect(openSpans([open(1), open(3)])).toHaveLength(2)
    expect(openSpans([open(1), open(2, '08:30')])).toHaveLength(2)
    expect(openSpans([])).toEqual([])
  })
})
