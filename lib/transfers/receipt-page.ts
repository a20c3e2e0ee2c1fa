/** A label of a page and what stands beside or below it, in the order of the page. */
type Entry = { label: string; value: string }

/** What a receipt's page says, by its labels. */
export type LabelledPage = {
  /** The value of a label; null when it is missing or says two different things. */
  valueOf: (label: string, after?: string) => string | null
}

/**
 * Reads the tables of an HTML page. A label is the part behind the slash of `የክፍያ ቀን/Payment date`, in small letters
 * without a closing dot. A row of several labels is a head whose values stand in the next row.
 */
export function readHtmlPage(html: string): LabelledPage {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  const rows = [...visible.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr|<tr\b)/gi)].map((row) =>
    cellsOf(row[1] ?? ''),
  )
  const entries = rows.flatMap((cells, index) => {
    const below = rows[index + 1]
    if (cells.length === 2) return [{ label: labelOf(cells[0] ?? ''), value: cells[1] ?? '' }]
    if (cells.length < 2 || below?.length !== cells.length) return []
    return cells.map((cell, column) => ({ label: labelOf(cell), value: below[column] ?? '' }))
  })
  return labelledPage(entries)
}

/** Reads the lines of a PDF that begin with one of the labels; a value may stand in the line below its label. */
export function readPdfPage(lines: readonly string[], labels: readonly string[]): LabelledPage {
  const longestFirst = labels.toSorted((one, other) => other.length - one.length)
  const labelIn = (line: string) =>
    longestFirst.find(
      (label) => line.toLowerCase().startsWith(label) && !/^[a-z]/i.test(line.slice(label.length)),
    )
  const entries = lines.flatMap((line, index) => {
    const label = labelIn(line)
    if (label === undefined) return []
    const beside = line
      .slice(label.length)
      .replace(/^[\s.:]+/, '')
      .trim()
    const below = lines[index + 1] ?? ''
    return [{ label, value: beside || (labelIn(below) === undefined ? below : '') }]
  })
  return labelledPage(entries)
}

function labelledPage(entries: readonly Entry[]): LabelledPage {
  return {
    valueOf(label, after) {
      const starts = entries.flatMap((entry, index) => (entry.label === after ? [index] : []))
      if (after !== undefined && starts.length !== 1) return null
      const following = after === undefined ? entries : entries.slice((starts[0] ?? 0) + 1)
      const found = new Set(following.filter((entry) => entry.label === label).map(({ value }) => value))
      const [value] = found
      return found.size === 1 && value !== undefined ? value : null
    },
  }
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]|<t[dh]\b|$)/gi)]
    .map((cell) => textOf(cell[1] ?? ''))
    .filter((text) => text !== ':')
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

const labelOf = (cell: string) =>
  (cell.split('/').at(-1) ?? '')
    .trim()
    .toLowerCase()
    .replace(/[.:]+$/, '')
    .trim()
