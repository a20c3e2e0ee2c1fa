import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@/lib/core/day'
import { carCategories } from '@/lib/vehicles/rules'
import { anyPriceRule } from '@/tests/support/price-arbitraries'
import { priceRule } from '@/tests/support/quotes'
import { couldMeet, decidingRule } from './rules'

describe('two rules', () => {
  const weekend = priceRule({ on: [6, 7] })
  const vitz = { vehicleId: 'vitz', category: null }
  it.each([
    ['all days, and weekends', priceRule({}), weekend, true],
    ['weekends, and Mondays', weekend, priceRule({ on: [1] }), false],
    // 7 to 11 December 2026 are Monday to Friday.
    ['weekends, and five working days', weekend, priceRule({ from: '2026-12-07', to: '2026-12-11' }), false],
    [
      'weekends, and six days to Saturday',
      weekend,
      priceRule({ from: '2026-12-07', to: '2026-12-12' }),
      true,
    ],
    [
      'seasons with one day of both',
      priceRule({ to: '2026-12-20' }),
      priceRule({ from: '2026-12-20' }),
      true,
    ],
    [
      'seasons one after the other',
      priceRule({ to: '2026-12-19' }),
      priceRule({ from: '2026-12-20' }),
      false,
    ],
    ['two without an end', priceRule({ from: '2026-12-20', on: [3] }), priceRule({ on: [3] }), true],
    [
      'two classes',
      priceRule({ target: { vehicleId: null, category: 'suv' } }),
      priceRule({ target: { vehicleId: null, category: 'pickup' } }),
      false,
    ],
    [
      'two vehicles',
      priceRule({ target: vitz }),
      priceRule({ target: { ...vitz, vehicleId: 'yaris' } }),
      false,
    ],
    ['a vehicle and all', priceRule({ target: vitz }), priceRule({}), true],
    [
      'a vehicle and a class that it may get',
      priceRule({ target: vitz }),
      priceRule({ target: { vehicleId: null, category: 'suv' } }),
      true,
    ],
  ])('%s', (_name, one, other, expected) => {
    expect(couldMeet(one, other)).toBe(expected)
    expect(couldMeet(other, one)).toBe(expected)
  })

  it('could meet exactly where some vehicle on some day has both', () => {
    const days = daysBetween('2026-11-01', addDays('2026-11-01', 780))
    const vehicles = ['this', 'that'].flatMap((id) =>
      [...carCategories, null].map((category) => ({ id, category })),
    )
    fc.assert(
      fc.property(anyPriceRule, anyPriceRule, (one, other) => {
        const meet = vehicles.some((vehicle) =>
          days.some((day) => decidingRule([one], vehicle, day) && decidingRule([other], vehicle, day)),
        )
        expect(couldMeet(one, other)).toBe(meet)
      }),
      { numRuns: 150 },
    )
  })
})
