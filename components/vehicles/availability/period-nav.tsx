import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { DayText } from '@/components/vehicles/day-text'
import { formatEthiopianDay, formatMonth } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import type { Day } from '@/lib/core/day'
import type { Period, ScheduleView } from '@/lib/vehicles/availability/rules'

interface PeriodNavProps {
  /** `calendar` is a month from its first day on. */
  view: ScheduleView | 'calendar'
  period: Period
  hrefFor: (day: Day) => string
  todayHref: string
}

/** The time that is shown, in both calendars, with the ways to the time before, after and to today. */
export function PeriodNav({ view, period, hrefFor, todayHref }: PeriodNavProps) {
  const t = useTranslations('Schedule')
  const { from, last, previous, next } = period
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-xl text-ink">
        <PeriodText view={view} from={from} last={last} />
      </h2>
      <div className="flex gap-2 print:hidden">
        <Step href={hrefFor(previous)} icon="arrow-left" label={t(`previous.${view}`)} />
        <Link href={todayHref} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          {t('today')}
        </Link>
        <Step href={hrefFor(next)} icon="arrow-right" label={t(`next.${view}`)} />
      </div>
    </div>
  )
}

function PeriodText({ view, from, last }: Pick<PeriodNavProps, 'view'> & { from: Day; last: Day }) {
  const locale = useLocale()
  if (view === 'day') return <DayText day={from} />
  if (view !== 'calendar') {
    return (
      <>
        <DayText day={from} /> – <DayText day={last} />
      </>
    )
  }
  return (
    <>
      {formatMonth(from, locale)}{' '}
      <span className="text-base font-normal text-ink-muted figures">
        ({formatEthiopianDay(from, locale)} – {formatEthiopianDay(last, locale)})
      </span>
    </>
  )
}

function Step({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={buttonClassName({ variant: 'secondary', size: 'small', className: 'min-w-11' })}
    >
      <Icon name={icon} />
    </Link>
  )
}
