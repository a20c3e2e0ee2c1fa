'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Day } from '@/lib/dates/day'
import { useRouter } from '@/lib/i18n/navigation'
import { askingOptions, askPlaces, type Places } from './ask-places'
import { soldOutEvent } from './sold-out-event'

export interface AvailabilityWatchProps {
  from: Day
  shown: Places
  onChange: () => void
}

/** Asks what is left whenever that may have changed, and has the page made anew when it shows something else. */
export function AvailabilityWatch(props: AvailabilityWatchProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Watch {...props} />
    </QueryClientProvider>
  )
}

function Watch({ from, shown, onChange }: AvailabilityWatchProps) {
  const router = useRouter()
  const ids = Object.keys(shown)
  const days = Math.max(1, ...Object.values(shown).map(({ length }) => length))
  const { data, refetch } = useQuery({
    ...askingOptions,
    queryKey: ['availability', from, days, ids],
    queryFn: ({ signal }) => askPlaces({ ids, from, days }, signal),
    enabled: ids.length > 0,
    initialData: shown,
    // Availability is always stale. In a tab that is out of sight the return to it asks.
    refetchOnMount: document.visibilityState === 'visible' ? 'always' : false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  useEffect(() => {
    const ask = () => void refetch()
    window.addEventListener(soldOutEvent, ask)
    return () => window.removeEventListener(soldOutEvent, ask)
  }, [refetch])

  const follow = useEffectEvent((places: Places) => {
    if (ids.every((id) => isSame(places[id] ?? [], shown[id] ?? []))) return
    onChange()
    router.refresh()
  })
  // Compared when an answer comes, not when the page was made anew: that one is at least as fresh.
  useEffect(() => follow(data), [data])
  return null
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((places, index) => places === other[index])
