import { useTranslations } from 'next-intl'
import { DayText } from '@/components/vehicles/day-text'
import { Link } from '@/lib/core/i18n/navigation'
import type { ExpiringPaper } from '@/lib/dispatch/queries'
import { hrefOf } from '@/lib/routes/routes'
import { PaperBadge } from './driver-words'

/** Papers that are to be renewed, the most urgent first, each with the way to whose they are. */
export function ExpiringPapers({ papers }: { papers: readonly ExpiringPaper[] }) {
  const t = useTranslations('Dispatch')
  if (papers.length === 0) return <p className="text-ink-muted">{t('noPapers')}</p>
  return (
    <ul className="grid divide-y divide-line">
      {papers.map(({ kind, name, until, warning, driverId, unitId }) => (
        <li
          key={`${kind} ${driverId ?? unitId}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            <Link
              href={driverId ? hrefOf('/Driver', { id: driverId }) : hrefOf('/Units', { unit: unitId ?? '' })}
              className="font-semibold underline"
            >
              {name}
            </Link>{' '}
            · {t(`paper.${kind}`)} · <DayText day={until} />
          </span>
          <PaperBadge warning={warning} />
        </li>
      ))}
    </ul>
  )
}
