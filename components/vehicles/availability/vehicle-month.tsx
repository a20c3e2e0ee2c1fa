import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { DayGrid } from '@/components/vehicles/day-grid'
import { classNames } from '@/lib/core/class-names'
import { dateOfDay, type Day, monthAround } from '@/lib/core/day'
import { colonOf, formatDay, formatEthiopianDay, shortWeekdays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { ScheduleDay, ScheduleRow } from '@/lib/vehicles/availability/queries'
import { scheduleHref } from './schedule-href'

interface VehicleMonthProps {
  row: ScheduleRow
  /** Its month is shown. */
  day: Day
  /** Marked, where a day is chosen. */
  chosen?: Day
}

/** A month of one vehicle: on each day what is free, and whether something is blocked. */
export function VehicleMonth({ row, day, chosen }: VehicleMonthProps) {
  const t = useTranslations('Schedule')
  const locale = useLocale()
  const weekdays = shortWeekdays[locale]
  const cells = new Map(row.days.map((cell) => [cell.day, cell]))
  return (
    <DayGrid>
      <caption className="sr-only">{`${row.name}${colonOf(locale)} ${t('calendarCaption')}`}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="py-1 text-sm font-semibold text-ink-muted">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthAround(day).weeks.map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => {
              const cell = date && cells.get(date)
              return (
                <td key={weekday} className="p-0 align-top">
                  {cell && <MonthDay row={row} cell={cell} isChosen={date === chosen} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </DayGrid>
  )
}

function MonthDay({ row, cell, isChosen }: { row: ScheduleRow; cell: ScheduleDay; isChosen: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Schedule')
  const ethiopian = formatEthiopianDay(cell.day, useLocale())
  const { day, free, booked, blocked } = cell
  const tone =
    free === 0 ? 'bg-sunken' : free === row.quantity ? 'bg-success-soft' : 'bg-warning-soft text-warning'
  return (
    <Link
      href={scheduleHref({ id: row.id, date: day })}
      scroll={false}
      aria-current={isChosen ? 'date' : undefined}
      data-day={day}
      className={classNames(
        'grid min-h-14 place-items-center content-center gap-0.5 rounded-sm border py-1 text-ink figures',
        isChosen ? 'border-2 border-brand' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="sr-only">
        {t('dayLabel', {
          day: formatDay(day, locale),
          ethiopian,
          quantity: row.quantity,
          free,
          booked,
          blocked,
        })}
      </span>
      <span aria-hidden="true" className="flex items-baseline gap-1">
        <span className="font-semibold">{dateOfDay(day).getUTCDate()}</span>
        {/* The date in words begins with the day's number. */}
        <span className="text-sm text-ink-muted">{Number.parseInt(ethiopian, 10)}</span>
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'flex min-w-7 items-center justify-center gap-0.5 rounded-full px-1.5 text-sm font-semibold',
          tone,
        )}
      >
        {blocked > 0 && <Icon name="wrench" className="size-3.5" />}
        {free}
      </span>
    </Link>
  )
}
