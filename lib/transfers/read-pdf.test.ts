import { describe, expect, it } from 'vitest'
import { pdfOf, pdfOfLines } from '@/tests/support/pdf-file'
import { readPdfLines } from './read-pdf'

const lines = [['Commercial Bank of Ethiopia'], ['Receiver', 'ENTOTO DRIVE'], ['Account', '1****6789']]
const read = ['Commercial Bank of Ethiopia', 'Receiver ENTOTO DRIVE', 'Account 1****6789']
const mega = 1024 * 1024

describe('the lines of a PDF', () => {
  it.each([false, true])('are read from top to bottom, packed: %s', async (isPacked) => {
    expect(await readPdfLines(pdfOfLines(lines, isPacked))).toEqual(read)
    expect(await readPdfLines(pdfOfLines(lines.toReversed(), isPacked))).toEqual(read.toReversed())
  })

  it.each([
    ['no PDF', Buffer.from('%PDF-1.4 and then nothing')],
    ['cut off', pdfOfLines(lines).subarray(0, 200)],
    ['of many pages', pdfOf(Buffer.from('BT ET'), { pages: 40 })],
    ['a bomb of packed zeros', pdfOf(Buffer.alloc(200 * mega), { isPacked: true })],
    ['a text without end', pdfOf(Buffer.from('BT /F1 11 Tf (a) Tj ET '.repeat(600_000)), { isPacked: true })],
  ])('are none where it is %s', async (_, pdf) => {
    const before = process.memoryUsage().rss
    const seen: number[] = []
    const timer = setInterval(() => seen.push(process.memoryUsage().rss), 5)
    expect(await readPdfLines(pdf)).toBeNull()
    clearInterval(timer)
    // The heap's 64 MB, and what loading the library takes.
    expect(Math.max(...seen) - before).toBeLessThan(100 * mega)
  })

  it('are read beside one another', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => readPdfLines(pdfOfLines(lines))))
    expect(all).toEqual([read, read, read])
  })
})
