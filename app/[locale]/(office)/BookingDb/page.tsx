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
  return privateMetadata(t('bookingsTitle'))
}

/** The requests of the travel booking form (SPEC section 2). */
export default async function BookingDb({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/BookingDb')
  const t = await getTranslations('Requests')
  const query = travelBookingQuery.parse(await queryValues(searchParams))
  const list = await findTravelBookings(actor, query)
  const address = {
    path: '/BookingDb',
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
      <PageHeading title={t('bookingsTitle')} />
      <TravelBookingList address={address} title={t('bookingsTitle')} list={list} query={query} />
    </>
  )
}
