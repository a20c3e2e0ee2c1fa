import { describe, expect, it } from 'vitest'
import { addDays, type Day } from './day'
import { dayOfEthiopianDate, dayTyped, ethiopianDateOf } from './ethiopian-day'

describe('an Ethiopian date', () => {
  // 2019 is a leap year there; 2018 and 2020 are not.
  it.each([
    ['1/1/2019', '2026-09-11'],
    ['5/13/2018', '2026-09-10'],
    ['6/13/2018', null],
    ['5/13/2019', '2027-09-10'],
    ['6/13/2019', '2027-09-11'],
    ['7/13/2019', null],
    ['1/1/2020', '2027-09-12'],
    ['6/13/2020', null],
    ['29/4/2019', '2027-01-07'],
    ['30/12/2019', '2027-09-05'],
    ['31/12/2019', null],
    ['0/1/2019', null],
    ['1/14/2019', null],
    ['1/0/2019', null],
    ['1/1/0000', null],
    ['5/13/9991', '9999-11-09'],
    ['1/1/9992', null],
    ['1-1-2019', '2026-09-11'],
    [' 01.01.2019 ', '2026-09-11'],
    ['1/1/19', null],
    ['', null],
    ['Meskerem', null],
    ['2026-09-11', '2026-09-11'],
    ['2026-02-30', null],
  ])('%j is the day %s', (typed, day) => {
    expect(dayTyped(typed)).toBe(day)
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
})
