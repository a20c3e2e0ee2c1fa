'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askingOptions, fetchAvailability, type Places, type PlacesQuestion } from './fetch-availability'

/** What keeps the answers of `usePlaces` below it. */
export function PlacesAsking({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

interface Asking {
  /** What the page shows already. */
  initialData?: Places
  refetchOnMount?: 'always' | boolean
}

/** What is left of some vehicles, asked anew whenever that may have changed; undefined until something is known. */
export function usePlaces(question: PlacesQuestion, asking: Asking = {}): Places | undefined {
  const { ids, from, days } = question
  const { data } = useQuery({
    ...askingOptions,
    ...asking,
    queryKey: ['places', from, days, ids],
    queryFn: ({ signal }) => fetchAvailability(question, signal),
    enabled: ids.length > 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return data
}
