import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WayHere } from '@/components/site/way-here'
import type { SearchParams } from '@/components/vehicles/query-values'
import { ResultsScreen } from '@/components/vehicles/results-screen'
import { pageMetadata } from '@/lib/site/metadata'
import { loadResults, pageOfWholeList } from '../_results/load-results'

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const t = await getTranslations('OneDayVehicles')
  return pageMetadata({
    path: '/OneDayVehicles',
    query: { page: await pageOfWholeList(searchParams, 'one_day') },
    title: t('title'),
    description: t('description'),
  })
}

/** The vehicles that come with a driver, by trip, words and filters (SPEC section 2); the address holds it all. */
export default async function OneDayVehicles({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('OneDayVehicles')
  const overview = await getTranslations('Vehicles')
  const loaded = await loadResults(searchParams, 'one_day')
  return (
    <>
      <WayHere
        pages={[
          { name: overview('title'), href: '/Vehicles' },
          { name: t('title'), href: '/OneDayVehicles' },
        ]}
      />
      <ResultsScreen {...loaded} title={t('title')} />
    </>
  )
}
