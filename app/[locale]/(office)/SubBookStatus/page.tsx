import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { TabsNav } from '@/components/ui/tabs-nav'
import { guard } from '@/lib/auth/guard'
import { Link } from '@/lib/i18n/navigation'
import { bookingStatuses } from '@/lib/one-day-bookings/rules'
import { bookingListQuery } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'
import { hrefOf } from '@/lib/routes'
import { privateMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Office')
  return privateMetadata(t('readOnlyTitle'))
}

/** One-day bookings by status for sub-admins, who read and do not change them (CONTRACT section 4). */
export default async function SubBookStatus({ searchParams }: PageProps<'/[locale]/SubBookStatus'>) {
  const actor = await guard('/SubBookStatus')
  const { page, after, status } = bookingListQuery.parse(await searchParams)
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
        list={await listOneDayBookings(actor, { page, after, status })}
        hrefForPage={(page, after) => hrefOf('/SubBookStatus', { status, page, after })}
      />
    </>
  )
}
