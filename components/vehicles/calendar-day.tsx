import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/lib/core/class-names'
import { dateOfDay, type Day } from '@/lib/core/day'
import { formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { isSoldOut } from '@/lib/vehicles/rules'

interface CalendarDayProps {
  day: Day
  /** What is left, or null for a day that cannot be booked at all. */
  available: number | null
  /** The first day of the trip, or a later one of it. */
  isChosen: boolean
  isWithin: boolean
  href: string
}

const cell = 'grid min-h-16 place-items-center content-center gap-0.5 rounded-sm border py-1 figures'

/** One day of the calendar: its date, the Ethiopian day and what is left. */
export function CalendarDay({ day, available, isChosen, isWithin, href }: CalendarDayProps) {
  const t = useTranslations('OneDayVehicle')
  const locale = useLocale()
  const ethiopian = formatEthiopianDay(day, locale)
  const dates = (
    <span className="flex flex-wrap items-baseline justify-center gap-x-1">
      <span className="font-semibold">{dateOfDay(day).getUTCDate()}</span>
      {/* The date in words begins with the day's number. */}
      <span className="text-sm">{Number.parseInt(ethiopian, 10)}</span>
    </span>
  )
  if (available === null) {
    return <span className={classNames(cell, 'border-transparent text-ink-muted')}>{dates}</span>
  }
  const isGone = isSoldOut(available)
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isChosen ? 'date' : undefined}
      data-day={day}
      data-trip={isChosen || isWithin || undefined}
      className={classNames(
        cell,
        isChosen
          ? 'border-brand bg-brand text-brand-ink'
          : isWithin
            ? 'border-brand bg-brand-soft text-ink'
            : 'border-line bg-raised text-ink hover:border-line-strong',
      )}
    >
      <span className="sr-only">
        {t('dayLabel', { day: formatDayInWords(day, locale), ethiopian, count: available })}
      </span>
      <span aria-hidden="true">{dates}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'min-w-7 rounded-full px-2 text-center text-sm font-semibold',
          isGone ? 'bg-sunken text-ink-muted line-through' : 'bg-success-soft text-success',
        )}
      >
        {available}
      </span>
    </Link>
  )
}
