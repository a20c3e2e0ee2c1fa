'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  className?: string
}

/**
 * What is known about one thing: names on the left, values on the right; on a phone a long value goes below its name. A
 * component of the browser, for what a page says twice.
 */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames('grid divide-y divide-line', className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 sm:grid sm:grid-cols-[minmax(8rem,1fr)_2fr]"
        >
          <dt className="text-sm text-ink-muted sm:text-base">{label}</dt>
          <dd className="min-w-0 font-medium whitespace-pre-line text-ink figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
