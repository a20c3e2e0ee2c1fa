import { describe, expect, it } from 'vitest'
import { ethiopianHour, formatHour } from '@/lib/core/day'
import {
  amongWords,
  colonOf,
  formatBirr,
  formatDay,
  formatDayInWords,
  formatEthiopianDay,
  formatFullDay,
  formatFullMoment,
  formatMoment,
  formatNumber,
  formatTypedPrice,
  fullName,
} from './format'

it('a name is written with what is known of it', () => {
  expect(fullName({ firstName: 'Almaz', lastName: 'Tadesse' })).toBe('Almaz Tadesse')
  expect(fullName({ firstName: 'Almaz', lastName: '' })).toBe('Almaz')
  expect(fullName({ firstName: 'Almaz', lastName: null })).toBe('Almaz')
})

it('a name of Hebrew or Arabic letters stands for itself among other words, and any other as it is', () => {
  expect(['يوسف', 'אברהם', 'Marta', 'ማርታ'].map(amongWords)).toEqual([
    '\u2068يوسف\u2069',
    '\u2068אברהם\u2069',
    'Marta',
    'ማርታ',
  ])
})

it('behind a label stands the colon of the language', () => {
  expect((['en', 'om', 'am'] as const).map(colonOf)).toEqual([':', ':', '፦'])
})

describe('money', () => {
  it.each([
    [0, 'Br 0'],
    [999, 'Br 999'],
    [2200, 'Br 2,200'],
    [2200.5, 'Br 2,200.50'],
    [2200.05, 'Br 2,200.05'],
    [37_000_000, 'Br 37,000,000'],
  ])('%d reads %s', (value, text) => {
    expect(formatBirr(value, 'en').replace('\u00a0', ' ')).toBe(text)
    expect(formatBirr(value, 'om')).toBe(formatBirr(value, 'en'))
  })

  it('has its word behind it in Amharic', () => {
    expect(formatBirr(2200.5, 'am')).toBe('2,200.50\u00a0ብር')
  })

  it.each([
    ['en', '2200-5000 Br'],
    ['om', '2200-5000 Br'],
    ['am', '2200-5000 ብር'],
  ] as const)('as it was typed has its word in %s', (locale, text) => {
    expect(formatTypedPrice('2200-5000 Br', locale)).toBe(text)
  })

  it('shows what is missing with a minus sign', () => {
    expect(formatNumber(-1234)).toBe('−1,234')
  })
})

describe('a day', () => {
  it.each([
    ['en', '05/11/2026', 'Thu 5 Nov 2026 (26 Tikimt 2019 E.C.)'],
    ['om', '05/11/2026 A.L.A.', 'Kam 5 Sadaasa 2026 A.L.A. (26 Onkololeessa 2019 A.L.I.)'],
    ['am', '05/11/2026 እ.ኤ.አ.', 'ሐሙ 5 ኖቬምበር 2026 እ.ኤ.አ. (26 ጥቅምት 2019 ዓ.ም.)'],
  ] as const)('is shown in the British order and in words, in %s', (locale, dense, full) => {
    expect(formatDay('2026-11-05', locale)).toBe(dense)
    expect(formatFullDay('2026-11-05', locale)).toBe(full)
  })

  it.each([
    ['2026-11-20', '11 Hidar 2019 E.C.'],
    ['2026-09-10', '5 Pagume 2018 E.C.'],
    ['2026-09-11', '1 Meskerem 2019 E.C.'],
    ['2027-09-10', '5 Pagume 2019 E.C.'],
    // 2019 is a leap year there: Pagume has a sixth day and the new year begins a day later.
    ['2027-09-11', '6 Pagume 2019 E.C.'],
    ['2027-09-12', '1 Meskerem 2020 E.C.'],
    ['2028-09-11', '1 Meskerem 2021 E.C.'],
    ['2007-09-12', '1 Meskerem 2000 E.C.'],
    ['2000-01-01', '22 Tahsas 1992 E.C.'],
    ['2028-02-29', '21 Yekatit 2020 E.C.'],
  ] as const)('%s is %s in the Ethiopian calendar', (day, text) => {
    expect(formatEthiopianDay(day, 'en')).toBe(text)
  })

  it('has its month in the three languages', () => {
    expect(formatEthiopianDay('2026-11-20', 'am')).toBe('11 ኅዳር 2019 ዓ.ም.')
    expect(formatEthiopianDay('2026-11-20', 'om')).toBe('11 Sadaasa 2019 A.L.I.')
  })
})

it.each([
  ['en', 'Sat 28 Nov 2026'],
  ['om', 'San 28 Sadaasa 2026 A.L.A.'],
  ['am', 'ቅዳ 28 ኖቬምበር 2026 እ.ኤ.አ.'],
] as const)('a day in words in %s is %s', (locale, text) => {
  expect(formatDayInWords('2026-11-28', locale)).toBe(text)
  const short = formatDayInWords('2026-11-28', locale, { hasYear: false })
  expect(text.replace(' 2026', '')).toBe(short)
  const least = { hasYear: false, hasWeekday: false, hasEra: false }
  expect(formatDayInWords('2026-11-28', locale, least)).toMatch(/^28 \p{L}+$/u)
})

describe('a moment', () => {
  it.each([
    ['2026-11-20T11:05:00.000Z', '20/11/2026, 14:05'],
    ['2026-11-20T20:59:00.000Z', '20/11/2026, 23:59'],
    ['2026-11-20T21:00:00.000Z', '21/11/2026, 00:00'],
  ])('%s is shown as %s, the time of Addis Ababa', (iso, text) => {
    expect(formatMoment(iso, 'en')).toBe(text)
  })

  it.each([
    ['en', 'Fri 20 Nov 2026 (11 Hidar 2019 E.C.), 14:05'],
    ['om', 'Jim 20 Sadaasa 2026 A.L.A. (11 Sadaasa 2019 A.L.I.), guyyaa 8:05 (14:05)'],
    ['am', 'ዓር 20 ኖቬምበር 2026 እ.ኤ.አ. (11 ኅዳር 2019 ዓ.ም.)፣ ከቀኑ 8:05 (14:05)'],
  ] as const)('is told in %s by its clock and both calendars', (locale, text) => {
    expect(formatFullMoment('2026-11-20T11:05:00.000Z', locale)).toBe(text)
  })
})

describe('the clock', () => {
  it.each([
    ['00:00', 'ከሌሊቱ 6:00', 'halkan 6:00'],
    ['05:59', 'ከሌሊቱ 11:59', 'halkan 11:59'],
    ['06:00', 'ከጠዋቱ 12:00', 'ganama 12:00'],
    ['11:59', 'ከጠዋቱ 5:59', 'ganama 5:59'],
    ['12:00', 'ከቀኑ 6:00', 'guyyaa 6:00'],
    ['17:59', 'ከቀኑ 11:59', 'guyyaa 11:59'],
    ['18:00', 'ከምሽቱ 12:00', 'galgala 12:00'],
    ['23:59', 'ከምሽቱ 5:59', 'galgala 5:59'],
  ])('tells %s by the Ethiopian one, with the other beside it', (time, amharic, oromo) => {
    expect(ethiopianHour(time, 'am')).toBe(amharic)
    expect(formatHour(time, 'am')).toBe(`${amharic} (${time})`)
    expect(formatHour(time, 'om')).toBe(`${oromo} (${time})`)
    expect(formatHour(time, 'en')).toBe(time)
  })

  it('leaves alone what is no time', () => {
    expect(ethiopianHour('24:00', 'am')).toBeNull()
    expect(formatHour('', 'om')).toBe('')
  })
})
