import { useLocale, useTranslations } from 'next-intl'
import { BarRows } from '@/components/ui/bar-rows'
import type { StatisticsPeriod } from '@/lib/statistics/rules'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import type { BookingStatus } from '@/lib/bookings/rules'
import { ChartFrame, statusTones } from './chart-frame'

interface IncomeChartProps {
  period: StatisticsPeriod
  income: readonly { status: BookingStatus; bookings: number; price: number; paid: number }[]
}

/** How much: what was paid, and what the bookings that came in are worth, by status. */
export function IncomeChart({ period, income }: IncomeChartProps) {
  const locale = useLocale()
  const t = useTranslations('Statistics')
  const names = useTranslations('Status')
  const most = Math.max(1, ...income.map(({ paid }) => paid))
  return (
    <ChartFrame
      title={t('income.title')}
      lead={t('income.lead')}
      name="income-by-status"
      period={period}
      table={{
        head: [t('status'), t('bookings'), t('income.price'), t('income.paid')],
        rows: income.map(({ status, bookings, price, paid }) => ({
          key: status,
          cells: [names(status), formatNumber(bookings), formatBirr(price, locale), formatBirr(paid, locale)],
        })),
      }}
    >
      <BarRows
        label={t('income.title')}
        rows={income.map(({ status, bookings, paid }) => ({
          key: status,
          name: names(status),
          value: formatBirr(paid, locale),
          note: t('bookingCount', { count: bookings }),
          share: Math.max(0, paid) / most,
          tone: statusTones[status],
        }))}
      />
    </ChartFrame>
  )
}
