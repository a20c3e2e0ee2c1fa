import { describe, expect, it } from 'vitest'
import { daysBetween } from '@/lib/core/day'
import { fileNameOf } from './export-rules'
import { askedMonth } from './report-period'
import { axisTop, byWeek, shareOf, spanOf } from './rules'
import { reportQuery, statisticsQuery } from './schema'

describe('the period of figures', () => {
  it('ends today and holds as many days as it says', () => {
    expect(spanOf('7', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(spanOf('30', '2026-03-02')).toEqual({ from: '2026-02-01', to: '2026-03-02' })
    expect(spanOf('90', '2026-11-21')).toEqual({ from: '2026-08-24', to: '2026-11-21' })
  })

  it('is the year since its first of January', () => {
    expect(spanOf('year', '2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' })
    expect(spanOf('year', '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-01' })
  })

  it('is thirty days when the address says nothing that is known', () => {
    for (const period of [undefined, '', '31', ['7', '30'], 'constructor']) {
      expect(statisticsQuery.parse({ period })).toEqual({ period: '30' })
    }
  })
})

describe('figures', () => {
  it('of days add up to those of weeks that begin on Mondays', () => {
    const days = daysBetween('2026-11-21', '2026-12-01').map((day) => ({
      day,
      pending: 1,
      successful: 2,
      canceled: 0,
    }))
    expect(byWeek(days)).toEqual([
      { day: '2026-11-21', pending: 2, successful: 4, canceled: 0 },
      { day: '2026-11-23', pending: 7, successful: 14, canceled: 0 },
      { day: '2026-11-30', pending: 2, successful: 4, canceled: 0 },
    ])
    expect(days[0]?.pending).toBe(1)
  })

  it('of use are shares of all places, unknown where there are none', () => {
    const vehicle = { id: null, name: '', model: '', booked: 15 }
    expect(shareOf({ ...vehicle, quantity: 5 }, 30)).toBe(0.1)
    expect(shareOf({ ...vehicle, quantity: 0 }, 30)).toBeNull()
    expect(shareOf({ ...vehicle, quantity: null }, 30)).toBeNull()
  })

  it.each([
    [0, 4],
    [3, 4],
    [5, 6],
    [7, 8],
    [10, 10],
    [11, 20],
    [190, 200],
    [401, 600],
  ])('of at most %i fit below an axis that ends at %i', (value, top) => {
    expect(axisTop(value)).toBe(top)
  })
})

describe('a file', () => {
  it('is named by the month that it shows, and a list by today', () => {
    const today = '2026-11-26'
    const named = (name: 'report-days' | 'users', query: Record<string, string>) =>
      fileNameOf(name, { today, month: askedMonth(reportQuery.parse(query), today) })
    expect(named('report-days', { month: '2026-08' })).toBe('report-days-2026-08.csv')
    expect(named('report-days', { month: '2019-13', calendar: 'ethiopian' })).toBe(
      'report-days-2019-13-ethiopian.csv',
    )
    expect(named('report-days', {})).toBe('report-days-2026-11.csv')
    expect(named('users', { month: '2026-08' })).toBe('users-2026-11-26.csv')
  })
})
