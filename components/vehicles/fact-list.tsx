'use client'

import { Icon, type IconName } from '@/components/ui/icon'

export type Fact = { icon: IconName; text: string }

/** Short facts with their icons. Drawn in the browser, so that a page carries their words alone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-1.5 figures">
          <Icon name={icon} className="size-5 text-brand" />
          {text}
        </li>
      ))}
    </ul>
  )
}
