'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from './icon'

interface DisclosureProps {
  title: ReactNode
  /** Whether it is open at first; it opens once more where that becomes true, and closes by hand alone. */
  isOpen?: boolean
  children: ReactNode
}

/** What few people need, behind one line that opens it; works without a script. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  const [wasOpen] = useState(isOpen)
  return (
    <details open={wasOpen || isOpen} className="group rounded-md border border-line bg-raised">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2 font-bold text-ink">
        {title}
        <Icon name="chevron-down" className="size-5 shrink-0 text-brand group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}
