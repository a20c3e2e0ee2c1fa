import { describe, expect, it } from 'vitest'
import { goldenQuotes, pricedExtra, pricedVehicle, priceRule } from '@/tests/support/quotes'
import { quoteRental } from './quote'

const plain = pricedVehicle(3000)
const all = pricedVehicle(2000, 1800, 1500)
const week = pricedVehicle(2000, 1500)
const month = pricedVehicle(2000, null, 1000)
const steep = pricedVehicle(2000, 1900, 500)
const uneven = pricedVehicle(3333)
const weekend = (changes: Parameters<typeof priceRule>[0] = {}) =>
  priceRule({ name: 'weekend', percent: 20, on: [6, 7], ...changes })
const driver = pricedExtra('a-driver', 1000, 'day')
const airport = pricedExtra('b-airport', 1500, 'booking')
const seat = pricedExtra('c-seat', 150, 'day')

// All figures in Br, reckoned by hand. 1 December 2026 is a Tuesday.
describe('days at the price of their number', () => {
  goldenQuotes({
    'one day': [plain, '2026-12-01', 1, [], 'rent 1 x 3000', 3000],
    'two days': [plain, '2026-12-01', 2, [], 'rent 2 x 3000', 6000],
    'six days': [plain, '2026-12-01', 6, [], 'rent 6 x 3000', 18000],
    'seven days without a price from 7': [plain, '2026-12-01', 7, [], 'rent 7 x 3000', 21000],
    'thirty days without a price from 30': [plain, '2026-12-01', 30, [], 'rent 30 x 3000', 90000],
    'ninety days': [plain, '2026-12-01', 90, [], 'rent 90 x 3000', 270000],
    'over a change of years': [plain, '2026-12-31', 2, [], 'rent 2 x 3000', 6000],
    'over 29 February': [plain, '2028-02-28', 3, [], 'rent 3 x 3000', 9000],
    'one day of a car that has all prices': [all, '2026-12-01', 1, [], 'rent 1 x 2000', 2000],
    // 6 × 2000 = 12,000; seven days would be 7 × 1800 = 12,600.
    'six days below seven': [all, '2026-12-01', 6, [], 'rent 6 x 2000', 12000],
    'seven days': [all, '2026-12-01', 7, [], 'rent 7 x 1800', 12600],
    'eight days': [all, '2026-12-01', 8, [], 'rent 8 x 1800', 14400],
    // 24 × 1800 = 43,200; thirty days would be 30 × 1500 = 45,000.
    'twenty-four days below thirty': [all, '2026-12-01', 24, [], 'rent 24 x 1800', 43200],
    'thirty days': [all, '2026-12-01', 30, [], 'rent 30 x 1500', 45000],
    'thirty-one days': [all, '2026-12-01', 31, [], 'rent 31 x 1500', 46500],
    'ninety days at the price from 30': [all, '2026-12-01', 90, [], 'rent 90 x 1500', 135000],
    'forty days with a price from 7 alone': [week, '2026-12-01', 40, [], 'rent 40 x 1500', 60000],
    'fourteen days with a price from 30 alone': [month, '2026-12-01', 14, [], 'rent 14 x 2000', 28000],
  })
})

