'use client'

import { useEffect, useState } from 'react'
import type { Day } from '@/lib/core/day'
import type { AvailabilityWatchProps } from './availability-watch'
import type { Places } from './fetch-availability'

/** Sent by a form whose order was refused because nothing is left, to whatever shows what is left. */
export const soldOutEvent = 'entoto:sold-out'

interface FreshAvailabilityProps {
  from: Day
  /** What the page shows as left, by vehicle, for each day from `from` on. */
  shown: Places
  /** Said to screen readers when it was no longer true. */
  changedText: string
}

/**
 * Keeps what a page shows as left true: when somebody comes back to the tab or to the network, or an order finds nothing
 * left, the places are asked for anew. A page that was just made needs none of this, so the code comes with the first
 * of these moments and weighs nothing before.
 */
export function FreshAvailability({ from, shown, changedText }: FreshAvailabilityProps) {
  const [Watch, setWatch] = useState<React.ComponentType<AvailabilityWatchProps> | null>(null)
  const [changes, setChanges] = useState(0)

  useEffect(() => {
    if (Watch) return
    const load = () => {
      // Where the line fails, the next such moment tries again.
      import('./availability-watch').then(
        ({ AvailabilityWatch }) => setWatch(() => AvailabilityWatch),
        () => undefined,
      )
    }
    // Already when the tab is left: so the code is there when somebody comes back.
    document.addEventListener('visibilitychange', load)
    window.addEventListener('online', load)
    window.addEventListener(soldOutEvent, load)
    return () => {
      document.removeEventListener('visibilitychange', load)
      window.removeEventListener('online', load)
      window.removeEventListener(soldOutEvent, load)
    }
  }, [Watch])

  return (
    <>
      <p role="status" className="sr-only">
        {changes > 0 && <span key={changes}>{changedText}</span>}
      </p>
      {Watch && <Watch from={from} shown={shown} onChange={() => setChanges((before) => before + 1)} />}
    </>
  )
}
