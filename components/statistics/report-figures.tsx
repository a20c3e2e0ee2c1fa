import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/lib/core/class-names'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import type { Report } from '@/lib/statistics/report'
import { monthText } from './report-period'

/** The sums of a month, and what the month before it came to. */
export function ReportFigures({ report: { total, months } }: { report: Report }) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  const birr = (santim: number) => formatBirr(santim / 100, locale)
  const before = months[1]
  const figures = [
    { name: t('net'), value: birr(total.net), isMain: true },
    { name: t('transfers'), value: birr(total.transfers) },
    { name: t('cash'), value: birr(total.cash) },
    { name: t('refunds'), value: birr(total.refunds), isReturned: total.refunds < 0 },
    { name: t('entries'), value: formatNumber(total.entries) },
    ...(before ? [{ name: monthText(before.month, locale), value: birr(before.net) }] : []),
  ]
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-raised sm:grid-cols-3 2xl:grid-cols-6">
      {figures.map(({ name, value, isMain, isReturned }) => (
        <div
          key={name}
          className="-mt-px -ml-px grid content-start gap-0.5 border-t border-l border-line p-3 sm:p-4"
        >
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd
            className={classNames(
              'font-bold figures',
              isMain ? 'text-brand sm:text-xl' : 'sm:text-lg',
              isReturned && 'text-danger',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
