import { describe, expect, it } from 'vitest'
import { falseReceipts } from '@/tests/support/receipt-cases'
import { receiptFixtures } from '@/tests/support/receipt-fixtures'
import { receiptAddress } from './fetch-receipt'
import { readReceipt } from './receipt-formats'
import { compareAccount, isReadable, judgeReceipt } from './rules'
import { receiptReference, recogniseTransfer } from './transfer'

type Fixture = Pick<(typeof receiptFixtures)[number], 'kind' | 'typed' | 'body' | 'usedBefore'>

async function judge({ kind, typed, body, usedBefore }: Fixture) {
  const receipt = await readReceipt(kind, body)
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

const isPdf = ({ body }: Fixture) => body.subarray(0, 5).toString() === '%PDF-'

describe('the receipts kept as examples', () => {
  it('are at least a hundred of eight banks, of every kind, twelve of them PDFs', () => {
    expect(receiptFixtures.length).toBeGreaterThanOrEqual(100)
    expect(new Set(receiptFixtures.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
    expect(receiptFixtures.filter(isPdf).length).toBeGreaterThanOrEqual(12)
    for (const kind of [
      'good',
      'wrong-sum',
      'wrong-receiver',
      'reused',
      'reversed',
      'old',
      'malformed',
      'partial',
    ]) {
      expect(receiptFixtures.filter(({ file }) => file.includes(kind)).length, kind).toBeGreaterThan(1)
    }
  })

  it.each(receiptFixtures)('$file is judged $verdict', async (fixture) => {
    expect(await judge(fixture)).toEqual({ verdict: fixture.verdict, findings: fixture.findings })
  })

  it('are accepted where they are good and nowhere else', async () => {
    const pages = receiptFixtures.filter((fixture) => !isPdf(fixture))
    const judged = await Promise.all(pages.map(judge))
    const accepted = pages.filter((_, index) => judged[index]?.verdict === 'confirmed')
    expect(accepted.length).toBeGreaterThan(14)
    expect(accepted.filter(({ file }) => !/-good/.test(file) || /malformed/.test(file))).toEqual([])
  })

  it.each(falseReceipts)('$file is never confirmed', async (fixture) => {
    expect((await judge(fixture)).verdict).not.toBe('confirmed')
  })

  it('confirm nothing as the receipt of another bank', async () => {
    const good = receiptFixtures.filter((fixture) => fixture.file.includes('good') && !isPdf(fixture))
    for (const fixture of good) {
      for (const kind of ['zemen', 'awash', 'mpesa'] as const) {
        if (kind !== fixture.kind) expect((await judge({ ...fixture, kind })).verdict).toBe('unknown')
      }
    }
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
    expect([isReadable('telebirr'), isReadable('ebirr'), isReadable(null)]).toEqual([true, false, false])
  })
})
