import { getTranslations } from 'next-intl/server'
import { BookingPages, NoBookings } from '@/components/bookings/own-bookings'
import { BookingsTable } from '@/components/bookings/bookings-table'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { bookingListQuery } from '@/lib/bookings/schema'
import { listOwnBookings } from '@/lib/bookings/queries'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Bookings', (t) => [t('listTitle')])

/** The customer's read-only list (SPEC section 2). */
export default async function UserBookStatus({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/UserBookStatus')
  const t = await getTranslations('Bookings')
  const query = bookingListQuery.parse(await queryValues(searchParams))
  const list = await listOwnBookings(actor, { ...query, clamps: true })
  return (
    <div className="grid gap-6">
      <PageHeading title={t('listTitle')} />
      {list.total === 0 ? <NoBookings /> : <BookingsTable bookings={list.rows} />}
      <BookingPages path="/UserBookStatus" list={list} />
    </div>
  )
}
