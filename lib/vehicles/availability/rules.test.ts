import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '@/lib/core/day'
import { calendarMonth, freePeriods, periodOf, weeksAhead } from './rules'

describe('the time that the schedule shows', () => {
  it('is a day, or 7, 14 or 31 days from it on, or a month of the calendar', () => {
    const day = '2026-11-21'
    expect(periodOf('day', day)).toMatchObject({ from: day, days: 1, last: day, next: '2026-11-22' })
    expect(periodOf('week', day)).toEqual({
      from: day,
      days: 7,
      last: '2026-11-27',
      previous: '2026-11-14',
      next: '2026-11-28',
    })
    expect(periodOf('fortnight', day)).toMatchObject({ days: 14, last: '2026-12-04', next: '2026-12-05' })
    expect(periodOf('month', day)).toMatchObject({ days: 31, last: '2026-12-21', previous: '2026-10-21' })
    expect(calendarMonth('2028-02-10')).toMatchObject({
      from: '2028-02-01',
      days: 29,
      last: '2028-02-29',
      previous: '2028-01-31',
      next: '2028-03-01',
    })
  })
})

describe('the calendar of a vehicle', () => {
  const shown = (day: Day, today: Day) => weeksAhead(day, today).map((week) => [week[0], week[6]])

  it('has the weeks of a month that are not over', () => {
    expect(shown('2026-11-10', '2026-11-10')).toEqual([
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', null],
    ])
    expect(shown('2026-12-24', '2026-11-30')).toEqual([
      [null, '2026-12-06'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
      ['2026-12-21', '2026-12-27'],
      ['2026-12-28', null],
    ])
  })

  it('goes on into the next where few are left', () => {
    const last = [
      ['2026-11-30', '2026-12-06'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
    ]
    expect(shown('2026-11-30', '2026-11-30')).toEqual(last)
    expect(shown('2026-11-29', '2026-11-24')[0]).toEqual(['2026-11-23', '2026-11-29'])
    // What was asked for is over by now.
    expect(shown('2026-11-29', '2026-11-30')).toEqual(last)
  })
})

describe('the next days on which a vehicle can be had', () => {
  const from = '2026-11-28'
  const days = (...left: number[]) =>
    left.map((available, index) => ({ day: addDays(from, index), available }))

  it('are those on which something is left', () => {
    expect(freePeriods(days(0, 1, 0, 2), { length: 1, most: 4 })).toEqual([
      { date: '2026-11-29', lastDate: '2026-11-29' },
      { date: '2026-12-01', lastDate: '2026-12-01' },
    ])
  })

  it('are as many in a row as were asked for, and never share a day', () => {
    expect(freePeriods(days(0, 1, 0, 1, 1, 1, 1, 1), { length: 2, most: 4 })).toEqual([
      { date: '2026-12-01', lastDate: '2026-12-02' },
      { date: '2026-12-03', lastDate: '2026-12-04' },
    ])
  })

  it('are no more than asked for, and none where nothing is left', () => {
    expect(freePeriods(days(1, 1, 1), { length: 1, most: 2 })).toHaveLength(2)
    expect(freePeriods(days(0, 0), { length: 1, most: 2 })).toEqual([])
  })
})
