import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { receiptReference, recogniseTransfer } from './transfer'
import { receiptFixtures, receiptFolder } from '@/tests/support/receipt-fixtures'
import { receiptAddress } from './fetch-receipt'
import { readReceipt } from './receipt-formats'
import { compareAccount, judgeReceipt, isReadable } from './rules'

function judge({ file, kind, typed, usedBefore }: (typeof receiptFixtures)[number]) {
  const receipt = readReceipt(kind, readFileSync(path.join(receiptFolder, file), 'utf8'))
  if (!receipt) return { verdict: 'unknown', findings: [] }
  return judgeReceipt(receipt, {
    reference: receiptReference(recogniseTransfer(typed)),
    amountSantim: 350_000,
    priceSantim: 350_000,
    account: '1000 1234 56789',
    bookedAt: new Date('2026-11-21T09:00:00Z'),
    isUsedElsewhere: usedBefore === receipt.reference,
  })
}

describe('the receipts kept as examples', () => {
  it('are at least forty, of every kind', () => {
    expect(receiptFixtures.length).toBeGreaterThanOrEqual(40)
    for (const kind of ['good', 'wrong-sum', 'wrong-receiver', 'reused', 'reversed', 'old', 'malformed']) {
      expect(receiptFixtures.filter(({ file }) => file.includes(kind)).length, kind).toBeGreaterThan(1)
    }
  })

  it.each(receiptFixtures)('$file is judged $verdict', (fixture) => {
    expect(judge(fixture)).toEqual({ verdict: fixture.verdict, findings: fixture.findings })
  })

  it('are accepted where they are good and nowhere else', () => {
    const accepted = receiptFixtures.filter((fixture) => judge(fixture).verdict === 'confirmed')
    expect(accepted.length).toBeGreaterThan(10)
    expect(accepted.filter(({ file }) => !/-good/.test(file) || /malformed/.test(file))).toEqual([])
  })
})

describe('a shown account', () => {
  it.each([
    ['1000123456789', 'same'],
    ['1000 1234 56789', 'same'],
    ['1********6789', 'same'],
    ['1****6789', 'same'],
    ['2********6789', 'other'],
    ['1********6780', 'other'],
    ['1000123456780', 'other'],
    ['1**********89', 'hidden'],
    ['*************', 'hidden'],
    ['', 'hidden'],
    ['6789', 'hidden'],
  ])('%s is %s', (shown, expected) => {
    expect(compareAccount(shown, '1000 1234 56789')).toBe(expected)
  })
})

describe('the address of a receipt', () => {
  const account = '1000 1234 56789'

  it('is built from the setting, the reference and the account', () => {
    expect(
      receiptAddress('https://bank.example/r/{reference}{account5}', { reference: 'FT1ABC', account }),
    ).toBe('https://bank.example/r/FT1ABC56789')
  })

  it.each(['../admin', 'a/b', 'x@evil.example', 'a?b=c', 'a#b', 'ሀለሐመ', ''])(
    'is never built from %j',
    (reference) => {
      expect(receiptAddress('https://bank.example/r/{reference}', { reference, account })).toBeNull()
    },
  )

  it('is known for some banks only', () => {
    expect([isReadable('telebirr'), isReadable('dashen'), isReadable(null)]).toEqual([true, false, false])
  })
})
