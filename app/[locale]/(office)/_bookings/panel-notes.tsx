import { getLocale, getTranslations } from 'next-intl/server'
import type { Actor } from '@/lib/auth/permissions'
import { formatMoment } from '@/lib/core/i18n/format'
import { listBookingNotes } from '@/lib/customers/notes'

/** What staff wrote about a booking, newest first; more is written on its own page. */
export async function PanelNotes({ actor, id }: { actor: Actor; id: string }) {
  const [t, locale, notes] = await Promise.all([
    getTranslations('Notes'),
    getLocale(),
    listBookingNotes(actor, id),
  ])
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="panel-notes" className="grid gap-1 border-t border-line pt-3">
      <h3 id="panel-notes" className="text-base font-semibold text-ink">
        {t('title')}
      </h3>
      <ul className="grid gap-2 text-sm">
        {notes.map(({ id: noteId, text, author, createdAt }) => (
          <li key={noteId}>
            {/* In whatever language it was written. */}
            <p lang="" className="wrap-anywhere whitespace-pre-line text-ink">
              {text}
            </p>
            <span className="text-ink-muted figures">
              {[author?.name ?? t('gone'), formatMoment(createdAt, locale)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
