import { useLocale, useTranslations } from 'next-intl'
import { type Column, Table } from '@/components/ui/table'
import type { Day } from '@/lib/core/day'
import { formatEthiopianDay, numericDay, shortWeekdays } from '@/lib/core/i18n/format'
import type { ScheduleRow } from '@/lib/vehicles/availability/queries'
import { Blocked, Booked, FreeBadge, VehicleName } from './day-contents'
import type { BookingScreen } from './schedule-href'

// The years stand above the table.
const withoutYear = (date: string) => date.replace(/[ /]\d{4}.*$/, '')
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

interface WeekScheduleProps {
  rows: readonly ScheduleRow[]
  /** The chosen day, to which the names of vehicles lead. */
  day: Day
  opens: BookingScreen
}

/** A week from Monday on: a line for each vehicle, a card on phones. */
export function WeekSchedule({ rows, day: chosen, opens }: WeekScheduleProps) {
  const t = useTranslations('Schedule')
  const locale = useLocale()
  const weekdays = shortWeekdays[locale]
  const days = rows[0]?.days.map(({ day }) => day) ?? []
  const columns: Column<ScheduleRow>[] = [
    {
      key: 'vehicle',
      header: t('vehicle'),
      isRowHeader: true,
      cell: (row) => <VehicleName row={row} date={chosen} />,
    },
    ...days.map((day, index) => {
      const date = `${weekdays[index]} ${withoutYear(numericDay(day))}`
      const ethiopian = `(${withoutYear(formatEthiopianDay(day, locale))})`
      return {
        key: day,
        header: `${date} ${ethiopian}`,
        label: `${unbroken(date)} ${unbroken(ethiopian)}`,
        cell: (row: ScheduleRow) => {
          const cell = row.days[index]
          if (!cell) return null
          return (
            <span className="grid justify-items-start gap-1.5">
              <FreeBadge free={cell.free} quantity={row.quantity} isShort />
              <Booked row={row} cell={cell} opens={opens} limit={3} />
              <Blocked cell={cell} />
            </span>
          )
        },
      }
    }),
  ]
  return (
    // Eight columns scroll in a box of their own where they find no room; the focus lets a keyboard do so.
    <div role="region" aria-label={t('title')} tabIndex={0} className="overflow-x-auto">
      <p className="hidden text-ink-muted md:block">{t('weekLegend')}</p>
      <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  )
}
