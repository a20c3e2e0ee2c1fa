'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'

interface NumbersTableProps {
  /** Says what the table holds; read out, not shown. */
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The sums below. */
  foot?: readonly string[]
  /** Shows all rows, however many. */
  isWhole?: boolean
}

/**
 * A small table of a name and its numbers; where it is wider than its room it scrolls in its own box. A component of the
 * browser, for what a page says twice.
 */
export function NumbersTable({ caption, head, rows, foot, isWhole = false }: NumbersTableProps) {
  return (
    // The focus lets a keyboard scroll.
    <div
      role="group"
      aria-label={caption}
      tabIndex={0}
      className={classNames('overflow-auto', !isWhole && 'max-h-96')}
    >
      <table className="numbers-table w-full text-sm text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-muted">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                <td key={index}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot className="font-semibold">
            <tr>
              {foot.map((sum, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {sum}
                  </th>
                ) : (
                  <td key={index}>{sum}</td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
