import type { ReadableKind } from '@/lib/transfers/rules'
import { pdfOfLines } from './pdf-file'

type Fields = {
  reference: string
  amount: string
  account: string
  paidAt: string
  state?: string | undefined
  currency?: string | undefined
}
type Change = Partial<Record<keyof Fields, string | null>>
type Label = readonly [keyof Fields, string] | readonly [null, string, string]

/** How one bank's receipts look, with what a good one says and how its customer names the transfer. */
type Bank = {
  name: string
  kind: ReadableKind
  typed: (reference: string) => string
  reference: (n: number) => string
  good: Omit<Fields, 'reference'>
  labels: readonly Label[]
  draw: (rows: string[][]) => Buffer
}

const html = (rows: string[][]) =>
  Buffer.from(
    `<!DOCTYPE html><html><body><h1>Receipt</h1><table>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></body></html>`,
  )
const json = (rows: string[][]) => Buffer.from(JSON.stringify(Object.fromEntries(rows)))
const two = (n: number) => String(n).padStart(2, '0')

const banks: readonly Bank[] = [
  {
    name: 'cbe-pdf',
    kind: 'cbe',
    reference: (n) => `FT26324P${two(n)}AA`,
    typed: (reference) => `https://apps.cbe.com.et:100/?id=${reference}23456789`,
    good: { amount: '3,500.00 ETB', account: '1****6789', paidAt: '11/20/2026, 10:02:53 AM' },
    labels: [
      [null, 'Commercial Bank of Ethiopia', 'VAT Invoice / Customer Receipt'],
      [null, 'Payer', 'ALMAZ TADESSE'],
      [null, 'Account', '1****1057'],
      [null, 'Receiver', 'ENTOTO DRIVE'],
      ['account', 'Account'],
      ['paidAt', 'Payment Date & Time'],
      ['reference', 'Reference No. (VAT Invoice No)'],
      [null, 'Reason / Type of service', 'car'],
      ['amount', 'Transferred Amount'],
      [null, 'Total amount debited from customers account', '3,510.50 ETB'],
      ['state', 'Status'],
    ],
    draw: (rows) => pdfOfLines(rows, true),
  },
  {
    name: 'dashen-pdf',
    kind: 'dashen',
    reference: (n) => `B22WDTI26324${two(n)}WH`,
    typed: (reference) => reference,
    good: { amount: 'ETB 3,500.00', account: '1000123456789', paidAt: 'Nov 20, 2026, 10:02:53 am' },
    labels: [
      [null, 'Dashen Bank', ''],
      [null, 'Sender Account Number:', '5****011'],
      [null, 'Receiver Name:', 'ENTOTO DRIVE'],
      ['account', 'Receiver Account Number:'],
      ['reference', 'Transaction Reference:'],
      [null, 'Transfer Reference:', 'EXT0001'],
      ['paidAt', 'Transaction Date:'],
      ['amount', 'Transaction Amount'],
      [null, 'Total', 'ETB 3,510.50'],
      ['state', 'Transaction Status:'],
    ],
    draw: (rows) => pdfOfLines(rows),
  },
  {
    name: 'dashen-page',
    kind: 'dashen',
    reference: (n) => `387ETAP26324${two(n)}WK`,
    typed: (reference) => `https://receipts.dashenbanksc.com/receipt/${reference}`,
    good: { amount: 'ETB 3,500.00', account: '1****6789', paidAt: 'Nov 20, 2026, 10:02:53 am' },
    labels: [
      ['account', 'Receiver Account Number:'],
      ['reference', 'Transaction Reference:'],
      ['paidAt', 'Transaction Date:'],
      ['amount', 'Transaction Amount'],
      ['state', 'Status'],
    ],
    draw: html,
  },
  {
    name: 'awash',
    kind: 'awash',
    // The share link of each is its number in base 36 and a counter.
    reference: (n) => `2611201002757${two(n)}`,
    typed: (reference) =>
      `https://awashpay.awashbank.com:8225/-${Number(reference).toString(36).toUpperCase()}-4U61O6`,
    good: { amount: '3,500.00 ETB', account: '1000123456789', paidAt: '2026-11-20 10:02:53' },
    labels: [
      ['reference', 'Transaction ID'],
      ['paidAt', 'Transaction Time'],
      [null, 'Sender Account', '013****9200'],
      [null, 'Receiver Name', 'ENTOTO DRIVE'],
      ['account', 'Receiver Account'],
      ['amount', 'Amount'],
      ['state', 'Status'],
    ],
    draw: (rows) => html(rows.map(([label = '', value = '']) => [label, ':', value])),
  },
  {
    name: 'zemen-pdf',
    kind: 'zemen',
    reference: (n) => `TR20261120AB${two(n)}`,
    typed: (reference) => `https://share.zemenbank.com/rt/${reference}/pdf`,
    good: {
      amount: '3,500.00',
      account: '1000123456789',
      paidAt: '20-Nov-2026 10:02',
      state: 'Successful',
      currency: 'ETB',
    },
    labels: [
      ['reference', 'Transaction Reference:'],
      ['paidAt', 'Transaction Date:'],
      ['amount', 'Transaction Amount:'],
      ['currency', 'Currency:'],
      [null, 'Sender Account:', '104****22'],
      ['account', 'Receiver Account:'],
      ['state', 'Status:'],
    ],
    draw: (rows) => pdfOfLines(rows, true),
  },
  {
    name: 'cbebirr',
    kind: 'cbebirr',
    reference: (n) => `DKK${two(n)}C3BIR`,
    typed: (reference) => `https://cbepay1.cbe.com.et/aureceipt?TID=${reference}&PH=251911223344`,
    good: {
      amount: '3500.00 Br',
      account: '1****6789',
      paidAt: '20/11/2026 10:02:53',
      state: 'Completed',
    },
    labels: [
      ['reference', 'Transaction ID'],
      ['paidAt', 'Transaction Date'],
      ['account', 'Receiver Account'],
      ['amount', 'Transferred Amount'],
      ['state', 'Transaction Status'],
    ],
    draw: html,
  },
  {
    name: 'mpesa',
    kind: 'mpesa',
    reference: (n) => `UKK${two(n)}M3PES`,
    typed: (reference) => `https://m-pesabusiness.safaricom.et/receipt/${reference}`,
    good: {
      amount: '3500.00',
      account: '1000123456789',
      paidAt: '2026-11-20 10:02:53',
      state: 'Completed',
      currency: 'ETB',
    },
    labels: [
      [null, 'responseCode', '0'],
      ['reference', 'transactionId'],
      ['amount', 'amount'],
      ['currency', 'currency'],
      ['account', 'receiverAccount'],
      ['paidAt', 'transactionDate'],
      ['state', 'status'],
    ],
    draw: json,
  },
]

