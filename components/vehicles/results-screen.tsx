import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Pagination } from '@/components/ui/pagination'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { priceBandOf, type VehicleKind } from '@/lib/vehicles/rules'
import type { Results } from '@/lib/vehicles/results'
import { resultsAddress } from '@/lib/vehicles/results-rules'
import { filterOf, type ResultsQuery } from '@/lib/vehicles/results-schema'
import { type Trip, tripDays, type TripProblem } from '@/lib/vehicles/trip-rules'
import { FacetChips } from './facet-chips'
import { FreshAvailability } from './fresh-availability'
import { NearestWays } from './nearest-ways'
import { useResultCards } from './result-cards'
import { ResultCard } from './result-card'
import { SearchPill } from './search-pill'
import { SortLinks } from './sort-links'
import { TripProblemNote } from './trip-problem-note'
import { useChips } from './use-chips'

interface ResultsScreenProps {
  kind: VehicleKind
  title: string
  query: ResultsQuery
  trip: Trip
  problem: TripProblem | null
  today: Day
  results: Results
  /** Whether each card has a way straight to the order as well (SPEC section 2, `/Pricing`). */
  hasOrder?: boolean
  /** Said behind the count. */
  note?: ReactNode
  /** Links beside the order of the list. */
  actions?: ReactNode
}

/** The results of a search: `/OneDayVehicles`, `/Pricing` and `/VehiclesTypes` in one. */
export function ResultsScreen(screen: ResultsScreenProps) {
  const { kind, title, query, trip, problem, today, results, hasOrder = false, note, actions } = screen
  const t = useTranslations('OneDayVehicles')
  const filter = filterOf(query)
  const shown = { trip, filter, band: priceBandOf(query.price)?.key, q: query.q, sort: query.sort }
  const address = resultsAddress(kind, shown)
  const hrefFor = (page: number, after?: string) =>
    hrefOf(address.path, { ...address.query, page: page === 1 ? undefined : page, after })
  const chips = useChips(kind, results.facets, shown)
  const cards = useResultCards({ rows: results.rows, trip, hasOrder })
  // What is free comes first, so a later page of the list may hold none of it.
  const isGone = results.page === 1 && results.rows.every(({ available }) => available === 0)

  return (
    // One element: the router brings whoever comes by a link to the first of a page, and one that stays in view would be no top.
    <div>
      <div className="search-bar">
        <div className="page-width">
          <SearchPill trip={trip} problem={problem} today={today} address={address} />
          <FacetChips label={t('narrow')} chips={chips} />
        </div>
      </div>
      <div className="page-width grid gap-x-6 pb-12">
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 md:pt-5 md:pb-4">
          <div className="min-w-0 flex-[1_1_9rem]">
            <h1 className="text-lg leading-snug text-ink md:text-2xl">{title}</h1>
            <p role="status" className="text-xs text-ink-muted md:text-sm">
              <b className="text-ink">{t(`count.${kind}`, { count: results.total })}</b>{' '}
              {t(`days.${kind}`, { count: tripDays(trip) })} {note}
            </p>
          </div>
          <div className="flex min-w-0 flex-wrap items-center gap-x-4">
            {actions}
            <SortLinks kind={kind} shown={shown} />
          </div>
        </div>
        <TripProblemNote problem={problem} className="mb-4" />
        {query.gone && (
          <Alert tone="warning" role="status" className="mb-4">
            {t('gone')}
          </Alert>
        )}
        {isGone && <NearestWays kind={kind} results={results} shown={shown} today={today} />}
        <ul className="result-list">
          {cards.map((card, index) => (
            <li key={card.href}>
              <ResultCard {...card} isFirst={index < 4} />
            </li>
          ))}
        </ul>
        <FreshAvailability
          from={trip.date}
          leastOf={tripDays(trip)}
          shown={Object.fromEntries(results.rows.map(({ id, available }) => [id, [available]]))}
          changedText={t('placesChanged')}
        />
        <Pagination
          page={results.page}
          pageCount={results.pages}
          hrefFor={(page) => hrefFor(page)}
          nextHref={results.next ? hrefFor(results.page + 1, results.next) : undefined}
          linkAs={Link}
          labels={{
            navigation: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (page) => t('page', { page }),
          }}
        />
      </div>
    </div>
  )
}
