import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { listOneDayBookings } from '@/lib/bookings/queries'
import { staffListQuery } from '@/lib/bookings/schema'
import { privatePage } from '@/lib/site/metadata'
import { bookingListAddress } from '../_bookings/list-address'

export const generateMetadata = privatePage('Office', (t) => [t('statusTitle', { status: t('statusAll') })])

/** Every one-day booking, newest first. */
export default async function AllBookStatus({ searchParams }: PageProps<'/[locale]/AllBookStatus'>) {
  const actor = await guard('/AllBookStatus')
  const t = await getTranslations('Office')
  const query = staffListQuery.parse(await queryValues(searchParams))
  return (
    <>
      <PageHeading
        title={t('statusTitle', { status: t('statusAll') })}
        actions={<BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      <StaffBookingList
        address={await bookingListAddress('/AllBookStatus', query, searchParams)}
        query={query}
        list={await listOneDayBookings(actor, query)}
        isEditable
      />
    </>
  )
}
