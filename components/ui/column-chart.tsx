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
  columns: readonly {
    key: string
    /** Shown when the pointer rests on the column. */
    title: string
    /** One value per series. */
    values: readonly number[]
  }[]
  /** The value at the upper end of the axis. */
  top: number
  /** Names of the axis from its upper end to its foot. */
  ticks: readonly string[]
  /** Names of the first and the last column. */
  ends: readonly [string, string]
}

const unit = 10

/** Stacked columns side by side, drawn on the server: it needs no script and stretches to the room there is. */
export function ColumnChart({ label, series, columns, top, ticks, ends }: ColumnChartProps) {
  const width = columns.length * unit
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ tone, name, total }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={classNames('size-3 shrink-0 rounded-sm', swatches[tone])} />
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
          {columns.map(
            ({ key, title, values }, index) =>
              values.some((value) => value > 0) && (
                <g key={key} className="stroke-raised">
                  <title>{title}</title>
                  {stacked(values, top).map(
                    ({ from, height }, part) =>
                      height > 0 && (
                        <path
                          key={part}
                          d={`M${index * unit + 1} ${rounded(100 - from)}h${unit - 2}v${rounded(-height)}h${2 - unit}z`}
                          vectorEffect="non-scaling-stroke"
                          className={fills[series[part]?.tone ?? 'brand']}
                        />
                      ),
                  )}
                </g>
              ),
          )}
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

/** Where each part of a column begins and how high it is, in hundredths of the axis. */
function stacked(values: readonly number[], top: number): { from: number; height: number }[] {
  let from = 0
  return values.map((value) => {
    const part = { from, height: (100 * value) / top }
    from += part.height
    return part
  })
}

/** To a hundredth, which is finer than a pixel. */
function rounded(value: number): number {
  return Math.round(100 * value) / 100
}
