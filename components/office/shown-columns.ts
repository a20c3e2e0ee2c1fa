import type { Column } from '@/components/ui/table'

type Sent = Promise<Record<string, string | string[] | undefined>>

/** `?columns=` of an address, as links write it: names with a comma between; a form sends the name repeatedly. */
export async function columnsWord(searchParams: Sent): Promise<string | undefined> {
  const { columns } = await searchParams
  const names = [columns ?? []].flat().flatMap((part) => part.split(','))
  return names.filter((name) => /^[a-zA-Z]{1,30}$/.test(name)).join(',') || undefined
}

/** Whether a person may leave a column out: not the one that names the row, and not the ways onward. */
export function isChoosable<Row>({ key, isRowHeader }: Column<Row>): boolean {
  return !isRowHeader && key !== 'actions'
}

/** The columns that an address asks for; all of them where it asks for none that is known. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  word: string | undefined,
): readonly Column<Row>[] {
  const asked = word?.split(',') ?? []
  const isAsked = (column: Column<Row>) => isChoosable(column) && asked.includes(column.key)
  if (!columns.some(isAsked)) return columns
  return columns.filter((column) => !isChoosable(column) || isAsked(column))
}
