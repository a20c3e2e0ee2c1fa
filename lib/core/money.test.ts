import { describe, expect, it } from 'vitest'
import { compareAmount, parseAmount } from './money'

describe('an amount', () => {
  it.each([
    ['2200', 220_000],
    ['2,200', 220_000],
    ['2200.5', 220_050],
    ['2,200.50', 220_050],
    ['1,234,567', 123_456_700],
    ['2 200.50', 220_050],
    ['2\u00a0200', 220_000],
    [' 3500 ', 350_000],
    ['0.01', 1],
    ['19.99', 1999],
    ['10000000', 1_000_000_000],
  ])('%j is %i santim', (typed, santim) => {
    expect(parseAmount(typed)).toBe(santim)
  })

  it.each([
    '',
    '0',
    '0.00',
    '-5',
    '+5',
    '2,20',
    '22,00',
    '22 00',
    '2200.505',
    '1e3',
    '0x10',
    'Br 2200',
    '10000000.01',
    'NaN',
    '١٢',
  ])('is not %j', (typed) => {
    expect(parseAmount(typed)).toBeNull()
  })
})

describe('the amount beside the price', () => {
  it.each([
    [3500, 3500, 'equal', 0],
    [3499.99, 3500, 'less', 0.01],
    [0.1 + 0.2, 0.3, 'equal', 0],
    [5000, 3500, 'more', 1500],
  ] as const)('%d for %d is %s', (amount, price, relation, by) => {
    expect(compareAmount(amount, price)).toEqual({ relation, by })
  })
})
