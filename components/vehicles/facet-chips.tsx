'use client'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

export interface Chip {
  href: string
  text: string
  /** How many vehicles it leads to, in words for whoever only hears it. */
  count: number | null
  countText: string
  isActive: boolean
}

/** Ways to narrow a list down, as links. Drawn in the browser, so that a page carries their words alone. */
export function FacetChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chip-row">
        {chips.map(({ href, text, count, countText, isActive }) => (
          <li key={text}>
            <Link href={href} scroll={false} aria-current={isActive ? 'true' : undefined} className="chip">
              {text}
              {count !== null && (
                <span className="font-normal figures">
                  {count}
                  <span className="sr-only"> {countText}</span>
                </span>
              )}
              {isActive && <Icon name="close" className="size-4" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
