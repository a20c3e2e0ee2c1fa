import { getLocale, getTranslations } from 'next-intl/server'
import { OneDayVehicleCard } from '@/components/vehicles/one-day-vehicle-card'
import { pickedDay } from '@/components/vehicles/picked-day'
import { PriceBandLinks } from '@/components/vehicles/price-band-links'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { DayText } from '@/components/vehicles/day-text'
import { VehicleSearch } from '@/components/vehicles/vehicle-search'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Pagination } from '@/components/ui/pagination'
import { visitor } from '@/lib/auth/actor'
import { dayInAddis } from '@/lib/dates/day'
import { Link } from '@/lib/i18n/navigation'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { oneDayVehicleQuery } from '@/lib/one-day-vehicles/schema'
import { hrefOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata() {
  const t = await getTranslations('OneDayVehicles')
  return pageMetadata({ path: '/OneDayVehicles', title: t('title'), description: t('description') })
}

/** The list of one-day vehicles with search, day and price (SPEC section 2); the address holds its state. */
export default async function OneDayVehicles({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('OneDayVehicles')
  const query = oneDayVehicleQuery.parse(await queryValues(searchParams))
  const today = dayInAddis(new Date())
  const day = pickedDay(query.date, today)
  const list = await listOneDayVehicles(visitor, {
    query: { ...query, date: day },
    locale: await getLocale(),
  })
  const hrefFor = (page: number) =>
    hrefOf('/OneDayVehicles', { ...query, page: page === 1 ? undefined : page })

  return (
    <div className="page-width grid gap-6 py-8">
      <PageHeading title={t('title')} lead={t('lead')} />
      <VehicleSearch query={query} day={day} today={today} />
      <PriceBandLinks query={query} />
      <p className="flex flex-wrap gap-x-3 text-ink" role="status">
        <strong>{t('count', { count: list.total })}</strong>
        <span>
          {t('shownDay')} <DayText day={day} />
        </span>
      </p>
      {list.total === 0 ? (
        <EmptyState
          icon="car"
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <Link href="/OneDayVehicles" className={buttonClassName({ variant: 'brand' })}>
              {t('showAll')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.vehicles.map((vehicle, index) => (
            <li key={vehicle.id}>
              <OneDayVehicleCard vehicle={vehicle} day={day} isFirst={index < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pages}
        hrefFor={hrefFor}
        linkAs={Link}
        labels={{
          navigation: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </div>
  )
}
