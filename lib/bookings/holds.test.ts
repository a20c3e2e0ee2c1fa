import { describe, expect, it } from 'vitest'
import { claimedUntil, reservedUntil } from './holds'

const settings = {
  hours: 24,
  hoursSoon: 3,
  hoursLeast: 1,
  hoursOfFirstClaim: 72,
  lapseDays: 1,
  hoursOfOffer: 72,
}
/** A moment in Addis Ababa. */
const at = (text: string) => new Date(`${text}:00+03:00`)

describe('a booking without a transfer', () => {
  it.each([
    // made at, first day, held until
    ['2026-11-10T09:00', '2026-11-20', '2026-11-11T09:00'],
    ['2026-11-10T09:00', '2026-11-12', '2026-11-11T09:00'],
    ['2026-11-10T09:00', '2026-11-11', '2026-11-10T12:00'],
    ['2026-11-10T09:00', '2026-11-10', '2026-11-10T12:00'],
    // Midnight ends it; where less than three hours are left, it is one.
    ['2026-11-10T21:00', '2026-11-11', '2026-11-11T00:00'],
    ['2026-11-10T21:01', '2026-11-11', '2026-11-10T22:01'],
    ['2026-11-10T22:30', '2026-11-10', '2026-11-10T23:30'],
    ['2026-11-10T23:20', '2026-11-10', '2026-11-11T00:00'],
    ['2026-11-10T23:20', '2026-11-11', '2026-11-11T00:00'],
    // The day after tomorrow, late in the evening: a whole day would be past the end of tomorrow.
    ['2026-11-10T23:20', '2026-11-12', '2026-11-11T23:20'],
    ['2026-02-28T23:59', '2026-03-02', '2026-03-01T23:59'],
  ] as const)('made at %s for %s holds until %s', (madeAt, date, until) => {
    expect(reservedUntil({ date, madeAt: at(madeAt) }, settings)).toEqual(at(until))
  })

  it('never holds past the end of the day before, whatever the settings', () => {
    const long = { ...settings, hours: 400, hoursSoon: 48, hoursLeast: 30 }
    for (let hour = 0; hour < 24 * 5; hour += 1) {
      const madeAt = new Date(at('2026-11-10T00:10').getTime() + hour * 3_600_000)
      const end = madeAt < at('2026-11-15T00:00') ? at('2026-11-15T00:00') : at('2026-11-16T00:00')
      expect(reservedUntil({ date: '2026-11-15', madeAt }, long).getTime()).toBeLessThanOrEqual(end.getTime())
    }
  })
})

describe('a claim that nobody confirmed', () => {
  it.each([
    // claimed at, first day, days before, paid before, held until
    ['2026-11-10T09:00', '2026-11-20', 1, true, '2026-11-20T00:00'],
    ['2026-11-19T23:00', '2026-11-20', 1, true, '2026-11-20T00:00'],
    ['2026-11-20T08:00', '2026-11-20', 1, true, '2026-11-21T00:00'],
    ['2026-11-10T09:00', '2026-11-20', 3, true, '2026-11-18T00:00'],
    ['2026-11-18T09:00', '2026-11-20', 3, true, '2026-11-21T00:00'],
    ['2026-11-10T09:00', '2026-11-20', 0, true, '2026-11-21T00:00'],
    ['2026-02-01T09:00', '2026-03-01', 1, true, '2026-03-01T00:00'],
    ['2026-11-10T09:00', '2026-11-20', 1, false, '2026-11-13T09:00'],
    ['2026-11-18T09:00', '2026-11-20', 1, false, '2026-11-20T00:00'],
  ] as const)('at %s for %s, %i days before, paid before: %s, holds until %s', (...row) => {
    const [claimedAt, date, lapseDays, hasPaid, until] = row
    const claim = { date, claimedAt: at(claimedAt), hasPaid }
    expect(claimedUntil(claim, { ...settings, lapseDays })).toEqual(at(until))
  })
  it.each([
    // claimed at, now first day, now, held until so far, paid before, holds until
    ['2026-11-10T09:00', '2026-11-11', '2026-11-11T10:00', '2026-11-13T09:00', false, '2026-11-12T00:00'],
    ['2026-11-10T09:00', '2026-11-11', '2026-11-11T10:00', '2026-11-20T00:00', true, '2026-11-12T00:00'],
    ['2026-11-10T09:00', '2026-11-25', '2026-11-11T10:00', '2026-11-12T00:00', false, '2026-11-13T09:00'],
    // A second claim, and one whose hours staff began anew.
    ['2026-11-10T09:00', '2026-11-25', '2026-11-12T10:00', '2026-11-13T09:00', false, '2026-11-13T09:00'],
    ['2026-11-01T09:00', '2026-11-25', '2026-11-12T10:00', '2026-11-15T09:00', false, '2026-11-15T09:00'],
    // A rental of several days that has begun by now.
    ['2026-11-10T09:00', '2026-11-11', '2026-11-13T10:00', '2026-11-11T00:00', true, '2026-11-14T00:00'],
  ] as const)('at %s, for %s since %s, held until %s, paid before: %s, holds until %s', (...row) => {
    const [claimedAt, date, now, heldUntil, hasPaid, until] = row
    const claim = {
      date,
      claimedAt: at(claimedAt),
      hasPaid,
      again: { at: at(now), heldUntil: at(heldUntil) },
    }
    expect(claimedUntil(claim, settings)).toEqual(at(until))
  })
})
