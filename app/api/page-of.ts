/** A page of a list that is read whole: there are dozens, not thousands. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const next = page * limit < rows.length ? String(page + 1) : null
  return { rows: rows.slice((page - 1) * limit, page * limit), list: { total: rows.length, next } }
}
