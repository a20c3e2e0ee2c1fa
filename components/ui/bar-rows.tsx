'use client'

import { classNames } from '@/lib/core/class-names'
import type { ChartTone } from './column-chart'

const fills = {
  brand: 'fill-brand',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
} as const

interface BarRowsProps {
  label: string
  rows: readonly {
    key: string
    name: string
    /** The value in words. */
    value: string
    /** More about the row. */
    note?: string | undefined
    /** Length of the bar, from 0 to 1. */
    share: number
    tone?: ChartTone
  }[]
}

/** Lying bars with their names and values as text. A component of the browser, for what a page says twice. */
export function BarRows({ label, rows }: BarRowsProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map(({ key, name, value, note, share, tone = 'brand' }) => (
        <li key={key} className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures">
              <span className="font-semibold">{value}</span>
              {note && <span className="text-sm text-ink-muted"> · {note}</span>}
            </span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="block h-2.5 w-full overflow-hidden rounded-full bg-sunken"
          >
            <rect width={Math.min(100, 100 * share)} height={4} className={classNames(fills[tone])} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
