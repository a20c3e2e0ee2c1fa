/** Prints rows under their headings, numbers to the right, a cross in front of rows that failed. */
export function printTable(
  headings: readonly string[],
  rows: readonly { cells: readonly (string | number)[]; isGood: boolean }[],
): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map(({ cells }) => String(cells[column] ?? '').length)),
  )
  const lineOf = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
      })
      .join('  ')
  console.log(`  ${lineOf(headings)}`)
  for (const { cells, isGood } of rows) console.log(`${isGood ? '✓' : '✗'} ${lineOf(cells)}`)
}

/** Bytes as kB with one digit behind the point. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
