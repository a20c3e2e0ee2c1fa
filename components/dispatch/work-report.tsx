import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CsvLink } from '@/components/office/csv-link'
import { Card } from '@/components/ui/card'
import { NumbersTable } from '@/components/ui/numbers-table'
import { TabsNav } from '@/components/ui/tabs-nav'
import { formatDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { type Span, statisticsPeriods, type StatisticsPeriod } from '@/lib/statistics/rules'

interface WorkReportProps {
  path: '/Drivers' | '/Units'
  period: StatisticsPeriod
  span: Span
  head: readonly string[]
  rows: ComponentProps<typeof NumbersTable>['rows']
}

/** Days and trips per driver, or per unit, over a period of the address, as a table and as a file. */
export function WorkReport({ path, period, span: { from, to }, head, rows }: WorkReportProps) {
  const locale = useLocale()
  const t = useTranslations('Dispatch')
  const statistics = useTranslations('Statistics')
  const isDrivers = path === '/Drivers'
  const title = t(isDrivers ? 'work.ofDrivers' : 'work.ofUnits')
  return (
    <Card as="section" id="report" aria-labelledby="report-title" className="grid min-w-0 scroll-mt-24 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="report-title" className="text-xl text-ink">
          {title}
        </h2>
        <p className="text-ink-muted figures">
          {statistics('span', { from: formatDay(from, locale), to: formatDay(to, locale) })}
        </p>
      </div>
      <TabsNav
        label={statistics('period')}
        linkAs={Link}
        tabs={statisticsPeriods.map((one) => ({
          href: `${hrefOf(path, { period: one })}#report`,
          label: one === 'year' ? statistics('thisYear') : statistics('lastDays', { days: one }),
          isCurrent: one === period,
        }))}
      />
      {rows.length === 0 ? (
        <p className="text-ink-muted">{t('work.none')}</p>
      ) : (
        <NumbersTable caption={statistics('tableOf', { title })} head={head} rows={rows} />
      )}
      <div className="justify-self-end">
        <CsvLink name={isDrivers ? 'driver-work' : 'unit-use'} query={{ period }} list={title} />
      </div>
    </Card>
  )
}
