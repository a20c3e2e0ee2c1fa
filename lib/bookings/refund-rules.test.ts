import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '@/lib/core/day'
import { cancelCauses, causesOn, refundOf } from './refund-rules'

const paid = { status: 'successful', date: '2026-11-28', total: 7000, paid: 7000 } as const
const hour = 60 * 60 * 1000
const begins = startOfDay(paid.date).getTime()
const hoursBefore = (hours: number) => new Date(begins - hours * hour)
const byCustomer = (now: Date) => ({ isCustomers: true, cause: null, now })
const forCause = (cause: (typeof cancelCauses)[number], now = hoursBefore(1)) => ({
  isCustomers: false,
  cause,
  now,
})

it.each([
  ['2026-11-27', false],
  ['2026-11-28', true],
  ['2026-11-30', true],
] as const)('on %s somebody who was to come on 28 November may have stayed away: %s', (today, may) => {
  expect(causesOn(today, paid).includes('no-show')).toBe(may)
})

describe('what comes back of a canceled booking', () => {
  it('is everything while it is pending, also on its day', () => {
    const pending = { ...paid, status: 'pending', paid: 1500.5 } as const
    expect(refundOf(pending, byCustomer(hoursBefore(-3)))).toMatchObject({ rule: 'pending', amount: 1500.5 })
    expect(refundOf(pending, forCause('no-show'))).toMatchObject({ rule: 'ours', amount: 1500.5 })
  })

  it.each([
    [24, 'early', 7000],
    [23.99, 'late', 3500],
    [-10, 'late', 3500],
  ])('is by the clock where a confirmed one is canceled %d hours before its day', (hours, rule, amount) => {
    expect(refundOf(paid, byCustomer(hoursBefore(hours)))).toMatchObject({ rule, amount })
    expect(refundOf(paid, forCause('customer-asked', hoursBefore(hours)))).toMatchObject({ rule, amount })
  })

  it.each([
    ['no-show', 0, 7000],
    ['customer-asked', 1000, 2500],
    ['customer-asked', 3500, 0],
    ['unavailable', 0, 0],
  ] as const)('says what of the kept price was not paid, canceled for %s after Br %d', (cause, sum, open) => {
    expect(refundOf({ ...paid, paid: sum }, forCause(cause)).open).toBe(open)
  })

  it('is nothing where nobody came, and everything where the company cancels', () => {
    expect(refundOf(paid, forCause('no-show'))).toMatchObject({ rule: 'noShow', amount: 0 })
    for (const cause of ['unavailable', 'duplicate', 'other'] as const) {
      expect(refundOf(paid, forCause(cause))).toMatchObject({ rule: 'ours', amount: 7000 })
    }
    expect(refundOf(paid, { isCustomers: false, cause: null, now: hoursBefore(1) })).toMatchObject({
      rule: 'ours',
      amount: 7000,
    })
  })

  it('keeps half of the price of one that was paid in part, and returns what was paid too much', () => {
    expect(refundOf({ ...paid, paid: 4000 }, byCustomer(hoursBefore(2))).amount).toBe(500)
    for (const less of [2000, 3500]) {
      expect(refundOf({ ...paid, paid: less }, byCustomer(hoursBefore(2)))).toMatchObject({
        ...{ rule: 'lateKept', amount: 0 },
      })
    }
    expect(refundOf({ ...paid, paid: 7100 }, byCustomer(hoursBefore(2))).amount).toBe(3600)
    expect(refundOf({ ...paid, paid: 7100 }, forCause('no-show'))).toMatchObject({
      ...{ rule: 'noShowOver', amount: 100 },
    })
  })

  it('is what was confirmed by the rule, less what was returned since, until all of it was', () => {
    const early = byCustomer(hoursBefore(48))
    for (const asked of [early, forCause('unavailable')]) {
      expect(refundOf({ ...paid, paid: 6000, returned: 1000 }, asked)).toMatchObject({
        ...{ rule: 'pendingRest', amount: 6000, returned: 1000 },
      })
    }
    expect(refundOf({ ...paid, paid: 0, returned: 7000 }, early)).toMatchObject({
      ...{ rule: 'returned', amount: 0, returned: 7000 },
    })
    expect(refundOf({ ...paid, paid: 3500, returned: 3500 }, byCustomer(hoursBefore(2)))).toMatchObject({
      ...{ rule: 'returned', amount: 0, returned: 3500 },
    })
    expect(refundOf({ ...paid, paid: 6500, returned: 500 }, forCause('no-show')).rule).toBe('noShow')
    expect(refundOf({ ...paid, paid: 7000, returned: 100 }, forCause('no-show')).rule).toBe('returned')
  })

  it('is the rest of a pending one of which some was returned', () => {
    const pending = { ...paid, status: 'pending' } as const
    const now = byCustomer(hoursBefore(2))
    expect(refundOf({ ...pending, paid: 500, returned: 1500 }, now)).toMatchObject({
      ...{ rule: 'pendingRest', amount: 500, returned: 1500 },
    })
    expect(refundOf({ ...pending, paid: 0, returned: 1500 }, now)).toMatchObject({
      ...{ rule: 'returned', amount: 0, returned: 1500 },
    })
  })

  it('says that nothing was paid', () => {
    expect(refundOf({ ...paid, paid: 0 }, byCustomer(hoursBefore(48)))).toMatchObject({
      rule: 'unpaid',
      amount: 0,
    })
  })

  it.each([
    ['2026-11-23', '2026-11-30'],
    ['2026-11-27', '2026-12-04'],
    ['2026-11-28', '2026-12-04'],
    ['2026-11-29', '2026-12-04'],
  ] as const)('arrives within five working days: canceled on %s by %s', (day, until) => {
    const now = new Date(startOfDay(day).getTime() + 12 * hour)
    expect(refundOf(paid, byCustomer(now)).until).toBe(until)
  })

  it('is never more than was paid and never less than nothing', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        ...[amounts, amounts, fc.constantFrom('pending' as const, 'successful' as const)],
        ...[fc.boolean(), fc.constantFrom(null, ...cancelCauses), fc.integer({ min: -100, max: 100 })],
        (total, sum, status, isCustomers, cause, hours) => {
          const booking = { status, date: paid.date, total: total / 100, paid: sum / 100 }
          const { amount } = refundOf(booking, { isCustomers, cause, now: hoursBefore(hours) })
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(booking.paid)
        },
      ),
    )
  })
})
