/** The rows of a CSV file (RFC 4180), read by nothing of the product. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [whole, quoted, plain = '', end] = match
    if (whole === '' && field.lastIndex >= text.length) break
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  if (rows.at(-1)?.length === 0) rows.pop()
  return rows
}
