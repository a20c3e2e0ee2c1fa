import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button-class-name'
import { EmptyState } from '@/components/ui/empty-state'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { Results } from '@/lib/vehicles/results'
import { resultsAddress, type ResultsFilter, type ShownResults } from '@/lib/vehicles/results-rules'
import type { VehicleKind } from '@/lib/vehicles/rules'
import { tripFrom, tripInAddress } from '@/lib/vehicles/trip-rules'
import { useDaysInWords } from './trip-text'
import { useFacetText } from './use-chips'

interface NearestWaysProps {
  kind: VehicleKind
  results: Results
  shown: ShownResults
  today: Day
}

/**
 * What to do where nothing that fits is free: the nearest days on which something is; and where nothing fits at all, what
 * comes nearest when one thing is asked less.
 */
export function NearestWays({ kind, results, shown, today }: NearestWaysProps) {
  const t = useTranslations('OneDayVehicles')
  const daysInWords = useDaysInWords()
  const ways = useWaysOut(kind, results, shown)
  const nothingFits = results.total === 0
  if (nothingFits && ways.length === 0) return <NothingOffered />
  const hrefOn = (day: Day) => {
    const { path, query } = resultsAddress(kind, { ...shown, trip: tripFrom(shown.trip, day, today) })
    return hrefOf(path, query)
  }
  return (
    <EmptyState
      icon="calendar"
      title={t(nothingFits ? 'nothingFits' : 'allTaken')}
      description={
        nothingFits ? t('nothingFitsText') : results.nearestDays.length > 0 ? t('nearestDays') : undefined
      }
      action={
        <ul className="flex flex-wrap justify-center gap-3">
          {nothingFits
            ? ways.map(({ href, text }) => (
                <li key={text}>
                  <Link href={href} className={buttonClassName({ variant: 'secondary' })}>
                    {text}
                  </Link>
                </li>
              ))
            : results.nearestDays.map((day) => (
                <li key={day}>
                  <Link href={hrefOn(day)} className={buttonClassName({ variant: 'secondary' })}>
                    {daysInWords(tripFrom(shown.trip, day, today)).gregorian}
                  </Link>
                </li>
              ))}
        </ul>
      }
    />
  )
}

/** Where no vehicle of the kind is posted at all, a request is the way. */
function NothingOffered() {
  const t = useTranslations('OneDayVehicles')
  return (
    <EmptyState
      icon="car"
      title={t('noneYet')}
      description={t('noneYetText')}
      action={
        <Link href="/Booking" className={buttonClassName({ variant: 'primary' })}>
          {t('request')}
        </Link>
      }
    />
  )
}

/**
 * Addresses with one thing less, or with a neighbouring class, and at last with the days alone; none that is shown already.
 * More people than any vehicle carries travel in several, which staff put together.
 */
function useWaysOut(kind: VehicleKind, { facets }: Results, shown: ShownResults) {
  const t = useTranslations('OneDayVehicles')
  const textOf = useFacetText()
  const { filter, band, q, trip } = shown
  const way = (text: string, changed: Partial<ShownResults>) => {
    const { path, query } = resultsAddress(kind, { ...shown, ...changed })
    return { text, href: hrefOf(path, query) }
  }
  const hasPrice = filter.min !== undefined || filter.max !== undefined
  const noPrice: ResultsFilter = { ...filter, min: undefined, max: undefined }
  const classes = facets.filter(({ group, isActive, count }) => group === 'class' && !isActive && count !== 0)
  return [
    ...classes.map((facet) => way(textOf(facet), { filter: facet.filter })),
    ...(hasPrice || band ? [way(t('anyPrice'), { filter: noPrice, band: undefined })] : []),
    ...(q ? [way(t('anyName'), { q: undefined })] : []),
    ...(trip.passengers ? [way(t('anyPeople'), { trip: { ...trip, passengers: undefined } })] : []),
    way(t('showAll'), {
      filter: {},
      band: undefined,
      q: undefined,
      trip: { ...trip, passengers: undefined },
    }),
    ...(trip.passengers ? [{ text: t('request'), href: hrefOf('/Booking', tripInAddress(trip)) }] : []),
  ].filter(({ href }) => href !== way('', {}).href)
}
