'use client'

import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/lib/core/i18n/navigation'

interface AgendaCardProps {
  id: string
  title: string
  /** A few words beside the title, such as the day. */
  note?: ReactNode
  /** How many there are, in words. */
  count: string
  entries: readonly (AgendaEntry & { key: string })[]
  empty: string
  all: { href: string; label: string }
}

/** Some of what waits, and the way to all of it. A component of the browser, for what a page says twice. */
export function AgendaCard({ id, title, note, count, entries, empty, all }: AgendaCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-lg font-semibold">
          {title}
        </h3>
        <span className="text-sm text-ink-muted figures">{note}</span>
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <>
          <ul className="grid divide-y divide-line">
            {entries.map(({ key, ...entry }) => (
              <li key={key} className="grid min-w-0 gap-0.5 py-2">
                <EntryLines {...entry} />
              </li>
            ))}
          </ul>
          <Link
            href={all.href}
            className="inline-flex min-h-9 items-center font-semibold text-brand underline"
          >
            {all.label} ({count})
          </Link>
        </>
      )}
    </Card>
  )
}

/** One thing that waits. */
interface AgendaEntry {
  /** Where it is worked on; without it there is nothing to open. */
  href?: string | undefined
  name: string
  state?: ReactNode
  /** Language of the details, where people wrote them. */
  lang?: string | undefined
  details: string
}

function EntryLines({ href, name, state, lang, details }: AgendaEntry) {
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {href ? (
          <Link href={href} className="font-semibold wrap-anywhere underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {state}
      </span>
      <span lang={lang} className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
        {details}
      </span>
    </>
  )
}
