import { getTranslations } from 'next-intl/server'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { TabsNav } from '@/components/ui/tabs-nav'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingStatuses } from '@/lib/bookings/rules'
import { listOneDayBookings } from '@/lib/bookings/queries'
import { staffListQuery } from '@/lib/bookings/schema'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'
import { bookingListAddress } from '../_bookings/list-address'

export const generateMetadata = privatePage('Office', (t) => [t('readOnlyTitle')])

/** One-day bookings by status for sub-admins, who read and do not change them (CONTRACT section 4). */
export default async function SubBookStatus({ searchParams }: PageProps<'/[locale]/SubBookStatus'>) {
  const actor = await guard('/SubBookStatus')
  const query = staffListQuery.parse(await queryValues(searchParams))
  const { status } = query
  const t = await getTranslations('Office')
  const names = await getTranslations('Status')
  const tabs = [
    { href: '/SubBookStatus', label: t('all'), isCurrent: !status },
    ...bookingStatuses.map((name) => ({
      href: hrefOf('/SubBookStatus', { status: name }),
      label: names(name),
      isCurrent: status === name,
    })),
  ]
  return (
    <>
      <PageHeading title={t('readOnlyTitle')} />
      <TabsNav label={t('status')} tabs={tabs} linkAs={Link} />
      <StaffBookingList
        address={await bookingListAddress('/SubBookStatus', query, searchParams)}
        query={query}
        list={await listOneDayBookings(actor, query)}
      />
    </>
  )
}
