import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { DayText } from '@/components/vehicles/day-text'
import type { Day } from '@/lib/core/day'
import { listText } from '@/lib/core/i18n/format'
import { type DriverLanguage, paperWarning, type PaperWarning } from '@/lib/dispatch/rules'

/** Says that a paper is to be renewed; nothing where there is time. */
export function PaperBadge({ warning }: { warning: PaperWarning }) {
  const t = useTranslations('Dispatch')
  if (warning === null) return null
  if (warning === 'expired') return <Badge tone="danger">{t('expired')}</Badge>
  return (
    <Badge tone={warning === 60 ? 'info' : 'warning'}>{t('expiresWithin', { days: String(warning) })}</Badge>
  )
}

/** Until when a paper is valid, and whether it is to be renewed. */
export function Paper({ until, today }: { until: Day | null; today: Day }) {
  if (!until) return '–'
  return (
    <span className="flex flex-wrap items-center gap-2">
      <DayText day={until} />
      <PaperBadge warning={paperWarning(until, today)} />
    </span>
  )
}

interface StateBadgeProps {
  isActive: boolean
  /** Why an active driver or unit is not there today, in words; false where nothing keeps them away. */
  away: string | false
}

/** Whether a driver or a unit is at work today. */
export function StateBadge({ isActive, away }: StateBadgeProps) {
  const t = useTranslations('Dispatch')
  const tone = isActive ? (away ? 'warning' : 'success') : undefined
  return (
    <Badge tone={tone} className="md:whitespace-nowrap">
      {isActive ? away || t('active') : t('inactive')}
    </Badge>
  )
}

/** Languages in words. */
export function LanguageNames({ languages }: { languages: readonly DriverLanguage[] }) {
  const t = useTranslations('Languages')
  const locale = useLocale()
  return (
    <>
      {listText(
        languages.map((language) => t(language)),
        locale,
      )}
    </>
  )
}
