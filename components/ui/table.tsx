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
  /** Rows can be chosen, each by its box. */
  choice?: { header: ReactNode; box: (row: Row) => ReactNode }
}

// More of them leave a tablet no room for their words.
const fewColumns = 5

/**
 * A table on wide screens that becomes one card per row on phones, and on tablets where it has many columns, from the same
 * markup; `data-table` says its looks once for all cells. The roles are written out because `display: block` takes a table's
 * own roles away from assistive technology.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowId, choice } = props
  return (
    <table
      role="table"
      className={classNames('data-table', columns.length + (choice ? 1 : 0) > fewColumns && 'many-columns')}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {choice && <td role="cell">{choice.header}</td>}
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={lookOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} id={rowId?.(row)} role="row">
            {choice && <td role="cell">{choice.box(row)}</td>}
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
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" data-label={column.label ?? column.header} className={lookOf(column)}>
      <div>{column.cell(row)}</div>
    </td>
  )
}

const lookOf = <Row,>({ align, isAction }: Column<Row>) =>
  classNames(align === 'end' && 'to-end', isAction && 'print:hidden!') || undefined
