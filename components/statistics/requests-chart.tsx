import { useTranslations } from 'next-intl'
import { BarRows } from '@/components/ui/bar-rows'
import type { StatisticsPeriod } from '@/lib/statistics/rules'
import { formatNumber } from '@/lib/core/i18n/format'
import type { TravelItem } from '@/lib/requests/rules'
import { ChartFrame } from './chart-frame'

interface RequestsChartProps {
  period: StatisticsPeriod
  requests: readonly { item: TravelItem; requests: number; done: number }[]
}

/** What people ask for: travel requests by category. */
export function RequestsChart({ period, requests }: RequestsChartProps) {
  const t = useTranslations('Statistics')
  const items = useTranslations('TravelItem')
  const most = Math.max(1, ...requests.map((row) => row.requests))
  return (
    <ChartFrame
      title={t('requests.title')}
      lead={t('requests.lead')}
      name="requests-by-category"
      period={period}
      table={{
        head: [t('requests.category'), t('requests.all'), t('requests.done')],
        rows: requests.map((row) => ({
          key: row.item,
          cells: [items(row.item), formatNumber(row.requests), formatNumber(row.done)],
        })),
      }}
    >
      <BarRows
        label={t('requests.title')}
        rows={requests.map((row) => ({
          key: row.item,
          name: items(row.item),
          value: formatNumber(row.requests),
          note: row.requests > 0 ? t('requests.doneOf', { count: row.done }) : undefined,
          share: row.requests / most,
        }))}
      />
    </ChartFrame>
  )
}
