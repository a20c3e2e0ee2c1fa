import { describe, expect, it } from 'vitest'
import { type AlikeVehicles, facetsOf, priceRanges } from './facet-rules'
import { filterOf, resultsQuery } from './results-schema'

const sedans: AlikeVehicles = {
  category: 'suv',
  seats: 4,
  bags: 2,
  gearbox: 'automatic',
  dayPrice: 3500,
  count: 3,
}
const vans: AlikeVehicles = {
  category: 'minivan',
  seats: 12,
  bags: 8,
  gearbox: 'manual',
  dayPrice: 4500,
  count: 2,
}
const unknown: AlikeVehicles = {
  category: null,
  seats: null,
  bags: null,
  gearbox: null,
  dayPrice: null,
  count: 1,
}
const fleet = [sedans, vans, unknown]

const countsOf = (...asked: Parameters<typeof facetsOf>) =>
  Object.fromEntries(facetsOf(...asked).map(({ group, value, count }) => [`${group} ${value}`, count]))

describe('the ways to narrow results down', () => {
  it('tell how many vehicles each leads to, and leave out what leads nowhere', () => {
    expect(countsOf(fleet, {})).toEqual({
      'gearbox automatic': 3,
      'road country': 2,
      'seats 5': 2,
      'seats 7': 2,
      'seats 10': 2,
      'class suv': 3,
      'class minivan': 2,
      'price 3k': 3,
      'price 4k': 2,
      'bags 3': 2,
      'bags 5': 2,
      'gearbox manual': 2,
    })
  })

  it('begin with what is chosen, which leads back, and keep the other choices of its group', () => {
    const [first, ...others] = facetsOf(fleet, { class: 'minivan', gearbox: 'manual' })
    expect(first).toMatchObject({ group: 'class', isActive: true, count: 2 })
    expect(first?.filter).toEqual({ class: undefined, gearbox: 'manual' })
    expect(others.map(({ group, value }) => `${group} ${value}`)).toEqual(['gearbox manual'])
    expect(countsOf(fleet, { min: 3000, max: 4000 })).toMatchObject({ 'price 3k': 3, 'price 4k': 2 })
  })

  it('are all there, without a number, where there are too many vehicles to count', () => {
    const facets = facetsOf(null, {})
    expect(facets).toHaveLength(21)
    expect(new Set(facets.map(({ count }) => count))).toEqual(new Set([null]))
  })
})

describe('the price ranges', () => {
  it('hold every whole price once', () => {
    for (let price = 1; price < 12_000; price++) {
      const holding = priceRanges.filter(({ min = 0, max = Infinity }) => price >= min && price <= max)
      expect(holding, String(price)).toHaveLength(1)
    }
  })

  it('count the vehicles of the list also where its limits were mixed up', () => {
    const filter = filterOf(resultsQuery.parse({ min: '4000', max: '3000' }))
    expect(filter).toMatchObject({ min: 3000, max: 4000 })
    const active = facetsOf(fleet, filter).filter(({ isActive }) => isActive)
    expect(active).toMatchObject([{ group: 'price', value: '3k', count: 3 }])
  })
})
