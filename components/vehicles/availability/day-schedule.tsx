import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { Badge } from '@/components/ui/badge'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Column, Table } from '@/components/ui/table'
import { colonOf } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ScheduleDay, ScheduleRow } from '@/lib/vehicles/availability/queries'
import { vehicleTitle } from '@/lib/vehicles/rules'
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
      cell: ({ row, cell }) => <Booked row={row} cell={cell} opens={opens} />,
    },
    {
      key: 'blocked',
      header: t('blocked'),
      cell: ({ cell }) => <Blocked cell={cell} />,
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

/** How many are free of how many. */
function FreeBadge({ free, quantity }: { free: number; quantity: number }) {
  const t = useTranslations('Schedule')
  const tone = free === 0 ? 'neutral' : free === quantity ? 'success' : 'warning'
  return <Badge tone={tone}>{t('freeOf', { free, quantity })}</Badge>
}

interface BookedProps {
  row: ScheduleRow
  cell: ScheduleDay
  opens: BookingScreen
}

/** How many who booked are named; the rest is counted and a link away. */
const mostNamed = 20

/** Who booked, each with the way to the booking. */
function Booked({ row, cell, opens }: BookedProps) {
  const t = useTranslations('Schedule')
  const named = cell.bookings.slice(0, mostNamed)
  const others = cell.booked - named.length
  if (cell.booked === 0) return <Nothing />
  return (
    <ul className="grid gap-1">
      {named.map(({ id, customerName, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={hrefOf(opens, { id })}
            aria-label={t('openBooking', { customer: customerName })}
            className="inline-flex min-h-6 items-center font-medium break-words text-brand underline"
          >
            {customerName}
          </Link>
          <StatusBadge status={status} />
        </li>
      ))}
      {others > 0 && (
        <li>
          <Link
            href={scheduleHref({ id: row.id, date: cell.day })}
            className="inline-flex min-h-6 items-center text-ink-muted underline"
          >
            {t('more', { count: others })}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Nothing() {
  const t = useTranslations('Schedule')
  return <span className="text-ink-muted">{t('nothing')}</span>
}

/** What staff took out of rent, and why. */
function Blocked({ cell }: { cell: ScheduleDay }) {
  const locale = useLocale()
  const t = useTranslations('Schedule')
  if (cell.blocks.length === 0) return <Nothing />
  return (
    <ul className="grid gap-1 text-ink-muted">
      {cell.blocks.map(({ blockId, places, reason }) => (
        <li key={blockId} className="flex items-start gap-1.5">
          <Icon name="wrench" className="mt-0.5 size-4" />
          <span className="min-w-0 break-words">
            {t('places', { count: places })}
            {reason && `${colonOf(locale)} ${reason}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name of a vehicle, which leads to its own schedule. */
function VehicleName({ row, date }: { row: ScheduleRow; date: ScheduleDay['day'] }) {
  const t = useTranslations('Schedule')
  return (
    <span className="grid gap-0.5">
      <Link
        href={scheduleHref({ id: row.id, date })}
        aria-label={t('openVehicle', { name: vehicleTitle(row) })}
        className="font-semibold break-words underline"
      >
        {row.name}
      </Link>
      <span className="text-sm font-normal text-ink-muted">{row.model}</span>
    </span>
  )
}
