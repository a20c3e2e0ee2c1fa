import { classNames } from '@/lib/core/class-names'

interface NumbersTableProps {
  /** Says what the table holds; read out, not shown. */
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** A small table of a name and its numbers; where it is wider than its room it scrolls in its own box. */
export function NumbersTable({ caption, head, rows }: NumbersTableProps) {
  const side = (index: number) => (index === 0 ? 'text-left' : 'text-right figures')
  return (
    // The focus lets a keyboard scroll.
    <div role="region" aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-sm text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'border-b border-line-strong px-2 py-1.5 font-semibold text-ink-muted',
                  side(index),
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={head[index]}
                    scope="row"
                    className="border-b border-line px-2 py-1.5 text-left font-normal wrap-anywhere"
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={head[index]}
                    className={classNames('border-b border-line px-2 py-1.5', side(index))}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
