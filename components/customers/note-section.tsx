import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import type { SignedInActor } from '@/lib/auth/permissions'
import type { Note } from '@/lib/customers/record-view'
import { NoteForm, type NoteRecord, RemoveNoteForm } from './note-form'
import { NoteText } from './note-text'

interface NoteSectionProps {
  notes: readonly Note[]
  /** The record that a new note is about. */
  about: NoteRecord
  actor: Pick<SignedInActor, 'id' | 'role'>
}

/** What staff wrote, newest first, with its author and moment, and the field for more. Customers never see it. */
export function NoteSection({ notes, about, actor }: NoteSectionProps) {
  const t = useTranslations('Notes')
  return (
    <Card as="section" id="notes" className="grid scroll-mt-24 gap-4">
      <h2 className="text-xl text-ink">{t('title')}</h2>
      <FormMessages namespaces={['Notes']}>
        <NoteForm about={about} />
        {notes.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {notes.map((note) => (
              <li key={note.id} className="grid gap-1 py-3">
                <NoteText note={note}>
                  {(note.author?.id === actor.id || actor.role === 'admin') && (
                    <RemoveNoteForm
                      id={note.id}
                      about={about}
                      label={t('removeOf', { text: note.text.slice(0, 40) })}
                    />
                  )}
                </NoteText>
              </li>
            ))}
          </ul>
        )}
      </FormMessages>
    </Card>
  )
}
