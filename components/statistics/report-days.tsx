import { useLocale, useTranslations } from 'next-intl'
import { CsvLink } from '@/components/office/csv-link'
import { Card } from '@/components/ui/card'
import { ColumnChart } from '@/components/ui/column-chart'
import { NumbersTable } from '@/components/ui/numbers-table'
import { ethiopianDateOf } from '@/lib/core/ethiopian-day'
import { ethiopianMonths, formatBirr, formatDayInWords, formatNumber } from '@/lib/core/i18n/format'
import type { Report, Takings } from '@/lib/statistics/report'
import { axisTop } from '@/lib/statistics/rules'

interface ReportDaysProps {
  report: Report
  query: Readonly<Record<string, string>>
}

/** Every day of a month with what it took in, as a picture and as a table with its sums; and both files of it. */
export function ReportDays({ report: { month, days, total }, query }: ReportDaysProps) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  const inWords = (day: (typeof days)[number]['day']) => formatDayInWords(day, locale, { hasYear: false })
  const inEthiopian = (day: (typeof days)[number]['day']) => {
    const { day: date, month: number } = ethiopianDateOf(day)
    return `${date} ${ethiopianMonths[locale][number - 1] ?? ''}`
  }
  const received = days.map(({ transfers, cash }) => [transfers / 100, cash / 100] as const)
  const top = axisTop(Math.max(0, ...received.map(([transfers, cash]) => transfers + cash)))
  return (
    <Card as="section" aria-labelledby="report-days" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="report-days" className="text-xl text-ink">
          {t('days')}
        </h2>
        <div className="flex flex-wrap gap-x-2">
          <CsvLink name="report-days" query={query} list={t('days')} label={t('csvDays')} />
          <CsvLink name="report-payments" query={query} list={t('rows')} label={t('csvRows')} />
        </div>
      </div>
      <ColumnChart
        label={t('chart', { net: formatBirr(total.net / 100, locale) })}
        series={[
          { tone: 'brand', name: t('transfers'), total: formatBirr(total.transfers / 100, locale) },
          { tone: 'warning', name: t('cash'), total: formatBirr(total.cash / 100, locale) },
        ]}
        columns={received}
        top={top}
        ticks={[top, top / 2, 0].map(formatNumber)}
        ends={[inWords(month.from), inWords(month.to)]}
      />
      <NumbersTable
        isWhole
        caption={t('days')}
        head={[t('day'), t('entries'), t('transfers'), t('cash'), t('refunds'), t('net')]}
        rows={days.map(({ day, ...takings }) => ({
          key: day,
          cells: [
            <span key="day" className="flex flex-col gap-x-3 whitespace-nowrap lg:flex-row">
              {inWords(day)} <span className="text-ink-muted">{inEthiopian(day)}</span>
            </span>,
            ...sums(takings),
          ],
        }))}
        foot={[t('sum'), ...sums(total)]}
      />
      <p className="text-sm text-ink-muted">{t('note')}</p>
    </Card>
  )
}

const sums = ({ entries, transfers, cash, refunds, net }: Takings) =>
  [entries, transfers / 100, cash / 100, refunds / 100, net / 100].map((value) =>
    value === 0 ? '–' : formatNumber(value),
  )
