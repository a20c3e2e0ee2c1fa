import { getLocale, getTranslations } from 'next-intl/server'
import { BookingsChart } from '@/components/statistics/bookings-chart'
import { IncomeChart } from '@/components/statistics/income-chart'
import { RequestsChart } from '@/components/statistics/requests-chart'
import { UseChart } from '@/components/statistics/use-chart'
import { TabsNav } from '@/components/ui/tabs-nav'
import type { Actor } from '@/lib/auth/permissions'
import { statisticsPeriods, type StatisticsPeriod } from '@/lib/statistics/rules'
import { getStatistics, listVehicleUse } from '@/lib/statistics/queries'
import { formatDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'

// More than that is read from the file.
const vehiclesShown = 10

interface ChartsProps {
  actor: Actor
  period: StatisticsPeriod
  /** The month that the page shows besides. */
  query: Readonly<Record<string, string>>
}

/** How often, how much, which car, and what people ask for, over a period of the address. */
export async function Charts({ actor, period, query }: ChartsProps) {
  const [t, locale] = await Promise.all([getTranslations('Statistics'), getLocale()])
  const [figures, use] = await Promise.all([
    getStatistics(actor, period),
    listVehicleUse(actor, { period, limit: vehiclesShown }),
  ])
  const { from, to } = figures.span
  const tabs = statisticsPeriods.map((one) => ({
    href: `${hrefOf('/Reports', { ...query, period: one })}#figures`,
    label: one === 'year' ? t('thisYear') : t('lastDays', { days: one }),
    isCurrent: one === period,
  }))
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="figures" className="scroll-mt-24 text-xl text-ink">
          {t('title')}
        </h2>
        <p className="text-ink-muted figures">
          {t('span', { from: formatDay(from, locale), to: formatDay(to, locale) })}
        </p>
      </div>
      <TabsNav label={t('period')} tabs={tabs} linkAs={Link} />
      <div className="grid gap-4 lg:grid-cols-2">
        <BookingsChart period={period} days={figures.bookingsPerDay} />
        <IncomeChart period={period} income={figures.incomeByStatus} />
        <RequestsChart period={period} requests={figures.requestsByCategory} />
        <UseChart period={period} days={figures.bookingsPerDay.length} vehicles={use.vehicles} />
      </div>
    </section>
  )
}
