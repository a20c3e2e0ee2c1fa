import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/server/action'
import { monthParams, paymentRequest, refundRequest, statementFormInput } from './schema'

it('a month of the books lies in a year that a day may have', () => {
  const isMonth = (month: string) => monthParams.safeParse({ month }).success
  expect(['1900-01', '1999-12', '2026-11', '2999-12'].filter(isMonth)).toHaveLength(4)
  expect(['0000-01', '0099-12', '1899-12', '3000-01', '2026-13', '2026-1'].filter(isMonth)).toEqual([])
})

it('a statement of more than 5 MB is refused before it is sent, as the server refuses it', () => {
  const problemOf = (bytes: number) =>
    statementFormInput.safeParse({ file: new File([new Uint8Array(bytes)], 'statement.csv'), bank: '' }).error
      ?.issues
  expect(problemOf(5 * 1024 * 1024)).toBeUndefined()
  expect(problemOf(30_000_000)).toMatchObject([{ path: ['file'], message: 'statementTooLarge' }])
  expect(problemOf(0)).toMatchObject([{ path: ['file'], message: 'statementEmpty' }])
  expect(statementFormInput.safeParse({ bank: '' }).success).toBe(true)
})

it('a payment names its transfer, and cash has none, nor a photo of its receipt', () => {
  const problemsOf = (sent: object) => {
    const { error } = paymentRequest.safeParse({ amount: 100, ...sent })
    return error ? fieldErrors(error) : {}
  }
  expect(problemsOf({ transactionId: 'FT25123ABCDE' })).toEqual({})
  for (const blank of [undefined, null, '', ' ']) {
    expect(problemsOf({ transactionId: blank })).toEqual({ transactionId: 'transactionMissing' })
    expect(problemsOf({ way: 'cash', transactionId: blank })).toEqual({})
  }
  expect(problemsOf({ way: 'cash', transactionId: 'FT25123ABCDE' })).toEqual({
    transactionId: 'transferOnly',
  })
  const image = new File(['picture'], 'receipt.png')
  expect(problemsOf({ transactionId: 'FT25123ABCDE', image })).toEqual({})
  expect(problemsOf({ way: 'cash', image })).toEqual({ image: 'receiptOfTransfer' })
})

it('what is returned in cash names no transfer', () => {
  const problemsOf = (sent: object) => {
    const { error } = refundRequest.safeParse({ amount: 100, reason: 'Late', ...sent })
    return error ? fieldErrors(error) : {}
  }
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ reference: 'FT25123ABCDE' })).toEqual({})
  expect(problemsOf({ way: 'cash' })).toEqual({})
  expect(problemsOf({ way: 'cash', reference: 'FT25123ABCDE' })).toEqual({ reference: 'transferOnly' })
})
