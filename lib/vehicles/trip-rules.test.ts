import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/core/day'
import {
  freeStarts,
  lastDayToOffer,
  readTrip,
  tripDays,
  tripFrom,
  tripInAddress,
  tripQuery,
} from './trip-rules'

const today = '2026-11-28'
const read = (query: Record<string, string>) => readTrip(tripQuery.parse(query), { today })

describe('the trip of an address', () => {
  it('is the day it names, or from that day to another', () => {
    expect(read({}).trip).toMatchObject({ date: today, lastDate: today })
    expect(read({ date: '2026-12-01' }).trip).toMatchObject({ date: '2026-12-01', lastDate: '2026-12-01' })
    const { trip, problem } = read({ date: '2026-12-01', lastDate: '2026-12-03' })
    expect([tripDays(trip), problem]).toEqual([3, null])
  })

  it.each([
    [{ date: '2026-11-27' }, 'date', 'dayOutOfRange'],
    [{ date: '2027-11-29' }, 'date', 'dayOutOfRange'],
    [{ date: 'tomorrow' }, 'date', 'dayInvalid'],
  ])('%o is refused and said, never taken for another in silence', (query, field, message) => {
    const problem = { field, message, typed: query }
    expect(read(query)).toMatchObject({ trip: { date: today, lastDate: today }, problem })
  })

  it.each([
    [{ date: '2026-12-03', lastDate: '2026-12-01' }, 'rangeInvalid'],
    [{ date: '2026-12-03', lastDate: '2027-03-04' }, 'rentalTooLong'],
    [{ date: '2026-12-03', lastDate: '2028-01-01' }, 'dayOutOfRange'],
    [{ date: '2026-12-03', lastDate: 'soon' }, 'dayInvalid'],
  ])('%o keeps its first day, and what was typed', (query, message) => {
    const problem = { field: 'lastDate', message, typed: query }
    expect(read(query)).toMatchObject({ trip: { date: '2026-12-03', lastDate: '2026-12-03' }, problem })
  })

  it('of a last day alone begins on the usual day, from which it is measured', () => {
    expect(read({ lastDate: '2026-11-30' })).toMatchObject({
      trip: { date: today, lastDate: '2026-11-30' },
      problem: null,
    })
    const typed = { lastDate: '2027-03-04' }
    expect(read(typed)).toMatchObject({
      trip: { date: today, lastDate: today },
      problem: { field: 'lastDate', message: 'rentalTooLong', typed },
    })
    const usual = '2026-11-29'
    expect(readTrip(tripQuery.parse({ lastDate: today }), { today, usual })).toMatchObject({
      trip: { date: usual, lastDate: usual },
      problem: { field: 'lastDate', message: 'rangeInvalid' },
    })
  })

  it('leaves out of a pick-up what cannot be one', () => {
    const query = { pickupPlace: ' Bole ', pickupTime: '25:00', passengers: '0' }
    expect(read(query).trip).toMatchObject({
      pickupPlace: 'Bole',
      pickupTime: undefined,
      passengers: undefined,
    })
    const { trip } = read({ pickupTime: '06:30', passengers: '3' })
    expect(tripInAddress(trip)).toEqual({ date: today, pickupTime: '06:30', passengers: 3 })
  })

  it('keeps the extras that were chosen, and nothing that names none', () => {
    const extras = '01a22df4-762e-77ef-90ca-852161db738d,01a22df4-763a-73ae-a7c4-9b0b2f7bdcfe'
    expect(tripInAddress(read({ extras }).trip)).toEqual({ date: today, extras })
    expect(read({ extras: '<b>' }).trip.extras).toBeUndefined()
  })

  it('moves to another day with its length', () => {
    const { trip } = read({ date: '2026-12-01', lastDate: '2026-12-03' })
    expect(tripFrom(trip, '2026-12-10', today)).toMatchObject({ date: '2026-12-10', lastDate: '2026-12-12' })
    expect(tripFrom(trip, '2027-11-27', today)).toMatchObject({ date: '2027-11-27', lastDate: '2027-11-28' })
  })
})

describe('the next free days', () => {
  const days = [2, 0, 1, 1, 0, 3, 1, 1].map((available, at) => ({
    day: addDays('2026-12-01', at),
    available,
  }))

  it('have a place on each day of the trip', () => {
    expect(freeStarts(days, { from: '2026-12-01', days: 1, most: 3 })).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-04',
    ])
    expect(freeStarts(days, { from: '2026-12-02', days: 2, most: 3 })).toEqual([
      '2026-12-03',
      '2026-12-06',
      '2026-12-07',
    ])
  })

  it('are looked for two months beyond the trip, and never where nothing can be booked yet', () => {
    expect(lastDayToOffer({ lastDate: '2026-12-01' }, today)).toBe('2027-01-30')
    expect(lastDayToOffer({ lastDate: '2027-02-28' }, today)).toBe('2027-04-29')
    expect(lastDayToOffer({ lastDate: '2027-11-20' }, today)).toBe('2027-11-28')
    expect(lastDayToOffer({ lastDate: '2027-11-28' }, today)).toBe('2027-11-28')
  })
})
