import { getLocale, getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { WayHere } from '@/components/site/way-here'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { ResultsScreen } from '@/components/vehicles/results-screen'
import { priceRangeText } from '@/lib/vehicles/facet-rules'
import { type PriceBand, priceBandOf } from '@/lib/vehicles/rules'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata } from '@/lib/site/metadata'
import { loadResults, pageOfWholeList } from '../_results/load-results'

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('Pricing')
  const band = priceBandOf((await queryValues(searchParams)).price)
  const words = band && (await wordsOf(band))
  return pageMetadata({
    path: '/Pricing',
    query: { price: band?.key, page: await pageOfWholeList(searchParams, 'one_day') },
    title: words ? t('bandTitle', { band: words }) : t('title'),
    description: words ? t('bandDescription', { band: words }) : t('description'),
  })
}

async function wordsOf({ key }: PriceBand): Promise<string> {
  const t = await getTranslations('OneDayVehicles')
  return priceRangeText(key, { locale: await getLocale(), below: (price) => t('below', { price }) })
}

/** The results of a price band with their order buttons (SPEC section 2); without a band all of them. */
export default async function Pricing({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('Pricing')
  const oneDay = await getTranslations('OneDayVehicles')
  const loaded = await loadResults(searchParams, 'one_day')
  const band = priceBandOf(loaded.query.price)
  const title = band ? t('bandTitle', { band: await wordsOf(band) }) : t('title')
  return (
    <>
      <WayHere
        pages={[
          { name: oneDay('title'), href: '/OneDayVehicles' },
          { name: title, href: hrefOf('/Pricing', { price: band?.key }) },
        ]}
      />
      <ResultsScreen
        {...loaded}
        title={title}
        hasOrder
        actions={<BackLink href="/Vehicles" label={t('back')} />}
      />
    </>
  )
}
