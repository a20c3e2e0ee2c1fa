import { useLocale, useTranslations } from 'next-intl'
import { formatHour } from '@/lib/core/day'
import { shortWeekdays } from '@/lib/core/i18n/format'
import type { OpenSpan } from '@/lib/site/working-hours'

/** When the office is open, in the reader's clock; nothing where nobody said it (CONTRACT section 13). */
export function WorkingHours({ spans }: { spans: readonly OpenSpan[] }) {
  const locale = useLocale()
  const t = useTranslations('Contact')
  if (spans.length === 0) return null
  const nameOf = (weekday: number) => shortWeekdays[locale][weekday - 1] ?? ''
  return (
    <section aria-labelledby="working-hours" className="grid gap-1">
      <h3 id="working-hours" className="text-base text-ink">
        {t('hours')}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-muted figures">
        {spans.map(({ first, last, opens, closes }) => (
          <div key={first} className="col-span-2 grid grid-cols-subgrid">
            <dt>{first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`}</dt>
            <dd>{`${formatHour(opens, locale)} – ${formatHour(closes, locale)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
