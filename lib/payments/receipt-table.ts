/** The values of an HTML table by their labels. */
export type LabelledTable = {
  /** The value that stands beside or below a label; null when it is missing or says two different things. */
  valueOf: (label: string) => string | null
}

/**
 * Reads a page's tables into labels and values. A label is the part behind the slash of `የክፍያ ቀን/Payment date`, in
 * small letters without a closing dot. A row of several labels is a head whose values stand in the next row.
 */
export function tableOf(html: string): LabelledTable {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  const rows = [...visible.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr|<tr\b)/gi)].map((row) =>
    cellsOf(row[1] ?? ''),
  )
  const values = new Map<string, Set<string>>()
  const note = (label: string, value: string) => {
    const known = values.get(label) ?? new Set()
    values.set(label, known.add(value))
  }
  rows.forEach((cells, index) => {
    const below = rows[index + 1]
    if (cells.length === 2) note(labelOf(cells[0] ?? ''), cells[1] ?? '')
    if (cells.length > 2 && below?.length === cells.length) {
      cells.forEach((cell, column) => note(labelOf(cell), below[column] ?? ''))
    }
  })
  return {
    valueOf(label) {
      const found = [...(values.get(label) ?? [])]
      return found.length === 1 ? (found[0] ?? null) : null
    },
  }
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]|<t[dh]\b|$)/gi)].map((cell) =>
    textOf(cell[1] ?? ''),
  )
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
