import { getTranslations } from 'next-intl/server'
import { NoteText } from '@/components/customers/note-text'
import type { Actor } from '@/lib/auth/permissions'
import { listBookingNotes } from '@/lib/customers/notes'

/** What staff wrote about a booking, newest first; more is written on its own page. */
export async function PanelNotes({ actor, id }: { actor: Actor; id: string }) {
  const [t, notes] = await Promise.all([getTranslations('Notes'), listBookingNotes(actor, id)])
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="panel-notes" className="grid gap-1 border-t border-line pt-3">
      <h3 id="panel-notes" className="text-base font-semibold text-ink">
        {t('title')}
      </h3>
      <ul className="grid gap-2 text-sm">
        {notes.map((note) => (
          <li key={note.id}>
            <NoteText note={{ ...note, code: null }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
