import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'

export interface Column<Row> {
  key: string
  /** Head of the column on wide screens, label of the line on phones. */
  header: string
  /** Label of the line on phones where the head would break badly there. */
  label?: string
  cell: (row: Row) => ReactNode
  /** The column that names the row; it becomes the title of the card. */
  isRowHeader?: boolean
  align?: 'start' | 'end'
  /** Links and buttons alone; not printed. */
  isAction?: boolean
}

interface TableProps<Row> {
  /** Says what the table holds; read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The id of a row in the page, by which an address names it. */
  rowId?: (row: Row) => string
  /** Rows can be chosen, for the form of that id; `label` names the box of a row. */
  choice?: {
    form: string
    header: ReactNode
    label: (row: Row) => string
    /** Those that are chosen at first. */
    chosen?: readonly string[] | undefined
  }
}

// More of them leave a tablet no room for their words.
const fewColumns = 5

/**
 * A table on wide screens that becomes one card per row on phones, and on tablets where it has many columns, from the same
 * markup. The roles are written out because `display: block` takes a table's own roles away from assistive technology.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowId, choice } = props
  return (
    <table
      role="table"
      className={classNames(
        'block w-full text-ink wide-table:table',
        columns.length + (choice ? 1 : 0) > fewColumns && 'many-columns',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block wide-table:table-header-group">
        <tr role="row" className="block wide-table:table-row">
          {choice && (
            <td
              role="cell"
              className="block px-4 pb-2 wide-table:table-cell wide-table:w-8 wide-table:border-b wide-table:border-line-strong wide-table:px-1 wide-table:pb-0 wide-table:align-middle cards:empty:hidden"
            >
              {choice.header}
            </td>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line-strong px-2 py-1.5 text-sm font-semibold text-ink-muted cards:sr-only',
                column.align === 'end' ? 'text-right' : 'text-left',
                column.isAction && 'print:hidden!',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:grid-cols-2 wide-table:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            id={rowId?.(row)}
            role="row"
            className="grid scroll-mt-24 content-start gap-2 rounded-lg border border-line bg-raised p-4 shadow-low target:bg-brand-soft has-[input[name^=ids]:checked]:bg-brand-soft data-current:outline-2 data-current:-outline-offset-2 data-current:outline-brand wide-table:table-row wide-table:rounded-none wide-table:border-0 wide-table:bg-transparent wide-table:shadow-none wide-table:hover:bg-sunken"
          >
            {choice && (
              <td
                role="cell"
                className="block wide-table:table-cell wide-table:border-b wide-table:border-line wide-table:px-1 wide-table:align-middle"
              >
                <input
                  type="checkbox"
                  name={`ids.${rowKey(row)}`}
                  form={choice.form}
                  aria-label={choice.label(row)}
                  defaultChecked={choice.chosen?.includes(rowKey(row))}
                  className="block size-6 wide-table:size-4.5"
                />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const wide =
    'wide-table:table-cell wide-table:border-b wide-table:border-line wide-table:px-2 wide-table:py-1 wide-table:align-middle'
  if (column.isRowHeader) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={classNames('block text-left text-lg font-semibold wide-table:text-sm', wide)}
      >
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td
      role="cell"
      data-label={column.label ?? column.header}
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(6rem,2fr)_minmax(0,3fr)] items-baseline gap-3 text-base',
        'before:text-sm before:text-ink-muted before:content-[attr(data-label)] wide-table:before:content-none',
        'wide-table:text-sm',
        column.align === 'end' && 'figures wide-table:text-right',
        wide,
        column.isAction && 'print:hidden!',
      )}
    >
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  )
}
