import { getLocale, getTranslations } from 'next-intl/server'
import { WayHere } from '@/components/site/way-here'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { VehicleResults } from '@/components/vehicles/vehicle-results'
import { VehicleSearch } from '@/components/vehicles/vehicle-search'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { pickedDay } from '@/lib/vehicles/rules'
import { oneDayVehicleQuery } from '@/lib/vehicles/schema'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/OneDayVehicles', 'OneDayVehicles', (t) => [
  t('title'),
  t('description'),
])

/** The list of one-day vehicles with search, day and price (SPEC section 2); the address holds its state. */
export default async function OneDayVehicles({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('OneDayVehicles')
  const overview = await getTranslations('Vehicles')
  const query = oneDayVehicleQuery.parse(await queryValues(searchParams))
  const today = dayInAddis(new Date())
  const day = pickedDay(query.date, today)
  const list = await listVehicles(visitor, {
    kind: 'one_day',
    query: { ...query, date: day },
    locale: await getLocale(),
    clamps: true,
  })
  const rows = await priceVehiclesOn(visitor, list.rows, day)
  const { q, min, max, sort } = query

  return (
    <div className="page-width grid gap-6 py-8">
      <WayHere
        pages={[
          { name: overview('title'), href: '/Vehicles' },
          { name: t('title'), href: '/OneDayVehicles' },
        ]}
      />
      <PageHeading title={t('title')} lead={t('lead')} />
      <VehicleSearch query={query} day={day} today={today} />
      <VehicleResults
        list={{ ...list, rows }}
        day={day}
        path="/OneDayVehicles"
        query={{
          q,
          min,
          max,
          date: day === today ? undefined : day,
          sort: sort === 'price' ? undefined : sort,
        }}
        leadsTo="details"
      />
    </div>
  )
}
