import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { FlashSlot } from '@/components/site/flash-slot'
import { TravelBookingList } from '@/components/travel-bookings/travel-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/http/flash'
import { privateMetadata } from '@/lib/site/metadata'
import { travelBookingQuery } from '@/lib/travel-bookings/schema'
import { findTravelBookings } from '@/lib/travel-bookings/list'
import { travelBookingOrders } from '@/lib/travel-bookings/rules'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Requests')
  return privateMetadata(t('demoTitle'))
}

/** The same list in the area of the sub-admin (CONTRACT section 4). */
export default async function SubDemoDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/SubDemoDb')
  const t = await getTranslations('Requests')
  const query = travelBookingQuery.parse(await queryValues(searchParams))
  const list = await findTravelBookings(actor, query)
  const address = {
    path: '/SubDemoDb',
    query: {
      q: query.q,
      item: query.item,
      show: query.show,
      sort: sortWord(travelBookingOrders, query.sort),
      columns: await columnsWord(searchParams),
    },
  } as const
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('demoTitle')} />
      <TravelBookingList address={address} title={t('demoTitle')} list={list} query={query} />
    </>
  )
}
