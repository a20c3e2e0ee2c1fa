import { describe, expect, it } from 'vitest'
import { dayPriceProblems, isBookableDay, isSoldOut, loweredTo, priceBands } from './rules'

const bandsOf = (price: number) =>
  priceBands
    .filter(({ min, max }) => price >= min && (max === undefined || price <= max))
    .map(({ key }) => key)

describe('price bands', () => {
  it.each([
    [2999, []],
    [3000, ['3k']],
    [4000, ['3k']],
    [4001, []],
    [4999, []],
    [5000, ['5k']],
    [6000, ['5k']],
    [6001, []],
    [7000, ['7k']],
    [8000, ['7k']],
    [8001, []],
    [8999, []],
    [9000, ['9k']],
    [37_000, ['9k']],
  ])('hold a vehicle of Br %i in %j', (price, bands) => {
    expect(bandsOf(price)).toEqual(bands)
  })

  it('are labelled as the specification does', () => {
    expect(priceBands.map(({ label }) => label)).toEqual(['3K-4K', '5K-6K', '7K-8K', '+9K'])
  })
})

describe('a vehicle', () => {
  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('with %i left is sold out: %s', (left, soldOut) => {
    expect(isSoldOut(left)).toBe(soldOut)
  })

  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2027-11-20', true],
    ['2027-11-21', false],
  ] as const)('can on 20 November 2026 be booked for %s: %s', (day, bookable) => {
    expect(isBookableDay(day, '2026-11-20')).toBe(bookable)
  })
})

describe('the prices of longer rentals', () => {
  const prices = (dayPrice: number | null, priceFrom7: number | null, priceFrom30: number | null) => ({
    dayPrice,
    priceFrom7,
    priceFrom30,
  })

  it.each([
    [prices(3000, null, null), undefined, undefined],
    [prices(3000, 3000, 3000), undefined, undefined],
    [prices(3000, 2800, 2500), undefined, undefined],
    [prices(3000, null, 3000), undefined, undefined],
    [prices(3000, 3001, null), 'priceFromTooHigh', undefined],
    [prices(3000, 2800, 2801), undefined, 'priceFromTooHigh'],
    [prices(3000, null, 3001), undefined, 'priceFromTooHigh'],
    [prices(null, 2800, 2500), 'dayPriceMissing', 'dayPriceMissing'],
    [prices(null, null, null), undefined, undefined],
  ])('of %j are right or said to be wrong', (given, priceFrom7, priceFrom30) => {
    expect(dayPriceProblems(given)).toEqual({ priceFrom7, priceFrom30 })
  })

  it.each([
    [2600, prices(3000, 2800, 2500), prices(2600, 2600, 2500)],
    [2000, prices(3000, 2800, 2500), prices(2000, 2000, 2000)],
    [2000, prices(3000, null, 2500), prices(2000, null, 2000)],
    [4000, prices(3000, 2800, 2500), prices(4000, 2800, 2500)],
    [null, prices(3000, 2800, 2500), prices(null, null, null)],
  ])('follow a new day price of %j down and never up: %j', (dayPrice, before, after) => {
    expect(loweredTo(dayPrice, before)).toEqual(after)
    expect(dayPriceProblems(loweredTo(dayPrice, before))).toEqual({
      priceFrom7: undefined,
      priceFrom30: undefined,
    })
  })
})
