import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { listText } from '@/lib/core/i18n/format'
import type { DriverLanguage, PaperWarning } from '@/lib/dispatch/rules'

/** Says that a paper is to be renewed; nothing where there is time. */
export function PaperBadge({ warning }: { warning: PaperWarning }) {
  const t = useTranslations('Dispatch')
  if (warning === null) return null
  if (warning === 'expired') return <Badge tone="danger">{t('expired')}</Badge>
  return (
    <Badge tone={warning === 60 ? 'info' : 'warning'}>{t('expiresWithin', { days: String(warning) })}</Badge>
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
