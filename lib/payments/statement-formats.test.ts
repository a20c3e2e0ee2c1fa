import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineIdentities, parseStatement, type StatementLine } from './statement-formats'
import { readStatementAmount, readStatementDay } from './statement-values'

const linesOf = (text: string) => {
  const result = parseStatement(text)
  if (result.outcome !== 'lines') throw new Error(JSON.stringify(result))
  return result.lines
}
const line = (more: Partial<StatementLine>): StatementLine => ({
  line: 2,
  date: '2026-11-20',
  reference: 'FT26324ABCD9',
  description: '',
  santim: 350_000,
  balanceSantim: null,
  ...more,
})

describe('a day of a statement', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['20-Nov-2026', '2026-11-20'],
    ['5-NOV-26', '2026-11-05'],
    ['20.11.2026 10:02:53', '2026-11-20'],
    ['2026-11-20T10:02:53Z', '2026-11-20'],
    ['31/06/2026', null],
    ['11/20/2026', null],
    ['20-Nuv-2026', null],
    ['0000-01-01', null],
    ['20/11/0026', null],
    ['yesterday', null],
  ])('%s is %s', (text, day) => {
    expect(readStatementDay(text)).toBe(day)
  })
})

describe('an amount of a statement', () => {
  it.each([
    ['1,234.50', 123_450],
    ['(200)', -20_000],
    ['-200.5', -20_050],
    ['ETB 3,500.00', 350_000],
    ['3500 Br', 350_000],
    ['200.00 Dr', -20_000],
    ['200.00CR', 20_000],
    ['', 0],
    ['-', 0],
    ['1.234,50', null],
    ['12,34', null],
    ['(200', null],
    ['(-200)', null],
    ['2 USD', null],
  ])('%s is %s santim', (text, santim) => {
    expect(readStatementAmount(text)).toBe(santim)
  })

  it('is what was written, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.boolean(), (santim, isBracketed) => {
        const plain = (Math.abs(santim) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
        const text = santim >= 0 ? plain : isBracketed ? `(${plain})` : `-${plain}`
        expect(readStatementAmount(text)).toBe(santim)
      }),
    )
  })
})

