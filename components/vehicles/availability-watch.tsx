'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Day } from '@/lib/dates/day'
import { useRouter } from '@/lib/i18n/navigation'
import { soldOutEvent } from './sold-out-event'

/** What is left by vehicle, for each day from a day on. */
export type Places = Readonly<Record<string, readonly number[]>>

export interface AvailabilityWatchProps {
  from: Day
  shown: Places
  onChange: () => void
}

// SPEC section 9.
const options = {
  gcTime: 5 * 60 * 1000,
  retry: 3,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
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
    ...options,
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

type Question = { ids: readonly string[]; from: Day; days: number }
type Answer = { _id: string; days: { available: number }[] }[]

async function askPlaces({ ids, from, days }: Question, signal: AbortSignal): Promise<Places> {
  const query = new URLSearchParams({ ids: ids.join(), date: from, days: String(days) })
  const response = await fetch(`/api/availability?${query}`, { signal })
  if (!response.ok) throw new Error(`availability: ${response.status}`)
  const answer: Answer = await response.json()
  return Object.fromEntries(
    answer.map(({ _id, days: left }) => [_id, left.map(({ available }) => available)]),
  )
}
