import { useLocale, useTranslations } from 'next-intl'
import { ColumnChart } from '@/components/ui/column-chart'
import {
  axisTop,
  byWeek,
  daysDrawnAtMost,
  type DayCount,
  type StatisticsPeriod,
} from '@/lib/statistics/rules'
import { formatDay, formatNumber } from '@/lib/core/i18n/format'
import { bookingStatuses } from '@/lib/bookings/rules'
import { ChartFrame, statusTones } from './chart-frame'

interface BookingsChartProps {
  period: StatisticsPeriod
  days: readonly DayCount[]
}

/** How often: the bookings that came in on each day, by the status they have now; a long period by weeks. */
export function BookingsChart({ period, days }: BookingsChartProps) {
  const locale = useLocale()
  const t = useTranslations('Statistics')
  const names = useTranslations('Status')
  const isByWeek = days.length > daysDrawnAtMost
  const columns = isByWeek ? byWeek(days) : days
  const totalOf = (count: DayCount) => count.pending + count.successful + count.canceled
  const all = columns.reduce((sum, count) => sum + totalOf(count), 0)
  const top = axisTop(Math.max(0, ...columns.map(totalOf)))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return (
    <ChartFrame
      title={t('perDay.title')}
      lead={t(isByWeek ? 'perDay.leadWeeks' : 'perDay.lead')}
      name="bookings-per-day"
      isWide
      period={period}
      table={{
        head: [t(isByWeek ? 'week' : 'day'), ...bookingStatuses.map((status) => names(status)), t('all')],
        rows: columns.map((count) => ({
          key: count.day,
          cells: [
            formatDay(count.day, locale),
            ...bookingStatuses.map((status) => formatNumber(count[status])),
            formatNumber(totalOf(count)),
          ],
        })),
      }}
    >
      <ColumnChart
        label={t('perDay.label', {
          count: all,
          from: first ? formatDay(first, locale) : '',
          to: last ? formatDay(last, locale) : '',
        })}
        series={bookingStatuses.map((status) => ({
          tone: statusTones[status],
          name: names(status),
          total: formatNumber(columns.reduce((sum, count) => sum + count[status], 0)),
        }))}
        columns={columns.map((count) => bookingStatuses.map((status) => count[status]))}
        top={top}
        ticks={[top, top / 2, 0].map(formatNumber)}
        ends={[first ? formatDay(first, locale) : '', last ? formatDay(last, locale) : '']}
      />
    </ChartFrame>
  )
}
