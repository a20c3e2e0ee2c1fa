import { describe, expect, it } from 'vitest'
import { carCategories, isCityOnly } from '@/lib/vehicles/rules'
import { cityClasses, countryClasses, oneDayClass } from './vehicle-classes'

// Typed from SPEC sections 2 and 9.
const specification = [
  ['economy', 'suv', '$60', 4, 4],
  ['standard', 'suv', '$60', 4, 4],
  ['midsuv', 'midsuv', '1,400,000-5,500,000 Br', 5, 7],
  ['fullsuv', 'fullsuv', '1,200,000-37,000,000 Br', 7, 8],
  ['minivan', 'minivan', '900,000-7,250,000 Br', 10, 15],
  ['pickup', 'pickup', '1,200,000-9,000,000 Br', 2, 5],
] as const

describe('the overview of vehicles', () => {
  const cards = [...cityClasses, ...countryClasses]

  it.each(specification)('shows %s of type %s from %s', (kind, type, price, from, to) => {
    expect(cards.find((card) => card.kind === kind)).toEqual({ kind, type, price, seats: { from, to } })
  })

  it('has a card for each class of the specification and no other', () => {
    expect(cards.map(({ kind }) => kind)).toEqual(specification.map(([kind]) => kind))
    expect(oneDayClass.price).toBe('2200-5000 Br')
  })

  it('keeps economy and standard cars in the city, and no others', () => {
    expect(carCategories.filter(isCityOnly)).toEqual(['suv'])
    expect(cityClasses.every(({ type }) => isCityOnly(type))).toBe(true)
    expect(countryClasses.some(({ type }) => isCityOnly(type))).toBe(false)
  })
})
