import { getTranslations } from 'next-intl/server'
import { sortWord } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import { FlashSlot } from '@/components/site/flash-slot'
import { TravelBookingList } from '@/components/requests/travel-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/actor'
import { readFlash } from '@/lib/server/flash'
import { listTravelBookings } from '@/lib/requests/travel-booking-list'
import { travelBookingOrders } from '@/lib/requests/travel-booking-rules'
import { travelBookingQuery } from '@/lib/requests/travel-booking-schema'

interface TravelBookingScreenProps {
  actor: Actor
  path: '/BookingDb' | '/SubDemoDb'
  titleKey: 'bookingsTitle' | 'demoTitle'
  searchParams: SearchParams
}

/** The requests of the travel booking form, in the area of either staff role. */
export async function TravelBookingScreen({ actor, path, titleKey, searchParams }: TravelBookingScreenProps) {
  const t = await getTranslations('Requests')
  const query = travelBookingQuery.parse(await queryValues(searchParams))
  const list = await listTravelBookings(actor, query)
  const address = {
    path,
    query: {
      q: query.q,
      item: query.item,
      show: query.show,
      sort: sortWord(travelBookingOrders, query.sort),
      columns: await columnsWord(searchParams),
    },
  }
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t(titleKey)} />
      <TravelBookingList address={address} title={t(titleKey)} list={list} query={query} />
    </>
  )
}
