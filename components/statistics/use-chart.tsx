import { useTranslations } from 'next-intl'
import { BarRows } from '@/components/ui/bar-rows'
import { shareOf, type StatisticsPeriod, type VehicleUse } from '@/lib/statistics/rules'
import { formatNumber } from '@/lib/core/i18n/format'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { ChartFrame } from './chart-frame'

interface UseChartProps {
  period: StatisticsPeriod
  /** Length of the period. */
  days: number
  vehicles: readonly VehicleUse[]
}

/** Which car: the vehicles that were booked most, with the share of their places. */
export function UseChart({ period, days, vehicles }: UseChartProps) {
  const t = useTranslations('Statistics')
  const most = Math.max(1, ...vehicles.map(({ booked }) => booked))
  const used = vehicles.filter(({ booked }) => booked > 0)
  const rows = used.map((vehicle, index) => {
    const { booked } = vehicle
    const title = vehicleTitle(vehicle)
    const share = shareOf(vehicle, days)
    return {
      key: vehicle.id ?? String(index),
      name: vehicle.id === null ? t('use.removed', { vehicle: title }) : title,
      booked,
      percent: share === null ? undefined : t('use.share', { percent: Math.round(share * 100) }),
    }
  })
  return (
    <ChartFrame
      title={t('use.title')}
      lead={t('use.lead')}
      name="vehicle-use"
      isWide
      period={period}
      table={{
        head: [t('use.column'), t('use.booked'), t('use.part')],
        rows: rows.map(({ key, name, booked, percent }) => ({
          key,
          cells: [name, formatNumber(booked), percent ?? '–'],
        })),
      }}
    >
      {rows.length === 0 && <p className="text-ink-muted">{t('use.none')}</p>}
      <BarRows
        label={t('use.title')}
        rows={rows.map(({ key, name, booked, percent }) => ({
          key,
          name,
          value: t('use.days', { count: booked }),
          note: percent,
          share: booked / most,
        }))}
      />
    </ChartFrame>
  )
}
