import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '@/lib/core/day'
import { formatDay, formatDayInWords, formatEthiopianDay, numericDay } from './format'
import { parseTypedDay } from './typed-day'

const range = { min: '2026-11-20', max: '2027-11-20' } as const

describe('a day that somebody types', () => {
  it.each([
    ['2026-11-28', '2026-11-28'],
    [' 28/11/2026 ', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    ['28-11', '2026-11-28'],
    ['1 2', '2027-02-01'],
    ['Sat 28 Nov 2026', '2026-11-28'],
    ['28 november', '2026-11-28'],
    ['November 28, 2026', '2026-11-28'],
    ['28 ኖቬምበር 2026 እ.ኤ.አ.', '2026-11-28'],
    ['ቅዳሜ 19 ኅዳር 2019', '2026-11-28'],
    ['19 ህዳር 2019 ዓ.ም', '2026-11-28'],
    ['19 ሕዳር', '2026-11-28'],
    ['16 ኅዳር 2019', '2026-11-25'],
    ['19 Hidar', '2026-11-28'],
    ['19/3/2019', '2026-11-28'],
    ['1/1/2019 E.C.', '2026-09-11'],
    // Oromo has one name for November and for Hidar: the year, the era or the range tells which is meant.
    ['28 Sadaasa 2026', '2026-11-28'],
    ['19 Sadaasa 2019', '2026-11-28'],
    ['19 Sadaasa 2019 A.L.I.', '2026-11-28'],
    ['28 Sadaasa', '2026-11-28'],
    ['28 Sadaasa A.L.I.', '2026-12-07'],
    // What fits both calendars is the Gregorian day.
    ['3/4', '2027-04-03'],
    ['6/13/2019', '2027-09-11'],
  ])('%j is %s', (text, day) => {
    expect(parseTypedDay(text, range)).toBe(day)
  })

  it.each([
    '',
    'soon',
    '31/2/2027',
    '32/1',
    '28',
    '2026',
    '1/2/3/4',
    '6/13/2018',
    '28 No',
    '28 Nov Dec',
    'ኅ 3',
    '28/11/20266',
    'NaN/1/1',
  ])('%j is no day', (text) => {
    expect(parseTypedDay(text, range)).toBeNull()
  })

  it('reads every way in which the site writes a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom('en' as const, 'om' as const, 'am' as const),
        (days, locale) => {
          const day: Day = addDays(range.min, days)
          const texts = [numericDay, formatDay, formatDayInWords, formatEthiopianDay]
          for (const text of texts.map((format) => format(day, locale)))
            expect([text, parseTypedDay(text, range)]).toEqual([text, day])
        },
      ),
      { numRuns: 1000 },
    )
  })
})