describe('a longer rental never costs less', () => {
  goldenQuotes({
    // 25 × 1800 = 45,000, as thirty days.
    'twenty-five days as dear as thirty': [all, '2026-12-01', 25, [], 'rent 25 x 1800', 45000],
    // 26 × 1800 = 46,800, and 45,000 for thirty.
    'twenty-six days': [all, '2026-12-01', 26, [], 'rent 26 x 1800, longer 1 x -1800', 45000],
    // 29 × 1800 = 52,200.
    'twenty-nine days': [all, '2026-12-01', 29, [], 'rent 29 x 1800, longer 1 x -7200', 45000],
    // 5 × 2000 = 10,000, and 7 × 1500 = 10,500 for seven.
    'five days': [week, '2026-12-01', 5, [], 'rent 5 x 2000', 10000],
    'six days': [week, '2026-12-01', 6, [], 'rent 6 x 2000, longer 1 x -1500', 10500],
    'fifteen days as dear as thirty': [month, '2026-12-01', 15, [], 'rent 15 x 2000', 30000],
    'sixteen days': [month, '2026-12-01', 16, [], 'rent 16 x 2000, longer 1 x -2000', 30000],
    'twenty-nine days, half price': [month, '2026-12-01', 29, [], 'rent 29 x 2000, longer 1 x -28000', 30000],
    // 7 × 1900 = 13,300; thirty days would be 15,000.
    'seven days below thirty': [steep, '2026-12-01', 7, [], 'rent 7 x 1900', 13300],
    // 8 × 1900 = 15,200.
    'eight days as thirty': [steep, '2026-12-01', 8, [], 'rent 8 x 1900, longer 1 x -200', 15000],
    // Monday to Saturday: 12,000 + 2000. Seven days with one weekend: 7 × 1500 + 2 × 1500 = 13,500.
    'six days with a dear Saturday': [
      week,
      '2026-12-07',
      6,
      [weekend({ percent: 100 })],
      'rent 6 x 2000, weekend 1 x 2000, longer 1 x -500',
      13500,
    ],
    // The seven days from the Sunday before cost 10,500; those to the Sunday after, 10,500 + 3000.
    'six days before a very dear one': [
      week,
      '2026-12-07',
      6,
      [priceRule({ percent: 200, from: '2026-12-13', to: '2026-12-13' })],
      'rent 6 x 2000, longer 1 x -1500',
      10500,
    ],
    // To the Sunday after: 10,500 − 750 = 9750.
    'six days before a cheap one': [
      week,
      '2026-12-07',
      6,
      [priceRule({ percent: -50, from: '2026-12-13', to: '2026-12-13' })],
      'rent 6 x 2000, longer 1 x -2250',
      9750,
    ],
    // 12,000 + 400 for Saturday; seven days would be 12,600 + 2 × 360 = 13,320.
    'six days below seven with a weekend': [
      all,
      '2026-12-07',
      6,
      [weekend()],
      'rent 6 x 2000, weekend 1 x 400',
      12400,
    ],
  })
})

describe('extras and whole Br', () => {
  goldenQuotes({
    // 9000 + 3 × 1000 + 1500.
    'per day and per booking': [
      plain,
      '2026-12-01',
      3,
      [],
      'rent 3 x 3000, a-driver 3 x 1000, b-airport 1 x 1500',
      13500,
      [airport, driver],
    ],
    'per day of a week': [week, '2026-12-01', 7, [], 'rent 7 x 1500, c-seat 7 x 150', 11550, [seat]],
    // The extras are those of the six days.
    'beside what is taken off': [
      week,
      '2026-12-01',
      6,
      [],
      'rent 6 x 2000, longer 1 x -1500, a-driver 6 x 1000',
      16500,
      [driver],
    ],
    'for nothing': [
      plain,
      '2026-12-01',
      1,
      [],
      'rent 1 x 3000, free 1 x 0',
      3000,
      [pricedExtra('free', 0, 'booking')],
    ],
    // 15 % of 3333 is 499.95.
    'up to whole Br': [
      uneven,
      '2026-12-01',
      1,
      [priceRule({ percent: 15 })],
      'rent 1 x 3333, rule 1 x 499.95, rounding 1 x 0.05',
      3833,
    ],
    'up, of two days': [
      uneven,
      '2026-12-01',
      2,
      [priceRule({ percent: 15 })],
      'rent 2 x 3333, rule 2 x 499.95, rounding 1 x 0.1',
      7666,
    ],
    'down to whole Br': [
      uneven,
      '2026-12-01',
      1,
      [priceRule({ percent: 1 })],
      'rent 1 x 3333, rule 1 x 33.33, rounding 1 x -0.33',
      3366,
    ],
    'half a Br up': [
      pricedVehicle(3350),
      '2026-12-01',
      1,
      [priceRule({ percent: 1 })],
      'rent 1 x 3350, rule 1 x 33.5, rounding 1 x 0.5',
      3384,
    ],
    'an extra with santim': [
      plain,
      '2026-12-01',
      1,
      [],
      'rent 1 x 3000, odd 1 x 99.99, rounding 1 x 0.01',
      3100,
      [pricedExtra('odd', 99.99, 'booking')],
    ],
    // 20 % off 3333 is 666.60; 2666.40 + 150.
    'both together': [
      uneven,
      '2026-12-01',
      1,
      [priceRule({ percent: -20 })],
      'rent 1 x 3333, rule 1 x -666.6, c-seat 1 x 150, rounding 1 x -0.4',
      2816,
      [seat],
    ],
  })

  it.each([0, 91, 1.5, -1, Number.NaN])('refuse %s days', (days) => {
    expect(() => quoteRental({ vehicle: plain, from: '2026-12-01', days, rules: [], extras: [] })).toThrow(
      RangeError,
    )
  })
})
