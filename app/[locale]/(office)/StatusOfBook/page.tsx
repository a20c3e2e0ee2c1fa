import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { BackLink } from '@/components/office/back-link'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { getPathname } from '@/lib/i18n/navigation'
import { bookingListQuery } from '@/lib/one-day-bookings/schema'
import { listOneDayBookings } from '@/lib/one-day-bookings/service'
import { hrefOf } from '@/lib/routes'
import { privateMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Office')
  return privateMetadata(t('status'))
}

/** The one-day bookings of one status; an unknown one leads back to the tiles (CONTRACT section 4). */
export default async function StatusOfBook({ searchParams }: PageProps<'/[locale]/StatusOfBook'>) {
  const actor = await guard('/StatusOfBook')
  const { page, after, status } = bookingListQuery.parse(await searchParams)
  if (!status) redirect(getPathname({ href: '/LandingBookStatus', locale: await getLocale() }))
  const t = await getTranslations('Office')
  const names = await getTranslations('Status')
  return (
    <>
      <PageHeading
        title={t('statusTitle', { status: names(status) })}
        actions={<BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      <StaffBookingList
        list={await listOneDayBookings(actor, { page, after, status })}
        hrefForPage={(page, after) => hrefOf('/StatusOfBook', { status, page, after })}
        isEditable
      />
    </>
  )
}
