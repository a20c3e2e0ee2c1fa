import { useLocale, useTranslations } from 'next-intl'
import { AgendaCard } from '@/components/statistics/agenda-card'
import { formatDay } from '@/lib/core/i18n/format'
import type { ExpiringPaper } from '@/lib/dispatch/queries'
import { hrefOf } from '@/lib/routes/routes'
import { PaperBadge } from './driver-words'

// The rest is one link away.
const mostPapers = 5

/** Papers of drivers and cars that are to be renewed, the most urgent first. */
export function PaperAgenda({ papers }: { papers: readonly ExpiringPaper[] }) {
  const locale = useLocale()
  const t = useTranslations('Dispatch')
  const agenda = useTranslations('Statistics.agenda')
  return (
    <AgendaCard
      id="papers"
      title={t('papers')}
      count={agenda('count', { count: papers.length })}
      empty={t('noPapers')}
      all={{ href: `${hrefOf('/Dispatch')}#papers`, label: agenda('showAll') }}
      entries={papers.slice(0, mostPapers).map(({ kind, name, until, warning, driverId, unitId }) => ({
        key: `${kind} ${driverId ?? unitId}`,
        href: driverId ? hrefOf('/Driver', { id: driverId }) : hrefOf('/Units', { unit: unitId ?? '' }),
        name,
        state: <PaperBadge warning={warning} />,
        details: [t(`paper.${kind}`), formatDay(until, locale)].join(' · '),
      }))}
    />
  )
}
