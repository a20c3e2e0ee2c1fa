import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import type { SignedInActor } from '@/lib/auth/permissions'
import { formatCode, formatMoment } from '@/lib/core/i18n/format'
import type { Note } from '@/lib/customers/record-view'
import { NoteForm, type NoteRecord, RemoveNoteForm } from './note-form'

interface NoteSectionProps {
  notes: readonly Note[]
  /** The record that a new note is about. */
  about: NoteRecord
  actor: Pick<SignedInActor, 'id' | 'role'>
}

/** What staff wrote, newest first, with its author and moment, and the field for more. Customers never see it. */
export function NoteSection({ notes, about, actor }: NoteSectionProps) {
  const locale = useLocale()
  const t = useTranslations('Notes')
  return (
    <Card as="section" id="notes" className="grid scroll-mt-24 gap-4">
      <h2 className="text-xl text-ink">{t('title')}</h2>
      <FormMessages namespaces={['Notes']}>
        <NoteForm about={about} />
        {notes.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {notes.map(({ id, text, code, author, createdAt }) => (
              <li key={id} className="grid gap-1 py-3">
                {/* In whatever language it was written. */}
                <p lang="" className="break-words whitespace-pre-line text-ink">
                  {text}
                </p>
                <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted figures">
                  <span>
                    {[author?.name ?? t('gone'), formatMoment(createdAt, locale), code && formatCode(code)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {(author?.id === actor.id || actor.role === 'admin') && (
                    <RemoveNoteForm
                      id={id}
                      about={about}
                      label={t('removeOf', { text: text.slice(0, 40) })}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </FormMessages>
    </Card>
  )
}
