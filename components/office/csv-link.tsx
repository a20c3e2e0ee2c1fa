import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { colonOf } from '@/lib/core/i18n/format'
import { exportHref, type ExportName } from '@/lib/statistics/export-rules'

interface CsvLinkProps {
  name: ExportName
  /** What the list beside it is narrowed down and ordered by. */
  query: Readonly<Record<string, string | undefined>>
  /** Name of the list, read out with the link. */
  list: string
  /** What stands on it, where there are several files. */
  label?: string
}

/**
 * Takes what a list or a chart shows away as a file for spreadsheets. That it is a file the answer says: for a link that says so
 * itself a browser shows nothing of an answer that is none.
 */
export function CsvLink({ name, query, list, label }: CsvLinkProps) {
  const t = useTranslations('DataList')
  const locale = useLocale()
  return (
    <a
      href={exportHref(name, query, locale)}
      aria-label={label ? `${label}${colonOf(locale)} ${list}` : t('csvOf', { list })}
      className={buttonClassName({ variant: 'quiet', size: 'small' })}
    >
      {label ?? t('csv')}
    </a>
  )
}
