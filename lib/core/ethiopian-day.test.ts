import { describe, expect, it } from 'vitest'
import { addDays, dateOfDay, type Day } from './day'
import { dayOfEthiopianDate, ethiopianDateOf, ethiopianMonthAround } from './ethiopian-day'

describe('an Ethiopian date', () => {
  // 2019 is a leap year there; 2018 and 2020 are not.
  it.each([
    [1, 1, 2019, '2026-09-11'],
    [5, 13, 2018, '2026-09-10'],
    [6, 13, 2018, null],
    [5, 13, 2019, '2027-09-10'],
    [6, 13, 2019, '2027-09-11'],
    [7, 13, 2019, null],
    [1, 1, 2020, '2027-09-12'],
    [6, 13, 2020, null],
    [29, 4, 2019, '2027-01-07'],
    [30, 12, 2019, '2027-09-05'],
    [31, 12, 2019, null],
    [0, 1, 2019, null],
    [1, 14, 2019, null],
    [1, 0, 2019, null],
    [1, 1, 0, null],
    [5, 13, 9991, '9999-11-09'],
    [1, 1, 9992, null],
  ])('%d/%d/%d is the day %s', (date, month, year, day) => {
    expect(dayOfEthiopianDate({ year, month, day: date })).toBe(day)
  })

  it('names every day of forty years once, there and back, with Pagume 6 every fourth year', () => {
    let day: Day = '2000-01-01'
    const sixths: number[] = []
    for (let count = 0; count < 40 * 365; count++) {
      const date = ethiopianDateOf(day)
      expect(dayOfEthiopianDate(date)).toBe(day)
      if (date.month === 13 && date.day === 6) sixths.push(date.year)
      day = addDays(day, 1)
    }
    expect(sixths).toEqual([1995, 1999, 2003, 2007, 2011, 2015, 2019, 2023, 2027, 2031])
  })

  it('is what the calendar of Unicode says, on every day from 1900 to 2150', () => {
    const ofUnicode = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
      ...({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const),
    })
    const different: string[] = []
    let count = 0
    for (let day: Day = '1900-01-01'; day <= '2150-12-31'; day = addDays(day, 1)) {
      const parts = ofUnicode.formatToParts(dateOfDay(day))
      const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
      const { year, month, day: date } = ethiopianDateOf(day)
      const ours = [year, month, date].join('-')
      const theirs = [part('year'), part('month'), part('day')].join('-')
      if (ours !== theirs) different.push(`${day}: ${ours}, not ${theirs}`)
      count += 1
    }
    expect(different).toEqual([])
    expect(count).toBe(91_676)
  })

  it('lays out Pagume in weeks from Monday on, beside months of thirty days', () => {
    expect(ethiopianMonthAround('2027-09-08')).toEqual({
      first: '2027-09-06',
      last: '2027-09-11',
      length: 6,
      weeks: [['2027-09-06', '2027-09-07', '2027-09-08', '2027-09-09', '2027-09-10', '2027-09-11', null]],
    })
    const hidar = ethiopianMonthAround('2026-11-28')
    expect([hidar.first, hidar.last, hidar.length, hidar.weeks.length]).toEqual([
      '2026-11-10',
      '2026-12-09',
      30,
      5,
    ])
  })
})
