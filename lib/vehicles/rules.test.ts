import { describe, expect, it } from 'vitest'
import { isBookableDay, isSoldOut, priceBands } from './rules'

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
