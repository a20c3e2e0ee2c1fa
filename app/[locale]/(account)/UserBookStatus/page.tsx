import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { BookingPages } from '@/components/bookings/booking-pages'
import { BookingsTable } from '@/components/bookings/bookings-table'
import { NoBookings } from '@/components/bookings/no-bookings'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues, type SearchParams } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { listOwnOneDayBookings } from '@/lib/one-day-bookings/service'
import { privateMetadata } from '@/lib/site/metadata'

const querySchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) })

export async function generateMetadata() {
  const t = await getTranslations('Bookings')
  return privateMetadata(t('listTitle'))
}

/** The customer's read-only list (SPEC section 2). */
export default async function UserBookStatus({ searchParams }: { searchParams: SearchParams }) {
  const actor = await guard('/UserBookStatus')
  const t = await getTranslations('Bookings')
  const list = await listOwnOneDayBookings(actor, querySchema.parse(await queryValues(searchParams)))
  return (
    <div className="grid gap-6">
      <PageHeading title={t('listTitle')} />
      {list.total === 0 ? <NoBookings /> : <BookingsTable bookings={list.bookings} />}
      <BookingPages path="/UserBookStatus" page={list.page} pages={list.pages} />
    </div>
  )
}
