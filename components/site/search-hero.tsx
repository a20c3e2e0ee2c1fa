import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Drawing, type DrawingName } from '@/components/ui/drawing'
import { SearchFields } from '@/components/vehicles/search-fields'
import type { Day } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
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
    <section className="grid bg-(--picture-sky-high)">
      <div className="relative z-10 page-width grid w-full gap-1.5 pt-4 md:col-start-1 md:row-start-1 md:self-start md:pt-12">
        <h1 className="max-w-4xl text-4xl text-ink max-[21.5rem]:text-3xl md:text-5xl">{title}</h1>
        <div className="text-ink md:text-lg">{lead}</div>
      </div>
      <Drawing
        name={scene}
        isFirst
        className="h-26 w-full object-cover object-[50%_70%] max-md:mask-t-from-60% md:col-start-1 md:row-start-1 md:h-116 md:object-fill"
      />
      <div className="bg-ground">
        <div className="relative page-width -mt-12 pb-4 md:-mt-8">
          <SearchCard trip={trip} today={today} />
          <div className="mt-3 grid grid-cols-2 gap-2 md:mt-4 md:flex">{children}</div>
        </div>
      </div>
    </section>
  )
}

/** The search of `/` and `/Home`: a plain form, whose answer is the list of vehicles with their drivers. */
function SearchCard({ trip, today }: Pick<SearchHeroProps, 'trip' | 'today'>) {
  const t = useTranslations('Search')
  const locale = useLocale()
  return (
    <form
      role="search"
      aria-label={t('label')}
      method="get"
      action={addressIn(locale, '/OneDayVehicles')}
      className="search-card"
    >
      <SearchFields trip={trip} today={today} className="search-fields items-start gap-x-3 gap-y-2" />
      <Button type="submit" size="large" icon="search" className="lg:max-xl:justify-self-end xl:mt-7.5">
        {t('submit')}
      </Button>
    </form>
  )
}
