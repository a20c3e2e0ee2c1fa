import { describe, expect, it } from 'vitest'
import { dutyState, nextDutyWord, showsPhone } from './rules'

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
})

const dutyStateOf = (word: string | null) =>
  dutyState((['accepted', 'coming', 'aboard', 'done'] as const).filter((one) => one === word))
