import { describe, expect, it } from 'vitest'
import { addDays, dateOfDay, dayInAddis, dayOfDate, isDay, startOfDay, daysBetween, mondayOf } from './day'
import { daySchema } from './schemas'

describe('the day in Addis Ababa', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21'],
    ['2026-12-31T20:59:59Z', '2026-12-31'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
    // 23:30 of the evening before in New York, where these tests run.
    ['2026-11-20T04:30:00Z', '2026-11-20'],
  ])('at %s is %s', (moment, day) => {
    expect(dayInAddis(new Date(moment))).toBe(day)
  })
})

describe('days', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    '',
    ' 2026-11-20',
  ])('are not made of %j', (text) => {
    expect(isDay(text)).toBe(false)
    expect(daySchema.safeParse(text).success).toBe(false)
  })

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
    'are not asked for in a year like that of %s, from which nobody could count',
    (day) => {
      expect(isDay(day)).toBe(true)
      expect(daySchema.safeParse(day).success).toBe(false)
    },
  )

  it.each(['1900-01-01', '2028-02-29', '2999-12-31'])('may be asked for: %s', (day) => {
    expect(daySchema.safeParse(day).success).toBe(true)
  })

  it('know leap years', () => {
    expect(isDay('2028-02-29')).toBe(true)
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })

  it('are counted across the change to summer time', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(addDays('2026-11-01', 365)).toBe('2027-11-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  it('begin at midnight in Addis Ababa', () => {
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T21:00:00.000Z')
    expect(dayInAddis(startOfDay('2026-11-20'))).toBe('2026-11-20')
  })

  it('come back from a date column as they went in', () => {
    expect(dayOfDate(dateOfDay('2026-11-20'))).toBe('2026-11-20')
  })
})

describe('a week', () => {
  it('begins on its Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2026-11-21')).toBe('2026-11-16')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  })
})

describe('the days between two', () => {
  it('hold both', () => {
    expect(daysBetween('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
    expect(daysBetween('2026-12-31', '2026-12-31')).toEqual(['2026-12-31'])
    expect(daysBetween('2026-12-31', '2026-12-30')).toEqual([])
  })
})
