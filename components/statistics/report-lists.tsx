import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { NumbersTable } from '@/components/ui/numbers-table'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { MonthTakings, VehicleTakings } from '@/lib/statistics/report'
import type { ReportBasis } from '@/lib/statistics/report-period'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { monthText } from './report-period'

/** What the bookings of each vehicle brought in. */
export function ReportVehicles({ vehicles }: { vehicles: readonly VehicleTakings[] }) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  return (
    <Card as="section" aria-labelledby="report-vehicles" className="grid min-w-0 gap-3">
      <h2 id="report-vehicles" className="text-xl text-ink">
        {t('vehicles')}
      </h2>
      {vehicles.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <NumbersTable
          caption={t('vehicles')}
          head={[t('vehicle'), t('bookings'), t('net')]}
          rows={vehicles.map(({ bookings, net, ...vehicle }) => ({
            key: vehicleTitle(vehicle),
            cells: [vehicleTitle(vehicle), formatNumber(bookings), formatBirr(net / 100, locale)],
          }))}
        />
      )}
    </Card>
  )
}

interface ReportMonthsProps {
  months: readonly MonthTakings[]
  basis: ReportBasis
}

/** The months up to the one that is shown, each with its sum and the way to it. */
export function ReportMonths({ months, basis }: ReportMonthsProps) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  return (
    <Card as="section" aria-labelledby="report-months" className="grid min-w-0 gap-3">
      <h2 id="report-months" className="text-xl text-ink">
        {t('months')}
      </h2>
      <NumbersTable
        isWhole
        caption={t('months')}
        head={[t('month'), t('entries'), t('net')]}
        rows={months.map(({ month, entries, net, closedAt }, index) => ({
          key: month.name,
          cells: [
            <span key="month" className="flex flex-wrap items-center gap-x-2">
              <Link
                href={hrefOf('/Reports', { calendar: month.calendar, month: month.name, by: basis })}
                aria-current={index === 0 ? 'true' : undefined}
                className="underline aria-[current]:font-bold"
              >
                {monthText(month, locale)}
              </Link>
              {closedAt && <Badge icon="lock">{t('closed')}</Badge>}
            </span>,
            formatNumber(entries),
            formatBirr(net / 100, locale),
          ],
        }))}
      />
    </Card>
  )
}
