import { describe, expect, it } from 'vitest'
import { dutyState, isEarly, nextDutyWord, showsPhone } from './rules'

describe('a duty', () => {
  it('is as far as the furthest step, in whatever order steps came', () => {
    expect(dutyState([])).toBeNull()
    expect(dutyState(['aboard', 'accepted'])).toBe('aboard')
    expect(
      [null, 'accepted', 'coming', 'aboard', 'done'].map((word) => nextDutyWord(dutyStateOf(word))),
    ).toEqual(['accepted', 'coming', 'aboard', 'done', null])
  })

  it('shows the number from 12 hours before a trip to 12 hours after it', () => {
    // 09:00 to 11:00 in Addis Ababa.
    const shownAt = (iso: string) =>
      showsPhone('2026-12-01', { fromMinute: 540, untilMinute: 660 }, new Date(iso))
    expect(shownAt('2026-11-30T17:59:00Z')).toBe(false)
    expect(shownAt('2026-11-30T18:00:00Z')).toBe(true)
    expect(shownAt('2026-12-01T20:00:00Z')).toBe(true)
    expect(shownAt('2026-12-01T20:01:00Z')).toBe(false)
  })

  it.each([
    ['accepted', 540, '2026-11-20T00:00:00Z', false],
    // 09:00 in Addis Ababa.
    ['coming', 540, '2026-12-01T01:59:00Z', true],
    ['coming', 540, '2026-12-01T02:00:00Z', false],
    ['aboard', 540, '2026-12-01T04:59:00Z', true],
    ['aboard', 540, '2026-12-01T05:00:00Z', false],
    ['done', 540, '2026-12-01T05:59:00Z', true],
    ['done', 540, '2026-12-01T06:00:00Z', false],
    // Without an hour, its day.
    ['coming', 0, '2026-11-30T20:59:00Z', true],
    ['coming', 0, '2026-11-30T21:00:00Z', false],
  ] as const)('asks whether %s is meant for a trip of minute %i at %s: %s', (word, fromMinute, iso, asks) => {
    expect(isEarly(word, { day: '2026-12-01', fromMinute }, new Date(iso))).toBe(asks)
  })
})

const dutyStateOf = (word: string | null) =>
  dutyState((['accepted', 'coming', 'aboard', 'done'] as const).filter((one) => one === word))
