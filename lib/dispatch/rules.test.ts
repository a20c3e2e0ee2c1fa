import { describe, expect, it } from 'vitest'
import type { Day } from '@/lib/core/day'
import {
  clocksOf,
  collide,
  type DriverOnDay,
  driverConflict,
  hoursOf,
  type Job,
  lacksStaff,
  paperWarning,
  progressOf,
  proposeDrivers,
  proposeUnit,
  type UnitOnDay,
} from './rules'

const day = '2026-12-01'
const job: Job = {
  ...{ bookingId: 'b', day, vehicleId: 'v', locale: 'om' },
  ...{ fromMinute: 600, untilMinute: 720 },
}
const driver = (id: string, changes: Partial<DriverOnDay> = {}): DriverOnDay => ({
  ...{ id, isActive: true, licenceUntil: '2027-01-01', languages: ['am'], daysOff: [], trips: [] },
  ...changes,
})

describe('a paper', () => {
  it('is warned of 60, 30 and 7 days before its last day, and once it is over', () => {
    const until = '2026-12-31'
    const warned = [
      '2026-10-31',
      '2026-11-01',
      '2026-12-01',
      '2026-12-24',
      '2026-12-31',
      '2027-01-01',
    ] as const
    expect(warned.map((today) => paperWarning(until, today))).toEqual([null, 60, 30, 7, 7, 'expired'])
  })
})

describe('a trip', () => {
  const trip = { date: day, lastDate: '2026-12-02', hasDriver: true } as const
  const [whole, noDriver] = [
    { driver: {}, unit: {} },
    { driver: null, unit: {} },
  ]

  it('lacks somebody until each day that is left has a car, and a driver where one was booked', () => {
    const first = { ...whole, day } as const
    expect(lacksStaff(trip, [], day)).toBe(true)
    expect(lacksStaff(trip, [first], day)).toBe(true)
    expect(lacksStaff(trip, [first, { ...noDriver, day: '2026-12-02' }], day)).toBe(true)
    expect(lacksStaff({ ...trip, hasDriver: false }, [first, { ...noDriver, day: '2026-12-02' }], day)).toBe(
      false,
    )
    expect(lacksStaff(trip, [first, { ...whole, day: '2026-12-02' }], day)).toBe(false)
  })

  it('lacks nobody on days that are over', () => {
    expect(lacksStaff(trip, [{ ...whole, day: '2026-12-02' }], '2026-12-02')).toBe(false)
  })
})

describe('the hours of a trip', () => {
  it('are told as when it begins on its first day, and when it ends on its last', () => {
    const travel = { date: day, lastDate: '2026-12-02', pickupTime: '22:00', returnTime: '02:00' } as const
    const on = (one: typeof day | '2026-12-02') => clocksOf({ ...travel, day: one })
    expect(on(day)).toEqual({ from: '22:00', until: null })
    expect(on('2026-12-02')).toEqual({ from: null, until: '02:00' })
    const unknown = { ...travel, pickupTime: null, returnTime: null }
    expect(clocksOf({ ...unknown, day })).toEqual({ from: null, until: null })
    // Back past midnight of the only day that is booked: whoever plans the night must see it.
    const night = { ...travel, lastDate: day } as const
    expect(clocksOf({ ...night, day })).toEqual({ from: '22:00', until: '02:00' })
  })

  it('run from pick-up on its first day, until the return on its last, and all day between', () => {
    const travel = { date: day, lastDate: '2026-12-03', pickupTime: '08:30', returnTime: '17:00' } as const
    expect(hoursOf(travel, day)).toEqual({ fromMinute: 510, untilMinute: 1440 })
    expect(hoursOf(travel, '2026-12-02')).toEqual({ fromMinute: 0, untilMinute: 1440 })
    expect(hoursOf(travel, '2026-12-03')).toEqual({ fromMinute: 0, untilMinute: 1020 })
  })

  it('end with the day where the return lies before the pick-up', () => {
    const travel = { date: day, lastDate: day, pickupTime: '20:00', returnTime: '02:00' } as const
    expect(hoursOf(travel, day)).toEqual({ fromMinute: 1200, untilMinute: 1440 })
  })

  it('leave an hour between two trips', () => {
    const morning = { fromMinute: 0, untilMinute: 600 }
    expect(collide(morning, { fromMinute: 659, untilMinute: 700 })).toBe(true)
    expect(collide(morning, { fromMinute: 660, untilMinute: 700 })).toBe(false)
  })
})

