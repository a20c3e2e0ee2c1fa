'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { PlacesCountProps } from '@/components/vehicles/places-count'
import { isDay } from '@/lib/core/day'

interface PlacesOnDayProps {
  vehicleId: string
  /** What the date field holds. */
  chosen: string
  /** The day whose places the page shows already. */
  shown: string
}

/** What is left on another day than the one the page was made for, said while the date is being chosen. */
export function PlacesOnDay({ vehicleId, chosen, shown }: PlacesOnDayProps) {
  const t = useTranslations('OneDayBook')
  const [Count, setCount] = useState<React.ComponentType<PlacesCountProps> | null>(null)
  const day = chosen !== shown && isDay(chosen) ? chosen : null

  useEffect(() => {
    if (!day || Count) return
    // Where the line fails, the next day that is chosen tries again.
    import('@/components/vehicles/places-count').then(
      ({ PlacesCount }) => setCount(() => PlacesCount),
      () => undefined,
    )
  }, [day, Count])

  return (
    <p role="status" className="mt-1.5 text-sm font-medium text-ink">
      {day && Count && (
        <Count vehicleId={vehicleId} day={day} textOf={(count) => t('leftOnDay', { count })} />
      )}
    </p>
  )
}