type Verdict = 'confirmed' | 'mismatch' | 'unknown'
type Case = readonly [name: string, verdict: Verdict, findings: readonly string[], change: Change]

const cases: readonly Case[] = [
  ['good', 'confirmed', [], {}],
  ['wrong-sum-less', 'mismatch', ['amount', 'price'], { amount: 'ETB 350.00' }],
  ['wrong-sum-more', 'mismatch', ['amount'], { amount: 'ETB 35,000.00' }],
  ['wrong-receiver', 'mismatch', ['receiver'], { account: '1****1057' }],
  ['hidden-receiver', 'unknown', [], { account: '1***********' }],
  ['other-currency', 'unknown', [], { amount: '3,500.00 USD' }],
  ['other-reference', 'mismatch', ['reference'], { reference: null }],
  ['reversed', 'mismatch', ['reversed'], { state: 'Reversed' }],
  ['still-open', 'unknown', [], { state: 'Processing' }],
  ['partial-no-amount', 'unknown', [], { amount: null }],
  ['partial-no-account', 'unknown', [], { account: null }],
  ['partial-no-date', 'unknown', [], { paidAt: null }],
]

// Each PDF is read in a thread of its own, which takes its time.
const pdfCases = ['good', 'wrong-sum-less', 'wrong-receiver', 'other-currency', 'partial-no-account']
const casesOf = ({ name }: Bank) =>
  name.endsWith('-pdf') ? cases.filter(([one]) => pdfCases.includes(one)) : cases

const rowsOf = ({ labels, good }: Bank, reference: string, change: Change): string[][] => {
  const fields = { ...good, ...change, reference }
  return labels.flatMap(([field, label, value]) => {
    if (field === null) return [[label, value ?? '']]
    const shown = fields[field]
    return shown == null ? [] : [[label, shown]]
  })
}

/** Receipts made as the banks draw them, good and bad, each with what must come of it. Always the same bytes. */
export const madeReceipts = banks.flatMap((bank) =>
  casesOf(bank).map(([name, verdict, findings, change], index) => {
    const reference = bank.reference(index + 10)
    const named = change.reference === undefined ? reference : bank.reference(80)
    const body = bank.draw(rowsOf(bank, named, change))
    return {
      file: `${bank.name}-${name}`,
      kind: bank.kind,
      typed: bank.typed(reference),
      verdict,
      findings: [...findings],
      body,
    }
  }),
)

/** Answers that are no receipt, and receipts that somebody worked on; none is ever confirmed. */
export const falseReceipts = banks.flatMap((bank) => {
  const reference = bank.reference(99)
  const rows = rowsOf(bank, reference, {})
  const twice = [...rows, ...rowsOf(bank, reference, { amount: 'ETB 9,000.00', account: '1****0000' })]
  const good = bank.draw(rows)
  const bodies: Record<string, Buffer> = {
    'tampered-two-values': bank.draw(
      twice.map(([label = '', value = ''], row) => [bank.kind === 'mpesa' ? `${label}${row}` : label, value]),
    ),
    'malformed-cut-off': good.subarray(0, Math.floor(good.length / 3)),
    'malformed-reversed-bytes': Buffer.from(good.toReversed()),
    'error-page': Buffer.from('<html><body><h1>Not Found Page</h1><p>No receipt found</p></body></html>'),
    'error-json': Buffer.from('{"responseCode":"500","error":"Invalid reference number"}'),
    empty: Buffer.alloc(0),
  }
  return Object.entries(bodies).map(([name, body]) => ({
    file: `${bank.name}-${name}`,
    kind: bank.kind,
    typed: bank.typed(reference),
    body,
  }))
})
