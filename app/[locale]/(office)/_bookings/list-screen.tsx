import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BulkUndo } from '@/components/bookings/bulk-bar'
import { MessageCard } from '@/components/bookings/message-card'
import { FormMessages } from '@/components/form/form-messages'
import { StaffBookingList } from '@/components/bookings/staff-booking-list'
import { BackLink } from '@/components/office/back-link'
import { hereOf, listAddress } from '@/components/office/list-address'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import type { SearchParams } from '@/components/vehicles/query-values'
import type { Actor } from '@/lib/auth/permissions'
import { getMessageRecipients } from '@/lib/bookings/customer-message'
import { countListedBookings, listBookings } from '@/lib/bookings/queries'
import { bookingOrders } from '@/lib/bookings/rules'
import type { StaffListQuery } from '@/lib/bookings/list-schema'
import { fullName } from '@/lib/core/i18n/format'
import { listDrivers } from '@/lib/dispatch/drivers/queries'
import { listSavedViews } from '@/lib/saved-views/queries'
import { readFlash } from '@/lib/server/flash'
import { BookingPanel } from './panel'

// Of a company with more than that, the others are chosen on the board.
const driversOffered = 100

interface BookingListScreenProps {
  actor: Actor
  path: '/AllBookStatus' | '/StatusOfBook' | '/SubBookStatus'
  title: string
  query: StaffListQuery
  searchParams: SearchParams
  /** Between the title and the list. */
  children?: ReactNode
}

/** The one-day bookings in a staff area, and one of them beside the list where the address opens it. */
export async function BookingListScreen(props: BookingListScreenProps) {
  const { actor, path, title, query, searchParams, children } = props
  const t = await getTranslations('Office')
  const isAdmins = path !== '/SubBookStatus'
  const { q, status, day, ids, write, sort, open, canceled } = query
  const filters = { q, status, day, ids: ids?.join(',') }
  const [address, list, total, views, drivers, recipients] = await Promise.all([
    listAddress({ path, orders: bookingOrders, sort, filters, searchParams }),
    listBookings(actor, query),
    countListedBookings(actor, query),
    listSavedViews(actor, path),
    listDrivers(actor, { limit: driversOffered }),
    write && ids ? getMessageRecipients(actor, ids) : null,
  ])
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      {canceled && (
        <FormMessages namespaces={['BulkForms']}>
          <BulkUndo ids={canceled} here={hereOf(address)} />
        </FormMessages>
      )}
      <PageHeading
        title={title}
        actions={isAdmins && <BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      {children}
      {ids && recipients && <MessageCard {...{ address, ids, recipients }} />}
      <div className={open ? 'list-with-panel' : undefined}>
        <StaffBookingList
          {...{ address, query, list, views, total }}
          drivers={drivers.rows
            .filter(({ isActive }) => isActive)
            .map((driver) => ({ id: driver.id, name: fullName(driver) }))}
          isEditable={isAdmins}
        />
        {open && (
          <BookingPanel {...{ actor, address, isAdmins }} id={open} ids={list.rows.map(({ id }) => id)} />
        )}
      </div>
    </>
  )
}
