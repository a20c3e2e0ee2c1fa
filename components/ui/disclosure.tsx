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
  const [isShown, setIsShown] = useState(isOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // What opened it may be over, as an error is once somebody types; it stays for them to go on.
    if (isOpen) setIsShown(true)
  }
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
      className="group rounded-md border border-line bg-raised"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2 font-bold text-ink">
        {title}
        <Icon name="chevron-down" className="size-5 shrink-0 text-brand group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}
