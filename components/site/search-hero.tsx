import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/components/ui/drawing'
import { SearchCard } from '@/components/vehicles/search-card'
import type { Day } from '@/lib/core/day'
import type { Trip } from '@/lib/vehicles/trip-rules'

interface SearchHeroProps {
  title: string
  lead: ReactNode
  scene: Extract<DrawingName, 'scene' | 'scene-ridge'>
  trip: Trip
  today: Day
  /** What else leads on from here, below the search. */
  children: ReactNode
}

/** The first view of `/` and `/Home`: a headline on the sky of a scene of its own, and the search over it. */
export function SearchHero({ title, lead, scene, trip, today, children }: SearchHeroProps) {
  return (
    <section className="bg-(--picture-sky-high)">
      <div className="relative z-10 page-width grid gap-1.5 pt-4 md:pt-12">
        <h1 className="max-w-4xl text-4xl text-ink max-[21.5rem]:text-3xl md:text-5xl">{title}</h1>
        <div className="text-ink md:text-lg">{lead}</div>
      </div>
      <Drawing
        name={scene}
        isFirst
        className="h-26 w-full mask-t-from-60% object-cover object-[50%_70%] md:h-80 md:object-bottom"
      />
      <div className="bg-ground">
        <div className="relative page-width -mt-12 pb-4 md:-mt-14">
          <SearchCard trip={trip} today={today} />
          <div className="mt-3 grid grid-cols-2 gap-2 md:mt-4 md:flex">{children}</div>
        </div>
      </div>
    </section>
  )
}
