/** The most views of one list that a person keeps; they are shown in one line above it. */
export const mostViews = 12

// The place in a list, and what was open or chosen in it, are of a moment and not of a view.
const ofAMoment = [
  'after',
  'before',
  'open',
  'ids',
  'write',
  'canceled',
  'marked',
  'as',
  'list',
  'page',
  'unit',
  'remove',
]

/** What of a list's address makes a view: its filter, order, columns and page size, in the order of their names. */
export function viewQuery(typed: string): string {
  const query = new URLSearchParams(typed)
  for (const [name, value] of [...query]) if (!value || ofAMoment.includes(name)) query.delete(name)
  query.sort()
  return query.toString()
}
