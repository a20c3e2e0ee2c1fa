import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import type { Day } from '@/lib/core/day'
import type { NumberedPage } from '@/lib/db/cursor'
import { Link } from '@/lib/core/i18n/navigation'
import type { OneDayVehicle } from '@/lib/vehicles/view'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import { DayText } from './day-text'
import { FreshAvailability } from './fresh-availability'
import { NoVehicles } from './no-vehicles'
import { OneDayVehicleCard } from './one-day-vehicle-card'

interface VehicleResultsProps {
  list: NumberedPage<OneDayVehicle>
  /** The day that the availability speaks of. */
  day: Day
  path: RoutePath
  /** What the address holds besides the page. */
  query: Readonly<Record<string, string | number | undefined>>
  /** Where the button of a free vehicle leads: to its days, or on to the order. */
  leadsTo: 'details' | 'order'
}

/** How many vehicles fit, the vehicles themselves, and the way to further ones. */
export function VehicleResults({ list, day, path, query, leadsTo }: VehicleResultsProps) {
  const t = useTranslations('OneDayVehicles')
  const hrefFor = (page: number, after?: string) =>
    hrefOf(path, { ...query, page: page === 1 ? undefined : page, after })
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-ink" role="status">
        <strong>{t('count', { count: list.total })}</strong>
        <span>
          {t('shownDay')} <DayText day={day} />
        </span>
      </p>
      {list.rows.length === 0 ? (
        <NoVehicles path={path} query={query} />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.rows.map((vehicle, index) => (
            <li key={vehicle.id}>
              <OneDayVehicleCard vehicle={vehicle} day={day} isFirst={index < 3} leadsTo={leadsTo} />
            </li>
          ))}
        </ul>
      )}
      <FreshAvailability
        from={day}
        shown={Object.fromEntries(list.rows.map(({ id, available }) => [id, [available]]))}
        changedText={t('placesChanged')}
      />
      <Pagination
        page={list.page}
        pageCount={list.pages}
        hrefFor={(page) => hrefFor(page)}
        nextHref={list.next ? hrefFor(list.page + 1, list.next) : undefined}
        linkAs={Link}
        labels={{
          navigation: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </>
  )
}
