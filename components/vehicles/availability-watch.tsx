'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import type { Day } from '@/lib/core/day'
import { availabilityDaysLimit } from '@/lib/vehicles/rules'
import type { Places } from './fetch-availability'
import { PlacesAsking, usePlaces } from './places-query'

export interface AvailabilityWatchProps {
  from: Day
  shown: Places
  leastOf: number | undefined
  onChange: () => void
}

/** Asks what is left whenever that may have changed, and has the page made anew when it shows something else. */
export function AvailabilityWatch(props: AvailabilityWatchProps) {
  return (
    <PlacesAsking>
      <Watch {...props} />
    </PlacesAsking>
  )
}

function Watch({ from, shown, leastOf, onChange }: AvailabilityWatchProps) {
  const router = useRouter()
  const ids = Object.keys(shown)
  const days = leastOf
    ? Math.min(leastOf, availabilityDaysLimit)
    : Math.max(1, ...Object.values(shown).map(({ length }) => length))
  const places = usePlaces(
    { ids, from, days },
    {
      initialData: shown,
      // Availability is always stale. In a tab that is out of sight the return to it asks.
      refetchOnMount: document.visibilityState === 'visible' ? 'always' : false,
    },
  )

  const follow = useEffectEvent((now: Places = shown) => {
    const seen = (places: readonly number[] = []) => (leastOf ? [Math.min(...places)] : places)
    // Of a longer trip the day on which the least is left may be one that is not told of.
    const told = (id: string) => [
      ...(now[id] ?? []),
      ...((leastOf ?? 0) > availabilityDaysLimit ? (shown[id] ?? []) : []),
    ]
    if (ids.every((id) => isSame(seen(told(id)), seen(shown[id])))) return
    onChange()
    router.refresh()
  })
  // Compared when an answer comes, not when the page was made anew: that one is at least as fresh.
  useEffect(() => follow(places), [places])
  return null
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((places, index) => places === other[index])
