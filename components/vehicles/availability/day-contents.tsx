import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { ScheduleDay, ScheduleRow } from '@/lib/vehicles/availability/queries'
import { vehicleTitle } from '@/lib/vehicles/rules'
import { type BookingScreen, scheduleHref } from './schedule-href'

/** How many are free of how many. */
export function FreeBadge({ free, quantity }: { free: number; quantity: number }) {
  const t = useTranslations('Schedule')
  const tone = free === 0 ? 'neutral' : free === quantity ? 'success' : 'warning'
  return <Badge tone={tone}>{t('freeOf', { free, quantity })}</Badge>
}

interface BookedProps {
  row: ScheduleRow
  cell: ScheduleDay
  opens: BookingScreen
  /** How many are named; the rest is counted and a link away. */
  limit: number
  hasStatus?: boolean
}

/** Who booked, each with the way to the booking. */
export function Booked({ row, cell, opens, limit, hasStatus = false }: BookedProps) {
  const t = useTranslations('Schedule')
  const named = cell.bookings.slice(0, limit)
  const others = cell.booked - named.length
  if (cell.booked === 0) return null
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
          {hasStatus && <StatusBadge status={status} />}
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

/** What staff took out of rent, and why. */
export function Blocked({ cell }: { cell: ScheduleDay }) {
  const t = useTranslations('Schedule')
  if (cell.blocks.length === 0) return null
  return (
    <ul className="grid gap-1 text-ink-muted">
      {cell.blocks.map(({ blockId, places, reason }) => (
        <li key={blockId} className="flex items-start gap-1.5">
          <Icon name="wrench" className="mt-0.5 size-4" />
          <span className="min-w-0 break-words">
            {t('places', { count: places })}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name of a vehicle, which leads to its own schedule. */
export function VehicleName({ row, date }: { row: ScheduleRow; date: ScheduleDay['day'] }) {
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