describe('drivers are proposed', () => {
  it('by who is free, speaks the language and drives least this week', () => {
    const trip = (on: typeof day | '2026-12-02') => ({
      ...{ bookingId: on, day: on, fromMinute: 0, untilMinute: 100 },
    })
    const found = proposeDrivers(
      [
        driver('busy', { languages: ['om'], trips: [{ ...trip(day), untilMinute: 650 }] }),
        driver('other language'),
        driver('two days', { languages: ['om'], trips: [trip(day), trip('2026-12-02')] }),
        driver('one day', { languages: ['om'], trips: [trip(day), { ...trip(day), bookingId: 'c' }] }),
      ],
      job,
    )
    expect(found.map(({ driver: { id } }) => id)).toEqual(['one day', 'two days', 'other language', 'busy'])
    expect(found.map(({ conflict }) => conflict)).toEqual([null, null, null, 'DRIVER_TAKEN'])
  })

  it('and before them whoever has the same trip on the nearest day', () => {
    const own = (on: Day) => ({ bookingId: 'b', day: on, fromMinute: 0, untilMinute: 1440 })
    const found = proposeDrivers(
      [
        driver('speaks', { languages: ['om'] }),
        driver('two days ago', { trips: [own('2026-11-29')] }),
        driver('the day before', { trips: [own('2026-11-30')] }),
        driver('off', { trips: [own('2026-12-02')], daysOff: [day] }),
      ],
      job,
    )
    expect(found.map(({ driver: { id }, knowsTrip }) => [id, knowsTrip])).toEqual([
      ['the day before', true],
      ['two days ago', true],
      ['speaks', false],
      ['off', true],
    ])
    // The day before lies in another week where the job is on a Monday.
    const monday = { ...job, day: '2026-12-07' } as const
    const [sunday] = proposeDrivers([driver('a', { trips: [own('2026-12-06')] })], monday)
    expect(sunday).toMatchObject({ knowsTrip: true, daysThisWeek: 0 })
  })

  it('with the reason that the database would give', () => {
    expect(driverConflict(driver('a', { daysOff: [day] }), job)).toBe('DRIVER_OFF')
    expect(driverConflict(driver('a', { licenceUntil: '2026-11-30' }), job)).toBe('LICENCE_EXPIRED')
    expect(driverConflict(driver('a', { licenceUntil: day }), job)).toBeNull()
  })
})

describe('a unit is proposed', () => {
  const unit = (id: string, changes: Partial<UnitOnDay> = {}): UnitOnDay => ({
    ...{ id, vehicleId: 'v', isActive: true, outages: [], trips: [] },
    ...changes,
  })
  const own = { bookingId: 'b', day: '2026-11-30', fromMinute: 0, untilMinute: 1440 } as const

  it('that has the same trip on the nearest day, else the first that is free', () => {
    const [first, second] = [unit('first'), unit('second', { trips: [own] })]
    expect(proposeUnit([first, second], job)?.id).toBe('second')
    expect(proposeUnit([first, unit('third')], job)?.id).toBe('first')
    expect(proposeUnit([first, { ...second, isActive: false }], job)?.id).toBe('first')
    expect(proposeUnit([unit('of another vehicle', { vehicleId: 'w' })], job)).toBeUndefined()
  })
})

describe('how far a confirmed trip is', () => {
  const trip = { date: '2026-12-01', lastDate: '2026-12-03' } as const
  const at = (word: 'coming' | 'aboard' | 'done', on: Day = '2026-12-01') => [{ day: on, state: word }]

  it.each([
    ['2026-11-30', [], 'ahead'],
    ['2026-12-01', [], 'ahead'],
    ['2026-12-01', at('coming'), 'ahead'],
    ['2026-12-01', at('aboard'), 'begun'],
    ['2026-12-01', at('done'), 'begun'],
    ['2026-12-02', [], 'begun'],
    ['2026-12-03', at('done', '2026-12-03'), 'over'],
  ] as const)('on %s with %j is %s', (today, staff, progress) => {
    expect(progressOf(trip, staff, today)).toBe(progress)
  })
})
