import { describe, expect, it } from 'vitest'
import { ethiopianHour, formatHour } from './ethiopian-clock'

describe('the Ethiopian clock', () => {
  it.each([
    ['08:05', 'ከጠዋቱ 2:05', 'ganama 2:05'],
    ['06:00', 'ከጠዋቱ 12:00', 'ganama 12:00'],
    ['12:30', 'ከቀኑ 6:30', 'guyyaa 6:30'],
    ['18:59', 'ከምሽቱ 12:59', 'galgala 12:59'],
    ['23:00', 'ከምሽቱ 5:00', 'galgala 5:00'],
    ['00:00', 'ከሌሊቱ 6:00', 'halkan 6:00'],
    ['05:59', 'ከሌሊቱ 11:59', 'halkan 11:59'],
  ])('tells %s', (time, amharic, oromo) => {
    expect(ethiopianHour(time, 'am')).toBe(amharic)
    expect(formatHour(time, 'om')).toBe(`${oromo} (${time})`)
    expect(formatHour(time, 'en')).toBe(time)
  })

  it('leaves alone what is no time', () => {
    expect(ethiopianHour('24:00', 'am')).toBeNull()
    expect(formatHour('', 'om')).toBe('')
  })
})
