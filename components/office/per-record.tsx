'use client'

import { useSearchParams } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/**
 * Begins anew with each record: on the way from one to the next of its kind, as by the search, React keeps the page, and what was
 * typed about one, or refused for it, would stand in the form of the other.
 */
export function PerRecord({ children }: { children: ReactNode }) {
  const query = useSearchParams()
  return <Fragment key={`${query.get('id')} ${query.get('unit')}`}>{children}</Fragment>
}