describe('a statement', () => {
  const header = ['Transaction Date', 'Details', 'Reference', 'Debit', 'Credit', 'Balance']
  const cells: Record<string, string> = {
    'Transaction Date': '20/11/2026',
    Details: 'Transfer; "car", Bole',
    Reference: 'ft26324abcd9',
    Debit: '',
    Credit: '3,500.00',
    Balance: '4,500.00',
  }
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

  it('is read in any order of columns, with each separator, below lines about the bank', () => {
    const separators = fc.constantFrom(',', ';', '\t')
    const orders = fc.shuffledSubarray(header, { minLength: header.length })
    fc.assert(
      fc.property(orders, separators, fc.nat(5), fc.boolean(), (order, separator, above, hasMark) => {
        const rows = [order.map(quoted), order.map((name) => quoted(cells[name] ?? ''))]
        const text = [
          ...Array.from({ length: above }, (_, at) => `Bank of Somewhere, page ${at}`),
          ...rows.map((row) => row.join(separator)),
        ]
        expect(linesOf(`${hasMark ? '\ufeff' : ''}${text.join('\r\n')}\r\n`)).toEqual([
          line({ line: above + 2, description: cells.Details ?? '', balanceSantim: 450_000 }),
        ])
      }),
    )
  })

  it.each([
    ['Date,Narrative,Withdrawal,Deposit\n20-Nov-2026,TT FT26324ABCD9 Almaz,,3500', 350_000],
    ['Posting Date;Description;Reference;Amount (ETB)\n2026-11-20;x;FT26324ABCD9;(1,200.50)', -120_050],
    ['DATE\tREF NO\tDEBIT\tCREDIT\n20/11/2026\tFT26324ABCD9\t200.00\t0.00', -20_000],
  ])('is read in the words of another bank: %s', (text, santim) => {
    expect(linesOf(text)).toMatchObject([{ date: '2026-11-20', reference: 'FT26324ABCD9', santim }])
  })

  it.each([
    ['Date,Reference,Description,Type,Amount', 'Refund,Debit,400.00', 'Rent,Credit,500.00'],
    ['Date,Reference,Description,Amount,Dr/Cr', 'Refund,400.00,DR', 'Rent,500.00,CR'],
    ['Date,Reference,Description,Amount,D/C', 'Refund,-400.00,D', 'Rent,500.00,C'],
    ['Date,Reference,Description,Type,Amount', 'Refund,Withdrawal,400.00', 'Rent,IN,500.00'],
  ])('takes what went out from its marks: %s', (header, out, come) => {
    const text = `${header}\n20/11/2026,FT26324ABCD8,${out}\n20/11/2026,FT26324ABCD9,${come}\n`
    expect(linesOf(text).map(({ santim }) => santim)).toEqual([-40_000, 50_000])
    expect(
      parseStatement(text.replace('Date', 'Tag'), {
        date: 0,
        reference: 1,
        amount: header.split(',').indexOf('Amount'),
      }),
    ).toMatchObject({ lines: [{ santim: -40_000 }, { santim: 50_000 }] })
    const unmarked = text.replace(/Debit|DR|Withdrawal|(?<=,)D(?=\n)/, '')
    expect(parseStatement(`${unmarked}20/11/2026,FT26324ABCD7,${come}\n`)).toEqual({
      ...{ outcome: 'refused', problem: 'amount', line: 2 },
    })
  })

  it('leaves out what is no movement', () => {
    const text =
      'Date,Reference,Debit,Credit,Balance\n,Opening Balance,,,1000\n' +
      '20/11/2026,FT26324ABCD9,,3500,4500\n,Total,0,3500,\n,Closing Balance,,,4500\n'
    expect(linesOf(text)).toHaveLength(1)
    const pages =
      'Date,Reference,Description,Debit,Credit,Balance\n,,Balance B/F,,,1000\n20/11/2026,A0001,,,5,1005\n' +
      'Date,Reference,Description,Debit,Credit,Balance\n21/11/2026,A0002,,,5,1010\n,,Balance C/F,,,1010\n'
    expect(linesOf(pages).map((read) => read.line)).toEqual([3, 5])
    expect(parseStatement(pages.replace('B/F,,,1000', 'B/F,,,999'))).toMatchObject({
      problem: 'balance',
      line: 3,
    })
  })

  it('may say on each page what it begins and ends with', () => {
    const header = 'Date,Reference,Description,Debit,Credit,Balance\n'
    const page = (from: number, at: number) =>
      `,,Balance B/F,,,${from}\n2${at}/11/2026,A000${at},,,5,${from + 5}\n,,Balance C/F,,,${from + 5}\n`
    expect(linesOf(header + page(1000, 0) + page(1005, 1))).toHaveLength(2)
    const newestFirst = `${header}${page(1005, 1)}${page(1000, 0)}`.replaceAll(
      /(,,Balance B.*\n)(.*\n)(.*\n)/g,
      '$3$2$1',
    )
    expect(linesOf(newestFirst)).toHaveLength(2)
    expect(parseStatement(newestFirst.replace('B/F,,,1000', 'B/F,,,999'))).toMatchObject({
      problem: 'balance',
      line: 6,
    })
  })

  it.each([
    ['date', 3, 'Date,Reference,Amount\n20/11/2026,FT26324ABCD9,5\n20-11,FT26324ABCD8,5'],
    ['date', 2, 'Date,Reference,Payer,Amount\n20-11,FT26324ABCD8,Total Energies,5'],
    ['amount', 2, 'Date,Reference,Amount\n20/11/2026,FT26324ABCD9,five'],
    ['amount', 2, 'Date,Reference,Debit,Credit\n20/11/2026,FT26324ABCD9,5,5'],
    [
      'balance',
      4,
      'Date,Reference,Amount,Balance\n20/11/2026,A0001,5,105\n20/11/2026,A0002,5,110\n21/11/2026,A0003,5,120',
    ],
    [
      'balance',
      4,
      'Date,Reference,Amount,Balance\n,Opening balance,,100\n20/11/2026,A0001,5,\n,Closing balance,,106',
    ],
    ['balance', 3, 'Date,Reference,Amount,Balance\n,Opening balance,,100\n20/11/2026,A0001,5,999'],
    [
      'balance',
      4,
      'Date,Ref,Amount,Balance\n20/11/2026,A0001,5,105\n20/11/2026,A0002,5,\n21/11/2026,A0003,5,120',
    ],
    ['balance', 4, 'Date,Ref,Amount,Balance\n20/11/2026,A0001,5,105\n21/11/2026,A0002,5,110\n,Closing,,160'],
    ['balance', 3, 'Date,Ref,Amount,Balance\n21/11/2026,A0002,5,110\n20/11/2026,A0001,5,105\n,Opening,,77'],
    ['cut', 3, 'Date,Reference,Credit,Debit,Balance\n20/11/2026,A0001,5,,105\n21/11/2026,A0002,35'],
    ['unreadable', 2, 'Date\n"20/11/2026'],
    ['plain', 1, ''],
    ['plain', 1, 'Date|Reference|Amount\n20/11/2026|A0001|5'],
  ])('is refused for its %s, and line %d is named', (problem, at, text) => {
    expect(parseStatement(text)).toEqual({ outcome: 'refused', problem, line: at })
  })

  it.each([
    'Date,Reference,Amount\n20/11/2026,FT26324ABCD9,3,500.00',
    'Date,Reference,Debit,Credit,Balance\n20/11/2026,FT26324ABCD9,,3,500.00,14,500.00',
    'Date,Description,Credit,Debit\n20/11/2026,FT26324ABCD9,1,203,500.00,',
    'Date,Reference,Debit,Credit,Balance,Branch\n20/11/2026,FT26324ABCD9,,3,500.00,14500.00,',
  ])('is refused where a comma within an amount parts it: %s', (text) => {
    expect(parseStatement(text)).toEqual({ outcome: 'refused', problem: 'amount', line: 2 })
    const unknown = text.replace('Date', 'Tag')
    const columns = text.split('\n')[0]?.split(',') ?? []
    const at = (name: string) => (columns.includes(name) ? columns.indexOf(name) : undefined)
    const mapping = {
      ...{ date: 0, reference: 1, amount: at('Amount') },
      ...{ debit: at('Debit'), credit: at('Credit') },
    }
    expect(parseStatement(unknown, mapping)).toMatchObject({ problem: 'amount', line: 2 })
  })

  it('may have more in a line than columns where no amount is parted', () => {
    const text = 'Date,Reference,Amount,Details\n20/11/2026,FT26324ABCD9,3500.00,Transfer, Bole, 2 cars'
    expect(linesOf(text)).toMatchObject([{ santim: 350_000, description: 'Transfer' }])
    const small = 'Date,Reference,Amount,Balance\n20/11/2026,FT26324ABCD9,5,105,\n'
    expect(linesOf(small)).toMatchObject([{ santim: 500, balanceSantim: 10_500 }])
  })

  it('is right from new to old as well', () => {
    const text = 'Date,Reference,Amount,Balance\n21/11/2026,A0002,5,110\n20/11/2026,A0001,5,105\n'
    expect(linesOf(text)).toHaveLength(2)
  })

  it('of unknown columns asks for them, and is read as it is told', () => {
    const text = 'Tag,Zeichen,Betrag\n20/11/2026,FT26324ABCD9,3500\n'
    expect(parseStatement(text)).toEqual({
      outcome: 'ask',
      rows: [
        ['Tag', 'Zeichen', 'Betrag'],
        ['20/11/2026', 'FT26324ABCD9', '3500'],
      ],
    })
    expect(parseStatement(text, { date: 0, reference: 1, amount: 2 })).toMatchObject({
      outcome: 'lines',
      lines: [{ line: 2, reference: 'FT26324ABCD9', santim: 350_000 }],
    })
  })

  it('never makes the reader fail', () => {
    const noise = fc.string({
      unit: fc.constantFrom(...'Date,Reference;Amount\t"\n0123/-()'),
      maxLength: 200,
    })
    fc.assert(
      fc.property(noise, (text) => ['lines', 'ask', 'refused'].includes(parseStatement(text).outcome)),
    )
  })
})

describe('the identity of a line', () => {
  it('is that of its bank, reference, date and amount', () => {
    const [own] = lineIdentities('cbe', [line({})])
    expect(lineIdentities('cbe', [line({ line: 9, description: 'other words' })])).toEqual([own])
    for (const other of [{ date: '2026-11-21' }, { reference: 'FT26324ABCD8' }, { santim: 1 }] as const) {
      expect(lineIdentities('cbe', [line(other)])).not.toContain(own)
    }
    expect(lineIdentities('dashen', [line({})])).not.toContain(own)
  })

  it('is known again in the same and in an overlapping file, in any order', () => {
    const some = fc
      .record({ reference: fc.constantFrom('A', 'B', null), santim: fc.constantFrom(1, 2, 3) })
      .map(line)
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (lines) => {
        const once = new Set(lineIdentities('cbe', lines))
        expect(once.size).toBe(lines.length)
        expect(new Set([...once, ...lineIdentities('cbe', lines.toReversed())])).toEqual(once)
      }),
    )
  })
})
