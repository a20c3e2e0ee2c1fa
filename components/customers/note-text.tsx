import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCode, formatMoment } from '@/lib/core/i18n/format'
import type { Note } from '@/lib/customers/record-view'

interface NoteTextProps {
  note: Omit<Note, 'id'>
  /** What can be done with it. */
  children?: ReactNode
}

/** What somebody of the staff wrote, with who, when and about which booking. */
export function NoteText({ note, children }: NoteTextProps) {
  const locale = useLocale()
  const t = useTranslations('Notes')
  const { text, author, createdAt, code } = note
  return (
    <>
      {/* In whatever language it was written. */}
      <p lang="" className="wrap-anywhere whitespace-pre-line text-ink">
        {text}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted figures">
        <span>
          {[author?.name ?? t('gone'), formatMoment(createdAt, locale), code && formatCode(code)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {children}
      </div>
    </>
  )
}
