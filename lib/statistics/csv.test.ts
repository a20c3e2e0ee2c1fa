import { describe, expect, it } from 'vitest'
import { csvRows, safeText } from './export-table'

describe('a cell of an export', () => {
  it.each([
    '=1+1',
    '+251911223344',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\rtext',
    '\ntext',
    '\ttext',
    ' =1+1',
    '"=1+1"',
    "'=1+1",
    '" =HYPERLINK("https://evil.example")',
    '\u00a0=1',
    '\ufeff=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '-',
  ])('that a spreadsheet could calculate is made plain: %j', (text) => {
    expect(safeText(text)).toBe(`'${text}`)
  })

  it.each(['Almaz', '2022-01-01', 'a=b', '1-2', 'almaz@example.com', '', 'ቶዮታ', '“=1”', '(+251)'])(
    'that is plain stays as it is: %j',
    (text) => {
      expect(safeText(text)).toBe(text)
    },
  )

  it('is quoted where it holds a sign of the file itself', () => {
    expect(csvRows([['one, two', 'said "yes"', 'two\nlines', '=1,2', -3.5, null, '']])).toBe(
      '"one, two","said ""yes""","two\nlines","\'=1,2",-3.5,,\r\n',
    )
  })
})
