import { describe, expect, it } from 'vitest'
import {
  confirmationOf,
  isOneSignApart,
  lastRefused,
  leftOf,
  receivedOf,
  suggestedRefund,
  waitingListQuery,
} from './rules'
import type { BankWord } from './view'

const paid = { id: 'paid', state: 'confirmed', amount: 350_000, refundOf: null } as const
const back = { id: 'back', state: 'confirmed', amount: -50_000, refundOf: 'paid' } as const

it('what is left of a payment is what was confirmed of it and not returned', () => {
  expect(leftOf(paid, [paid])).toBe(350_000)
  expect(leftOf(paid, [paid, back, { ...back, refundOf: 'other' }])).toBe(300_000)
  expect(leftOf(paid, [paid, { ...back, amount: -350_000 }])).toBe(0)
  expect(leftOf({ ...paid, state: 'claimed' }, [paid])).toBe(0)
  expect(leftOf(back, [paid, back])).toBe(0)
})

it('a refused transfer is what a customer is told first, until they tell of a further one', () => {
  const refused = { state: 'refused', refundOf: null } as const
  expect(lastRefused([])).toBeNull()
  expect(lastRefused([paid, refused])).toBe(refused)
  expect(lastRefused([paid, refused, back])).toBe(refused)
  expect(lastRefused([refused, { state: 'claimed', refundOf: null }])).toBeNull()
  expect(lastRefused([refused, paid])).toBeNull()
})

it('what is confirmed of a claim is what the bank says has come, where that is another amount and nobody else’s', () => {
  const line = { id: 'line', day: '2026-11-20', amount: 150_000, isOpen: true } as const
  expect(receivedOf(200_000, { verdict: 'differs', line })).toBe(150_000)
  expect(receivedOf(200_000, { verdict: 'differs', line: { ...line, isOpen: false } })).toBe(200_000)
  expect(receivedOf(200_000, { verdict: 'differs', line: null })).toBe(200_000)
  expect(receivedOf(200_000, undefined)).toBe(200_000)
})

it('the address of the list of waiting payments takes its own names and no others', () => {
  expect(waitingListQuery('q=Almaz+T&bank=cbe&refuse=1&id=2&after=abc')).toEqual({
    ...{ q: 'Almaz T', bank: 'cbe', after: 'abc' },
  })
  expect(waitingListQuery('https://evil.example/?q=1')).toEqual({})
})

it.each([
  ['FT26325Q7B0E', 'FT26325Q7B0F', true],
  ['FT26325Q7B0E', 'GT26325Q7B0E', true],
  ['FT26325Q7B0E', 'FT2635Q7B0E', true],
  ['FT26325Q7B0E', 'FT26325Q7B0E1', true],
  ['FT26325Q7B0E', '1FT26325Q7B0E', true],
  ['FT26325Q7B0E', 'FT26325Q7B0E', false],
  ['FT26325Q7B0E', 'FT26325Q7BE0', false],
  ['FT26325Q7B0E', 'FT26325Q7B0E11', false],
  ['FT26325Q7B0E', 'FT2632Q57B0', false],
  ['', 'F', true],
])('%s and %s differ in one sign: %s', (one, other, isApart) => {
  expect(isOneSignApart(one, other)).toBe(isApart)
  expect(isOneSignApart(other, one)).toBe(isApart)
})

describe('confirming a claim', () => {
  const line = { id: 'line', day: '2026-11-27', amount: 300_000, isOpen: true } as const
  const differs = { verdict: 'differs', line } as const

  it('says what it means, by what counts and what is still due', () => {
    const meaning = (bank: BankWord | undefined, due: number) => {
      const { received, isReceived, says } = confirmationOf(350_000, bank, due)
      return [received, isReceived, says]
    }
    expect(meaning(undefined, 3500)).toEqual([350_000, false, null])
    expect(meaning(undefined, 3500.01)).toEqual([350_000, false, 'confirmPart'])
    expect(meaning(differs, 3500)).toEqual([300_000, true, 'confirmPart'])
    expect(meaning(differs, 0)).toEqual([300_000, true, 'confirmAmount'])
  })

  it('leaves nothing to pay of a price that is paid to the santim, and else what is missing to the santim', () => {
    // Of Br 4,000 Br 256.03 was paid before: as fractions the rest would be a little more than the transfer.
    expect(confirmationOf(374_397, undefined, 3743.97).missing).toBe(0)
    expect(confirmationOf(374_396, undefined, 3743.97).missing).toBe(0.01)
    expect(confirmationOf(374_398, undefined, 3743.97).missing).toBe(0)
  })
})

it('what a rule owes is suggested to be returned, what was paid too much, or all that is left', () => {
  const suggested = (left: number, over: number, owed?: number) =>
    suggestedRefund(left, { over, refund: owed === undefined ? undefined : { amount: owed } })
  expect(suggested(450_050, 1500.5)).toBe(150_050)
  expect(suggested(300_000, 0)).toBe(300_000)
  expect(suggested(100_000, 1500.5)).toBe(100_000)
  expect(suggested(450_050, 1500.5, 4500.5)).toBe(450_050)
  expect(suggested(300_000, 0, 1500)).toBe(150_000)
  expect(suggested(300_000, 0, 0)).toBe(0)
})
