import { describe, expect, it } from 'vitest'
import { pricedVehicle, priceRule } from '@/tests/support/quotes'
import { dayPricesOn } from './day-prices'

const day = '2026-12-01'

describe('what a day costs by the quote', () => {
  it.each([
    ['no rule', pricedVehicle(2000, 1800, 1500), [], [2000, 1800, 1500]],
    ['a season', pricedVehicle(2000, 1800), [priceRule({ percent: 20 })], [2400, 2160, null]],
    [
      'that day alone',
      pricedVehicle(2000, 1800),
      [priceRule({ percent: 50, from: day, to: day })],
      [3000, 1929, null],
    ],
    [
      'a season from tomorrow',
      pricedVehicle(2000, 1900),
      [priceRule({ percent: 20, from: '2026-12-02' })],
      [2000, null, null],
    ],
    ['no price of longer rentals', pricedVehicle(2000), [], [2000, null, null]],
    ['the same price for longer', pricedVehicle(2000, 2000), [], [2000, null, null]],
    ['santim', pricedVehicle(1001), [priceRule({ percent: 15 })], [1151, null, null]],
  ])('with %s', (_name, vehicle, rules, [dayPrice, priceFrom7, priceFrom30]) => {
    expect(dayPricesOn(vehicle, rules, day)).toEqual({ dayPrice, priceFrom7, priceFrom30 })
  })

  it('is none where the price is told on request', () => {
    const vehicle = { ...pricedVehicle(1), dayPrice: null }
    expect(dayPricesOn(vehicle, [], day).dayPrice).toBeNull()
  })
})
