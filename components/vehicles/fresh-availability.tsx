'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useFreshPage } from '@/components/site/use-fresh-page'
import { type Day, dayInAddis } from '@/lib/core/day'
import type { AvailabilityWatchProps } from './availability-watch'
import type { Places } from './fetch-availability'

interface FreshAvailabilityProps {
  from: Day
  /** What the page shows as left, by vehicle, for each day from `from` on. */
  shown: Places
  /** Where only the least of so many days is shown. */
  leastOf?: number
  /** Said to screen readers when it was no longer true. */
  changedText: string
}

/**
 * Keeps what a page shows as left true: when somebody comes back to the tab or to the network, the places are asked for
 * anew. A page that was just made needs none of this, so the code comes with the first
 * of these moments and weighs nothing before.
 */
export function FreshAvailability({ from, shown, leastOf, changedText }: FreshAvailabilityProps) {
  useNewDay()
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
    return () => {
      document.removeEventListener('visibilitychange', load)
      window.removeEventListener('online', load)
    }
  }, [Watch])

  return (
    <>
      <p role="status" className="sr-only">
        {changes > 0 && <span key={changes}>{changedText}</span>}
      </p>
      {Watch && (
        <Watch
          from={from}
          shown={shown}
          leastOf={leastOf}
          onChange={() => setChanges((before) => before + 1)}
        />
      )}
    </>
  )
}

/** A page that was left open past midnight in Addis Ababa is made anew for the day that it is by then. */
function useNewDay(): void {
  const askForPage = useEffectEvent(useFreshPage().askForPage)
  useEffect(() => {
    let shownOn = dayInAddis(new Date())
    const look = async () => {
      const today = dayInAddis(new Date())
      if (document.visibilityState !== 'visible' || today === shownOn) return
      if (await askForPage()) shownOn = today
    }
    const hear = () => void look()
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [])
}
