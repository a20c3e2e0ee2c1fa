import { describe, expect, it } from 'vitest'
import { vehicleBodies } from './schema'

const change = vehicleBodies.one_day.change
const vehicle = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: '4200', quantity: '2' }
const problemOf = (typed: object) => change.safeParse({ ...vehicle, ...typed }).error?.issues[0]?.message

describe('the price of a vehicle', () => {
  it('is typed with or without commas', () => {
    expect(change.parse({ ...vehicle, price: '2,500', priceFrom7: ' 2 400 ' })).toMatchObject({
      ...{ price: 2500, priceFrom7: 2400, quantity: 2 },
    })
    expect(change.parse({ ...vehicle, price: 2500 })).toMatchObject({ price: 2500 })
  })

  it('is a whole amount', () => {
    for (const price of [
      '',
      '0',
      '2,500.50',
      '2500,00',
      '2500,5',
      '25 00',
      '-5',
      'two',
      1.5,
      Number.NaN,
      null,
    ]) {
      expect(problemOf({ price }), String(price)).toBe('priceInvalid')
    }
  })
})
