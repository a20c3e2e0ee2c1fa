'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { colonOf } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'

interface WorkCardProps {
  id: string
  title: string
  /** How many there are, in words; nothing where nobody counts. */
  count?: string | undefined
  /** The way to all of them; missing where all of them stand here. */
  all?: { href: string; label: string } | undefined
  /** Missing where nothing is shown without any. */
  empty?: string
  children: readonly ReactNode[]
}

/**
 * Some of what waits, each with what is done about it, and the way to all of it. A component of the browser, as its rows are,
 * for what a page says twice.
 */
export function WorkCard({ id, title, count, all, empty, children }: WorkCardProps) {
  const locale = useLocale()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start">
      <div className="flex min-h-11 items-center gap-x-2 border-b border-line-strong">
        <h2 id={id} className="text-base font-semibold text-ink">
          {title}
        </h2>
        {count && <span className="rounded-full bg-sunken px-2 text-sm font-semibold figures">{count}</span>}
        {all && (
          <Link
            href={all.href}
            aria-label={`${all.label}${colonOf(locale)} ${title}`}
            className="ml-auto inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
          >
            {all.label}
          </Link>
        )}
      </div>
      {children.length === 0 ? (
        <p className="py-3 text-sm text-ink-muted">{empty}</p>
      ) : (
        <ul className="grid divide-y divide-line max-xl:[&_.button]:min-h-11">{children}</ul>
      )}
    </section>
  )
}

interface WorkRowProps {
  /** Where it is worked on; without it there is nothing to open. */
  href?: string | undefined
  name: string
  /** A few words beside the name, such as its code. */
  note?: ReactNode
  details: ReactNode
  /** Language of the details, where people wrote them. */
  lang?: string | undefined
  /** Calls who it is about (`CallLink`). */
  call?: ReactNode
  /** What is done about it. */
  action?: ReactNode
}

/** One thing that waits: who, what, a call, and what is done about it; below the words where these would be cut. */
export function WorkRow({ href, name, note, details, lang, call, action }: WorkRowProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-2 py-1.5">
      <div className="grid min-w-0 flex-[1_1_9rem] text-sm">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {href ? (
            <Link href={href} className="font-semibold wrap-anywhere hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere">{name}</span>
          )}
          <span className="text-ink-muted figures">{note}</span>
        </span>
        <span lang={lang} className="line-clamp-3 wrap-anywhere text-ink-muted">
          {details}
        </span>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {call}
        {action}
      </div>
    </li>
  )
}

/** Leads to where something is done; `of` names what it is about to who does not see the row. */
export function ActionLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <Link
      href={href}
      aria-label={`${label}${colonOf(useLocale())} ${of}`}
      className={buttonClassName({ variant: 'secondary', size: 'small' })}
    >
      {label}
    </Link>
  )
}

/** Calls a number at one press; the label says whose it is. */
export function CallButton({ phone, label }: { phone: string; label: string }) {
  return (
    <a
      href={`tel:${phone}`}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-md border border-line text-brand hover:bg-sunken xl:size-9"
    >
      <Icon name="phone" className="size-4" />
    </a>
  )
}
