import { listAddress, type ListAddress } from '@/components/office/list-address'
import type { StaffListQuery } from '@/lib/bookings/schema'
import { bookingOrders } from '@/lib/bookings/rules'

/** The address of one of the staff's lists of one-day bookings. */
export function bookingListAddress(
  path: '/AllBookStatus' | '/StatusOfBook' | '/SubBookStatus',
  { q, status, day, sort }: StaffListQuery,
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<ListAddress> {
  return listAddress({ path, orders: bookingOrders, sort, filters: { q, status, day }, searchParams })
}
