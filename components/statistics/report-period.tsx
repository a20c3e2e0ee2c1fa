import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TabsNav } from '@/components/ui/tabs-nav'
import { formatEthiopianMonth, formatMonth } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import {
  inCalendar,
  monthAfter,
  monthsUpTo,
  reportBases,
  type ReportBasis,
  reportCalendars,
  type ReportMonth,
} from '@/lib/statistics/report-period'

interface ReportPeriodProps {
  month: ReportMonth
  basis: ReportBasis
  query: Readonly<Record<string, string>>
}

/** The name of a month in its calendar. */
export const monthText = ({ calendar, from }: ReportMonth, locale: Locale) =>
  calendar === 'ethiopian' ? formatEthiopianMonth(from, locale) : formatMonth(from, locale)

/** Which month is shown, of which calendar, and by which day money is counted: links, each an address. */
export function ReportPeriod({ month, basis, query }: ReportPeriodProps) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  const before = monthsUpTo(month, 2)[1] ?? month
  const step = (to: ReportMonth, word: 'before' | 'after') => (
    <Link
      href={hrefOf('/Reports', { ...query, month: to.name })}
      aria-label={t(word, { month: monthText(to, locale) })}
      className={buttonClassName({ variant: 'secondary', size: 'small' })}
    >
      <Icon name={word === 'before' ? 'arrow-left' : 'arrow-right'} />
    </Link>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav aria-label={t('month')} className="flex items-center gap-2">
        {step(before, 'before')}
        <strong className="min-w-36 text-center text-lg text-ink figures">{monthText(month, locale)}</strong>
        {step(monthAfter(month), 'after')}
      </nav>
      <TabsNav
        label={t('calendar')}
        linkAs={Link}
        tabs={reportCalendars.map((calendar) => {
          const there = calendar === month.calendar ? month : inCalendar(month, calendar)
          return {
            href: hrefOf('/Reports', { ...query, calendar, month: there.name }),
            label: t(`calendars.${calendar}`),
            isCurrent: calendar === month.calendar,
          }
        })}
      />
      <TabsNav
        label={t('countedBy')}
        linkAs={Link}
        tabs={reportBases.map((by) => ({
          href: hrefOf('/Reports', { ...query, by }),
          label: t(`by.${by}`),
          isCurrent: by === basis,
        }))}
      />
    </div>
  )
}
