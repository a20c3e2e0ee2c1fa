import { expect, it } from 'vitest'
import { leftOf, listQuery } from './rules'

const paid = { id: 'paid', state: 'confirmed', amount: 350_000, refundOf: null } as const
const back = { id: 'back', state: 'confirmed', amount: -50_000, refundOf: 'paid' } as const

it('what is left of a payment is what was confirmed of it and not returned', () => {
  expect(leftOf(paid, [paid])).toBe(350_000)
  expect(leftOf(paid, [paid, back, { ...back, refundOf: 'other' }])).toBe(300_000)
  expect(leftOf(paid, [paid, { ...back, amount: -350_000 }])).toBe(0)
  expect(leftOf({ ...paid, state: 'claimed' }, [paid])).toBe(0)
  expect(leftOf(back, [paid, back])).toBe(0)
})

it('the address of the list of waiting payments takes its own names and no others', () => {
  expect(listQuery('q=Almaz+T&bank=cbe&refuse=1&id=2&after=abc')).toEqual({
    ...{ q: 'Almaz T', bank: 'cbe', after: 'abc' },
  })
  expect(listQuery('https://evil.example/?q=1')).toEqual({})
})
