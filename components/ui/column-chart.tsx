'use client'

import { classNames } from '@/lib/core/class-names'

const fills = {
  brand: 'fill-brand',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
} as const
const swatches = {
  brand: 'bg-brand',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const
export type ChartTone = keyof typeof fills

interface ChartSeries {
  tone: ChartTone
  name: string
  /** What the series comes to, in words. */
  total: string
}

interface ColumnChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  /** From the foot of a column to its top. */
  series: readonly ChartSeries[]
  /** Each with one value per series. */
  columns: readonly (readonly number[])[]
  /** The value at the upper end of the axis. */
  top: number
  /** Names of the axis from its upper end to its foot. */
  ticks: readonly string[]
  /** Names of the first and the last column. */
  ends: readonly [string, string]
}

const unit = 10

/**
 * Stacked columns side by side, one path for each series: it needs no script and stretches to the room there is. A component
 * of the browser, so that a page carries the numbers alone for React (docs/decisions/rendering.md).
 */
export function ColumnChart({ label, series, columns, top, ticks, ends }: ColumnChartProps) {
  const width = columns.length * unit
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ tone, name, total }) => (
          <li key={name} className="flex items-center gap-2">
            <span
              className={classNames(
                'size-3 shrink-0 rounded-sm forced-color-adjust-none [print-color-adjust:exact]',
                swatches[tone],
              )}
            />
            {name}
            <span className="font-semibold figures">{total}</span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs text-ink-muted">
        <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-right figures">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          className="block h-44 w-full border-b border-line-strong"
        >
          {ticks.slice(0, -1).map((tick, index) => (
            <path
              key={tick}
              d={`M0 ${(100 * index) / (ticks.length - 1)}H${width}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {series.map(({ tone, name }, part) => (
            <path
              key={name}
              d={columns.map((values, index) => columnPart({ values, part, index, top })).join('')}
              vectorEffect="non-scaling-stroke"
              className={classNames('stroke-raised', fills[tone])}
            />
          ))}
        </svg>
        <span />
        <div aria-hidden="true" className="flex justify-between gap-4 figures">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
    </div>
  )
}

interface ColumnPart {
  /** Of the column, one per series. */
  values: readonly number[]
  part: number
  /** Of the column, from the left. */
  index: number
  top: number
}

/** The outline of what a series adds to a column; nothing where it adds nothing. */
function columnPart({ values, part, index, top }: ColumnPart): string {
  const value = values[part] ?? 0
  if (value <= 0) return ''
  const below = values.slice(0, part).reduce((sum, one) => sum + one, 0)
  const [from, height] = [(100 * below) / top, (100 * value) / top]
  return `M${index * unit + 1} ${rounded(100 - from)}h${unit - 2}v${rounded(-height)}h${2 - unit}z`
}

/** To a hundredth, which is finer than a pixel. */
function rounded(value: number): number {
  return Math.round(100 * value) / 100
}
