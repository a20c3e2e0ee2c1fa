import { getLocale, getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { WayHere } from '@/components/site/way-here'
import { PageHeading } from '@/components/ui/page-heading'
import { PriceBandLinks } from '@/components/vehicles/price-band-links'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { VehicleResults } from '@/components/vehicles/vehicle-results'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { priceVehiclesOn } from '@/lib/vehicles/prices/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { pickedDay, priceBandOf } from '@/lib/vehicles/rules'
import { oneDayVehicleQuery } from '@/lib/vehicles/schema'
import { hrefOf } from '@/lib/routes/routes'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('Pricing')
  const band = priceBandOf((await queryValues(searchParams)).price)
  return pageMetadata({
    path: '/Pricing',
    query: band && `?price=${band.key}`,
    title: band ? t('bandTitle', { band: band.label }) : t('title'),
    description: t('description'),
  })
}

/** The one-day vehicles of a price band with their order buttons (SPEC section 2); without a band all of them. */
export default async function Pricing({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('Pricing')
  const oneDay = await getTranslations('OneDayVehicles')
  const asked = await queryValues(searchParams)
  const band = priceBandOf(asked.price)
  const { date, page, after } = oneDayVehicleQuery.parse(asked)
  const today = dayInAddis(new Date())
  const day = pickedDay(date, today)
  const list = await listVehicles(visitor, {
    kind: 'one_day',
    query: { date: day, min: band?.min, max: band?.max, sort: 'price', page, after },
    locale: await getLocale(),
    clamps: true,
  })
  const rows = await priceVehiclesOn(visitor, list.rows, day)
  const otherDay = day === today ? undefined : day
  const title = band ? t('bandTitle', { band: band.label }) : t('title')

  return (
    <div className="page-width grid gap-6 py-8">
      <WayHere
        pages={[
          { name: oneDay('title'), href: '/OneDayVehicles' },
          { name: title, href: hrefOf('/Pricing', { price: band?.key }) },
        ]}
      />
      <PageHeading title={title} lead={t('lead')} actions={<BackLink href="/Vehicles" label={t('back')} />} />
      <PriceBandLinks day={otherDay} current={band?.key} className="max-w-xl" />
      <VehicleResults
        list={{ ...list, rows }}
        day={day}
        path="/Pricing"
        query={{ price: band?.key, date: otherDay }}
        leadsTo="order"
      />
    </div>
  )
}
