import { getTranslations } from 'next-intl/server'
import { TabsNav } from '@/components/ui/tabs-nav'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingStatuses } from '@/lib/bookings/rules'
import { staffListQuery } from '@/lib/bookings/list-schema'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'
import { BookingListScreen } from '../_bookings/list-screen'

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
    <BookingListScreen path="/SubBookStatus" title={t('readOnlyTitle')} {...{ actor, query, searchParams }}>
      <TabsNav label={t('status')} tabs={tabs} linkAs={Link} />
    </BookingListScreen>
  )
}
