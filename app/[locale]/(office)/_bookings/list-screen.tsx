import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { BackLink } from '@/components/office/back-link'
import { listAddress } from '@/components/office/list-address'
import { PageHeading } from '@/components/ui/page-heading'
import type { SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/permissions'
import { listBookings } from '@/lib/bookings/queries'
import { bookingOrders } from '@/lib/bookings/rules'
import type { StaffListQuery } from '@/lib/bookings/schema'

interface BookingListScreenProps {
  actor: Actor
  path: '/AllBookStatus' | '/StatusOfBook' | '/SubBookStatus'
  title: string
  query: StaffListQuery
  searchParams: SearchParams
  /** Between the title and the list. */
  children?: ReactNode
}

/** The one-day bookings in a staff area; the sub-admin's is to be read, the others' rows lead on. */
export async function BookingListScreen(props: BookingListScreenProps) {
  const { actor, path, title, query, searchParams, children } = props
  const t = await getTranslations('Office')
  const isAdmins = path !== '/SubBookStatus'
  const { q, status, day, sort } = query
  return (
    <>
      <PageHeading
        title={title}
        actions={isAdmins && <BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      {children}
      <StaffBookingList
        address={await listAddress({
          path,
          orders: bookingOrders,
          sort,
          filters: { q, status, day },
          searchParams,
        })}
        query={query}
        list={await listBookings(actor, query)}
        isEditable={isAdmins}
      />
    </>
  )
}
