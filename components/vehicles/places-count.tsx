'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { Day } from '@/lib/dates/day'
import { askingOptions, askPlaces } from './ask-places'
import { soldOutEvent } from './sold-out-event'

export interface PlacesCountProps {
  vehicleId: string
  day: Day
  /** Says the number in words. */
  textOf: (count: number) => ReactNode
}

/** How many of a vehicle are left on a day, asked anew whenever that may have changed; nothing until it is known. */
export function PlacesCount(props: PlacesCountProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Count {...props} />
    </QueryClientProvider>
  )
}

function Count({ vehicleId, day, textOf }: PlacesCountProps) {
  const { data, refetch } = useQuery({
    ...askingOptions,
    queryKey: ['places', vehicleId, day],
    queryFn: ({ signal }) => askPlaces({ ids: [vehicleId], from: day, days: 1 }, signal),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  useEffect(() => {
    const ask = () => void refetch()
    window.addEventListener(soldOutEvent, ask)
    return () => window.removeEventListener(soldOutEvent, ask)
  }, [refetch])
  return data && textOf(data[vehicleId]?.[0] ?? 0)
}
