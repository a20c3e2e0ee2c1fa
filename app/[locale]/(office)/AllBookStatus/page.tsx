import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { bookingListQuery } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'
import { hrefOf } from '@/lib/routes'
import { privateMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Office')
  return privateMetadata(t('statusTitle', { status: t('statusAll') }))
}

/** Every one-day booking, newest first. */
export default async function AllBookStatus({ searchParams }: PageProps<'/[locale]/AllBookStatus'>) {
  const actor = await guard('/AllBookStatus')
  const t = await getTranslations('Office')
  const { page, after } = bookingListQuery.parse(await searchParams)
  return (
    <>
      <PageHeading
        title={t('statusTitle', { status: t('statusAll') })}
        actions={<BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      <StaffBookingList
        list={await listOneDayBookings(actor, { page, after })}
        hrefForPage={(page, after) => hrefOf('/AllBookStatus', { page, after })}
        isEditable
      />
    </>
  )
}
