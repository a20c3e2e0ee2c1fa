import { describe, expect, it } from 'vitest'
import { daysBetween, mondayOf } from './week'

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
