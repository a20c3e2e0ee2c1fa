import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WayHere } from '@/components/site/way-here'
import { FromPrice } from '@/components/vehicles/class-price'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { ResultsScreen } from '@/components/vehicles/results-screen'
import { visitor } from '@/lib/auth/permissions'
import { carQuery } from '@/lib/vehicles/schema'
import { listFromPrices } from '@/lib/vehicles/prices/queries'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata } from '@/lib/site/metadata'
import { classOfCategory } from '@/lib/site/vehicle-classes'
import { isWholeToday, loadResults, pageOfWholeList } from '../_results/load-results'

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const t = await getTranslations('VehiclesTypes')
  const className = await getTranslations('VehicleClass')
  const { type } = carQuery.parse(await queryValues(searchParams))
  const page = await pageOfWholeList(searchParams, 'car')
  const address = { path: '/VehiclesTypes', query: { type, page } } as const
  if (!type) return pageMetadata({ ...address, title: t('title'), description: t('description') })
  return pageMetadata({
    ...address,
    vehicleClass: type,
    title: className(type),
    description: t('typeDescription', { vehicle: className(type) }),
  })
}

/** The cars of one class, or of all with the choice on top (SPEC section 2, CONTRACT section 4). */
export default async function VehiclesTypes({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('VehiclesTypes')
  const className = await getTranslations('VehicleClass')
  const overview = await getTranslations('Vehicles')
  const loaded = await loadResults(searchParams, 'car')
  const { type } = loaded.query
  const prices = type && (await isWholeToday(searchParams, 'car')) && (await listFromPrices(visitor))
  const title = type ? className(type) : t('title')
  return (
    <>
      <WayHere
        pages={[
          { name: overview('title'), href: '/Vehicles' },
          { name: title, href: hrefOf('/VehiclesTypes', { type }) },
        ]}
      />
      <ResultsScreen
        {...loaded}
        title={title}
        note={
          prices && (
            <>
              {'· '}
              <FromPrice price={prices[classOfCategory[type]]} />
            </>
          )
        }
      />
    </>
  )
}
