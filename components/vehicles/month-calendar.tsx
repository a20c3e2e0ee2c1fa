import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { addDays, type Day, monthAround } from '@/lib/core/day'
import { formatEthiopianDay, formatMonth, shortWeekdays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { FoundTripVehicle } from '@/lib/vehicles/trip-vehicle'
import { isBookableDay } from '@/lib/vehicles/rules'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import { type Trip, tripFrom, tripInAddress } from '@/lib/vehicles/trip-rules'
import { CalendarDay } from './calendar-day'
import { DayGrid } from './day-grid'
import { vehicleHref } from './vehicle-href'

interface MonthCalendarProps {
  vehicle: Pick<ResultVehicle, 'id' | 'kind' | 'category'>
  /** The chosen trip; the month of its first day is shown, and a day leads to the same trip from it on. */
  trip: Trip
  today: Day
  calendar: FoundTripVehicle['calendar']
}

/**
 * A month with what is left of a vehicle on each day, Gregorian with the Ethiopian day beside it. Weeks that are over are
 * left out; the last ones of a month go on into the next.
 */
export function MonthCalendar({ vehicle, trip, today, calendar: { weeks, days } }: MonthCalendarProps) {
  const t = useTranslations('OneDayVehicle')
  const locale = useLocale()
  const { date: day, lastDate } = trip
  const { first, last } = monthAround(day)
  const end = days.at(-1)?.day ?? last
  const left = new Map(days.map((entry) => [entry.day, entry.available]))
  const hrefFor = (date: Day) => vehicleHref(vehicle, tripInAddress(tripFrom(trip, date, today)))

  const beforeFirst = addDays(first, -1)
  const previousMonth = monthAround(beforeFirst).first
  const previous = previousMonth < today ? today : previousMonth
  const next = addDays(last, 1)
  const months = [
    { icon: 'arrow-left', label: t('previousMonth'), to: beforeFirst < today ? null : previous },
    { icon: 'arrow-right', label: t('nextMonth'), to: isBookableDay(next, today) ? next : null },
  ] as const

  return (
    <section aria-labelledby="days" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 id="days" aria-live="polite" className="text-xl text-ink">
            {[first, ...(end > last ? [end] : [])].map((date) => formatMonth(date, locale)).join('\u00a0– ')}
          </h2>
          <p className="text-sm text-ink-muted figures">
            {formatEthiopianDay(days[0]?.day ?? first, locale)} – {formatEthiopianDay(end, locale)}
          </p>
        </div>
        <div className="flex gap-2">
          {months.map(({ icon, label, to }) => (
            <MonthLink key={icon} href={hrefFor(to ?? day)} icon={icon} label={label} isEnd={to === null} />
          ))}
        </div>
      </div>
      <DayGrid>
        <caption className="sr-only">{t('calendarCaption')}</caption>
        <thead>
          <tr>
            {shortWeekdays[locale].map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-sm font-semibold text-ink-muted">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={weekday} className="p-0 align-top">
                  {date && (
                    <CalendarDay
                      day={date}
                      available={isBookableDay(date, today) ? (left.get(date) ?? 0) : null}
                      isChosen={date === day}
                      isWithin={date > day && date <= lastDate}
                      href={hrefFor(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DayGrid>
      <p className="text-sm text-ink-muted">{t('calendarHint')}</p>
    </section>
  )
}

interface MonthLinkProps {
  href: string
  icon: IconName
  label: string
  /** Whether there is no such month. Its link stays, for whoever came along it would lose the place on the page. */
  isEnd: boolean
}

function MonthLink({ href, icon, label, isEnd }: MonthLinkProps) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={buttonClassName({ variant: 'secondary', size: 'small', className: 'min-w-11' })}
    >
      <Icon name={icon} />
    </Link>
  )
}
