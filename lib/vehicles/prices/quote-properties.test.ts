import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/core/day'
import { dayOfEthiopianDate } from '@/lib/core/ethiopian-day'
import { isLongRun } from '@/tests/support/long-run'
import { anyDay, anyPricedVehicle, anyPriceRule } from '@/tests/support/price-arbitraries'
import { pricedExtra, priceRule } from '@/tests/support/quotes'
import { quoteRental, sumOf } from './quote'

const runs = { numRuns: isLongRun ? 10_000 : 1000 }
// The database refuses equal ranks that could meet; here no two are equal.
const anyRules = fc.uniqueArray(anyPriceRule, { selector: ({ rank }) => rank, maxLength: 8 })

const anyExtras = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('driver', 'airport', 'seat'),
      santim: fc.integer({ min: 0, max: 500_000 }),
      per: fc.constantFrom('day', 'booking'),
    })
    .map(({ id, santim, per }) => pricedExtra(id, santim / 100, per)),
  { selector: ({ id }) => id },
)

const anyRental = fc.record({
  vehicle: anyPricedVehicle,
  from: anyDay,
  days: fc.integer({ min: 1, max: 90 }),
  rules: anyRules,
  extras: anyExtras,
})

describe('every quote', () => {
  it('never costs less when days are added before or after', () => {
    const more = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(anyRental, more, more, (rental, before, after) => {
        const days = Math.min(90, before + rental.days + after)
        const earlier = Math.min(before, days - rental.days)
        const longer = { ...rental, from: addDays(rental.from, -earlier), days }
        expect(quoteRental(longer).total).toBeGreaterThanOrEqual(quoteRental(rental).total)
      }),
      runs,
    )
  })

  it('adds up from its lines to whole Br, never below nothing', () => {
    fc.assert(
      fc.property(anyRental, (rental) => {
        const { days, lines, total } = quoteRental(rental)
        expect(days).toBe(rental.days)
        expect(total).toBe(sumOf(lines))
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total % 100).toBe(0)
        for (const { quantity, unitAmount, amount } of lines) {
          expect(amount).toBe(quantity * unitAmount)
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
        const rounding = lines.find(({ kind }) => kind === 'rounding')?.amount ?? 0
        expect(Math.abs(rounding)).toBeLessThanOrEqual(50)
        expect(lines.filter(({ kind }) => kind === 'longer').every(({ amount }) => amount < 0)).toBe(true)
      }),
      runs,
    )
  })

  it('is the same in whatever order rules and extras come', () => {
    const shuffled = anyRental.chain((rental) =>
      fc.record({
        rental: fc.constant(rental),
        rules: fc.shuffledSubarray(rental.rules, { minLength: rental.rules.length }),
        extras: fc.shuffledSubarray(rental.extras, { minLength: rental.extras.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ rental, rules, extras }) => {
        expect(quoteRental({ ...rental, rules, extras })).toEqual(quoteRental(rental))
      }),
      runs,
    )
  })

  it('has a rule on all five or six days of Pagume, and on no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), anyPricedVehicle, (year, vehicle) => {
        const from = dayOfEthiopianDate({ year, month: 13, day: 1 })
        const newYear = dayOfEthiopianDate({ year: year + 1, month: 1, day: 1 })
        if (!from || !newYear) throw new Error('no such year')
        const pagume = priceRule({ amount: 7, from, to: addDays(newYear, -1) })
        const rental = { vehicle, from: addDays(from, -3), days: 12, extras: [] }
        const { lines } = quoteRental({ ...rental, rules: [pagume] })
        // 2003, 2007, … are leap years of the Ethiopian calendar.
        expect(lines.find(({ kind }) => kind === 'rule')?.quantity).toBe(year % 4 === 3 ? 6 : 5)
      }),
      runs,
    )
  })
})
