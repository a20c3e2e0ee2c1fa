import type { ReactNode } from 'react'
import { Link } from '@/lib/core/i18n/navigation'

interface AgendaEntryProps {
  /** Where it is worked on; without it there is nothing to open. */
  href?: string | undefined
  name: string
  state?: ReactNode
  /** Language of the details, where people wrote them. */
  lang?: string | undefined
  details: string
}

/** One thing that waits, in two lines. */
export function AgendaEntry({ href, name, state, lang, details }: AgendaEntryProps) {
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
