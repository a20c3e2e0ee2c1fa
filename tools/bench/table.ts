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

/** What was looked for, what was found, and whether that is as it should be. */
export type Finding = [name: string, value: number | string, isGood: boolean]

/** Prints what a drill found; the exit code of its script. */
export function reportFindings(findings: readonly Finding[]): 0 | 1 {
  console.log('')
  printTable(
    ['what', 'found'],
    findings.map(([name, value, isGood]) => ({ cells: [name, value], isGood })),
  )
  return findings.every(([, , isGood]) => isGood) ? 0 : 1
}

/** Bytes as kB with one digit behind the point. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
