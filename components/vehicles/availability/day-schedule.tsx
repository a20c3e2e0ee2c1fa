import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { type Column, Table } from '@/components/ui/table'
import { Link } from '@/lib/core/i18n/navigation'
import type { ScheduleDay, ScheduleRow } from '@/lib/vehicles/availability/queries'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { Blocked, Booked, FreeBadge, VehicleName } from './day-contents'
import { type BookingScreen, scheduleHref } from './schedule-href'

interface DayScheduleProps {
  rows: readonly ScheduleRow[]
  opens: BookingScreen
}

/** One day: every vehicle with who booked it, what is blocked and why, and what is free. */
export function DaySchedule({ rows, opens }: DayScheduleProps) {
  const t = useTranslations('Schedule')
  const cells = rows.flatMap((row) => row.days.slice(0, 1).map((cell) => ({ row, cell })))
  const columns: Column<{ row: ScheduleRow; cell: ScheduleDay }>[] = [
    {
      key: 'vehicle',
      header: t('vehicle'),
      isRowHeader: true,
      cell: ({ row, cell }) => <VehicleName row={row} date={cell.day} />,
    },
    {
      key: 'free',
      header: t('free'),
      cell: ({ row, cell }) => <FreeBadge free={cell.free} quantity={row.quantity} />,
    },
    {
      key: 'booked',
      header: t('booked'),
      cell: ({ row, cell }) =>
        cell.booked > 0 ? (
          <Booked row={row} cell={cell} opens={opens} limit={20} hasStatus />
        ) : (
          <span className="text-ink-muted">{t('nothing')}</span>
        ),
    },
    {
      key: 'blocked',
      header: t('blocked'),
      cell: ({ cell }) =>
        cell.blocks.length > 0 ? (
          <Blocked cell={cell} />
        ) : (
          <span className="text-ink-muted">{t('nothing')}</span>
        ),
    },
    {
      key: 'block',
      header: t('block'),
      align: 'end',
      isAction: true,
      cell: ({ row, cell }) => (
        <Link
          href={`${scheduleHref({ id: row.id, date: cell.day })}#block`}
          aria-label={t('blockOf', { name: vehicleTitle(row) })}
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
        >
          {t('block')}
        </Link>
      ),
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={cells} rowKey={({ row }) => row.id} />
}
