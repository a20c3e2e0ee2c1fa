import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Day } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
import type { Trip } from '@/lib/vehicles/trip-rules'
import { SearchFields } from './search-fields'

interface SearchCardProps {
  trip: Trip
  today: Day
}

/** The search of `/` and `/Home`: a plain form, whose answer is the list of vehicles with their drivers. */
export function SearchCard({ trip, today }: SearchCardProps) {
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
