import { describe } from 'vitest'
import type { PriceTarget } from './rules'
import { goldenQuotes, pricedVehicle, priceRule } from '@/tests/support/quotes'

const plain = pricedVehicle(3000)
const all = pricedVehicle(2000, 1800, 1500)
const weekend = (changes: Parameters<typeof priceRule>[0] = {}) =>
  priceRule({ name: 'weekend', percent: 20, on: [6, 7], ...changes })
const season = (changes: Parameters<typeof priceRule>[0] = {}) =>
  priceRule({ name: 'season', percent: 25, from: '2026-12-20', to: '2027-01-10', ...changes })
const pickups: PriceTarget = { vehicleId: null, category: 'pickup' }
const suvs: PriceTarget = { vehicleId: null, category: 'suv' }
const forVehicle = (vehicleId: string): PriceTarget => ({ vehicleId, category: null })

// All figures in Br, reckoned by hand. 1 December 2026 is a Tuesday.
describe('rules', () => {
  const fair = priceRule({ name: 'fair', percent: 0, from: '2026-12-26', to: '2026-12-26', rank: 5 })
  goldenQuotes({
    // Tuesday to Saturday: 20 % of 3000 is 600.
    'a Saturday': [plain, '2026-12-01', 5, [weekend()], 'rent 5 x 3000, weekend 1 x 600', 15600],
    'Friday to Sunday': [plain, '2026-12-04', 3, [weekend()], 'rent 3 x 3000, weekend 2 x 600', 10200],
    'Monday to Friday': [plain, '2026-12-07', 5, [weekend()], 'rent 5 x 3000', 15000],
    'a discount on four weekdays': [
      plain,
      '2026-12-07',
      7,
      [priceRule({ percent: -10, on: [1, 2, 3, 4] })],
      'rent 7 x 3000, rule 4 x -300',
      19800,
    ],
    // Of 18 to 22 December three days are in season: 3 × 750.
    'into a season': [plain, '2026-12-18', 5, [season()], 'rent 5 x 3000, season 3 x 750', 17250],
    'within a season': [plain, '2026-12-24', 3, [season()], 'rent 3 x 3000, season 3 x 750', 11250],
    'the first day of a season': [plain, '2026-12-20', 1, [season()], 'rent 1 x 3000, season 1 x 750', 3750],
    'the last day of a season': [plain, '2027-01-10', 1, [season()], 'rent 1 x 3000, season 1 x 750', 3750],
    'the day after a season': [plain, '2027-01-11', 1, [season()], 'rent 1 x 3000', 3000],
    'the day before a season': [plain, '2026-12-19', 1, [season()], 'rent 1 x 3000', 3000],
    'from a day on': [
      plain,
      '2026-12-31',
      2,
      [priceRule({ percent: 10, from: '2027-01-01' })],
      'rent 2 x 3000, rule 1 x 300',
      6300,
    ],
    'until a day': [
      plain,
      '2026-12-31',
      2,
      [priceRule({ percent: 10, to: '2026-12-31' })],
      'rent 2 x 3000, rule 1 x 300',
      6300,
    ],
    'every day': [plain, '2026-12-01', 1, [priceRule({ percent: 5 })], 'rent 1 x 3000, rule 1 x 150', 3150],
    'an amount more': [
      plain,
      '2026-12-01',
      2,
      [priceRule({ amount: 500 })],
      'rent 2 x 3000, rule 2 x 500',
      7000,
    ],
    'an amount less': [
      plain,
      '2026-12-01',
      2,
      [priceRule({ amount: -500 })],
      'rent 2 x 3000, rule 2 x -500',
      5000,
    ],
    'never below nothing': [
      plain,
      '2026-12-01',
      2,
      [priceRule({ amount: -5000 })],
      'rent 2 x 3000, rule 2 x -3000',
      0,
    ],
    'for nothing': [
      plain,
      '2026-12-01',
      1,
      [priceRule({ percent: -100 })],
      'rent 1 x 3000, rule 1 x -3000',
      0,
    ],
    'the higher rank alone': [
      plain,
      '2026-12-26',
      1,
      [weekend(), season({ rank: 2 })],
      'rent 1 x 3000, season 1 x 750',
      3750,
    ],
    'the other rank alone': [
      plain,
      '2026-12-26',
      1,
      [weekend({ rank: 3 }), season({ rank: 2 })],
      'rent 1 x 3000, weekend 1 x 600',
      3600,
    ],
    // Friday plain, Saturday 600, Sunday and Monday 750 each.
    'a rank for each day': [
      plain,
      '2026-12-18',
      4,
      [weekend(), season({ rank: 2 })],
      'rent 4 x 3000, season 2 x 750, weekend 1 x 600',
      14100,
    ],
    'a day that a rule keeps as it is': [
      plain,
      '2026-12-26',
      2,
      [weekend(), fair],
      'rent 2 x 3000, weekend 1 x 600',
      6600,
    ],
    'for another class': [
      plain,
      '2026-12-01',
      1,
      [priceRule({ percent: 10, target: pickups })],
      'rent 1 x 3000',
      3000,
    ],
    'for its class': [
      plain,
      '2026-12-01',
      1,
      [priceRule({ percent: 10, target: suvs })],
      'rent 1 x 3000, rule 1 x 300',
      3300,
    ],
    'for a class, of a vehicle without one': [
      { ...plain, category: null },
      '2026-12-01',
      1,
      [priceRule({ percent: 10, target: suvs })],
      'rent 1 x 3000',
      3000,
    ],
    'for it': [
      plain,
      '2026-12-01',
      1,
      [priceRule({ percent: 10, target: forVehicle('this') })],
      'rent 1 x 3000, rule 1 x 300',
      3300,
    ],
    'for another vehicle': [
      plain,
      '2026-12-01',
      1,
      [priceRule({ percent: 10, target: forVehicle('that') })],
      'rent 1 x 3000',
      3000,
    ],
    // 20 % of 1800 is 360.
    'on the price from 7': [all, '2026-12-07', 7, [weekend()], 'rent 7 x 1800, weekend 2 x 360', 13320],
    // 1 to 6 Pagume 2019 are 6 to 11 September 2027; the eight days begin on 30 Nehase and end on 1 Meskerem.
    'in a Pagume of six days': [
      plain,
      '2027-09-05',
      8,
      [priceRule({ percent: 10, from: '1/13/2019', to: '6/13/2019' })],
      'rent 8 x 3000, rule 6 x 300',
      25800,
    ],
    'in a Pagume of five days': [
      plain,
      '2026-09-05',
      7,
      [priceRule({ percent: 10, from: '1/13/2018', to: '5/13/2018' })],
      'rent 7 x 3000, rule 5 x 300',
      22500,
    ],
    // 90 × 10,000,000 + 90 × 100,000,000.
    'of the greatest prices': [
      pricedVehicle(10_000_000),
      '2026-12-01',
      90,
      [priceRule({ percent: 1000 })],
      'rent 90 x 10000000, rule 90 x 100000000',
      9_900_000_000,
    ],
  })
})
