import { deflateSync } from 'node:zlib'

type Placed = { x: number; y: number; text: string }

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A one-page PDF whose page is drawn by these instructions; always the same bytes. */
export function pdfOf(content: Uint8Array, { isPacked = false, pages = 1 } = {}): Buffer {
  const stream = isPacked ? deflateSync(content) : content
  const filter = isPacked ? ' /Filter /FlateDecode' : ''
  const kids = Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`)
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>'
  const objects: Uint8Array[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '',
    ...kids.map(() => page),
  ].map((text) => Buffer.from(text))
  objects[3] = Buffer.concat([
    Buffer.from(`<< /Length ${stream.length}${filter} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream'),
  ])
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  const start = Buffer.concat(parts).length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)])
}

/** A PDF of lines: a label on the left and its value on the right, as banks print receipts. */
export function pdfOfLines(lines: readonly (readonly string[])[], isPacked = false): Buffer {
  const placed = lines.flatMap((cells, row): Placed[] =>
    cells.map((text, column) => ({ x: 50 + column * 250, y: 780 - row * 20, text })),
  )
  const drawn = placed.map(({ x, y, text }) => `BT /F1 11 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
  return pdfOf(Buffer.from(drawn.join('\n')), { isPacked })
}
