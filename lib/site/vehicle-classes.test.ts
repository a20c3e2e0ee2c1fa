import { describe, expect, it } from 'vitest'
import { carCategories, isCityOnly } from '@/lib/vehicles/rules'
import { cityClasses, countryClasses, printedPrices } from './vehicle-classes'

// Typed from SPEC sections 2 and 9, and CONTRACT section 4.
const specification = [
  ['economy', 'suv', '$60', 'startingPrice', 4, 4],
  ['standard', 'suv', '$60', 'startingPrice', 4, 4],
  ['midsuv', 'midsuv', '1,400,000-5,500,000 Br', 'vehicleValue', 5, 7],
  ['fullsuv', 'fullsuv', '1,200,000-37,000,000 Br', 'vehicleValue', 7, 8],
  ['minivan', 'minivan', '900,000-7,250,000 Br', 'vehicleValue', 10, 15],
  ['pickup', 'pickup', '1,200,000-9,000,000 Br', 'vehicleValue', 2, 5],
] as const

describe('the overview of vehicles', () => {
  const cards = [...cityClasses, ...countryClasses]

  it.each(specification)('shows %s of type %s with %s as %s', (kind, type, text, meaning, from, to) => {
    expect(cards.find((card) => card.kind === kind)).toEqual({
      kind,
      type,
      printed: { text, meaning },
      seats: { from, to },
    })
  })

  it('has a card for each class of the specification and no other', () => {
    expect(cards.map(({ kind }) => kind)).toEqual(specification.map(([kind]) => kind))
    expect(printedPrices.driver).toEqual({ text: '2200-5000 Br', meaning: 'startingPrice' })
  })

  it('keeps economy and standard cars in the city, and no others', () => {
    expect(carCategories.filter(isCityOnly)).toEqual(['suv'])
    expect(cityClasses.every(({ type }) => isCityOnly(type))).toBe(true)
    expect(countryClasses.some(({ type }) => isCityOnly(type))).toBe(false)
  })
})
