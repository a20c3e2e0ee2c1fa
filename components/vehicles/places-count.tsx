'use client'

import type { ReactNode } from 'react'
import type { Day } from '@/lib/core/day'
import { PlacesAsking, usePlaces } from './places-query'

export interface PlacesCountProps {
  vehicleId: string
  day: Day
  /** Says the number in words. */
  textOf: (count: number) => ReactNode
}

/** How many of a vehicle are left on a day, asked anew whenever that may have changed; nothing until it is known. */
export function PlacesCount(props: PlacesCountProps) {
  return (
    <PlacesAsking>
      <Count {...props} />
    </PlacesAsking>
  )
}

function Count({ vehicleId, day, textOf }: PlacesCountProps) {
  const places = usePlaces({ ids: [vehicleId], from: day, days: 1 })
  return places && textOf(places[vehicleId]?.[0] ?? 0)
}
