import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CsvLink } from '@/components/office/csv-link'
import { classNames } from '@/lib/core/class-names'
import { Card } from '@/components/ui/card'
import type { ChartTone } from '@/components/ui/column-chart'
import { NumbersTable } from '@/components/ui/numbers-table'
import type { BookingStatus } from '@/lib/bookings/rules'
import type { ExportName } from '@/lib/statistics/export-rules'
import type { StatisticsPeriod } from '@/lib/statistics/rules'

/** The colours of statuses in charts, those of their badges. */
export const statusTones = {
  successful: 'success',
  pending: 'warning',
  canceled: 'danger',
} as const satisfies Record<BookingStatus, ChartTone>

interface ChartFrameProps {
  title: string
  /** The question that the chart answers, and what is counted. */
  lead: string
  name: ExportName
  period: StatisticsPeriod
  /** Takes the whole width where others share it. */
  isWide?: boolean
  table: {
    head: readonly string[]
    rows: readonly { key: string; cells: readonly string[] }[]
  }
  children: ReactNode
}

/** A chart with its question above, and its numbers as a table and as a file below. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, lead, name, period, isWide = false, table, children } = props
  const t = useTranslations('Statistics')
  return (
    <Card
      as="section"
      aria-labelledby={name}
      className={classNames('grid min-w-0 content-start gap-4', isWide && 'lg:col-span-2')}
    >
      <div className="grid gap-1">
        <h3 id={name} className="text-lg font-semibold">
          {title}
        </h3>
        <p className="text-sm text-ink-muted">{lead}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-start gap-2">
        <details className="min-w-0 flex-[1_1_9rem] open:basis-full">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand print:hidden">
            {t('asTable')}
          </summary>
          <div className="mt-2">
            <NumbersTable caption={t('tableOf', { title })} head={table.head} rows={table.rows} />
          </div>
        </details>
        <span className="ml-auto">
          <CsvLink name={name} query={{ period }} list={title} />
        </span>
      </div>
    </Card>
  )
}
