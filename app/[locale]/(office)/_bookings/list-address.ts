import { sortWord, type ListAddress } from '@/components/office/list-address'
import { columnsWord } from '@/components/office/shown-columns'
import type { StaffListQuery } from '@/lib/bookings/schema'
import { bookingOrders } from '@/lib/bookings/rules'

/** The address of one of the staff's lists of one-day bookings. */
export async function bookingListAddress(
  path: '/AllBookStatus' | '/StatusOfBook' | '/SubBookStatus',
  { q, status, day, sort }: StaffListQuery,
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<ListAddress> {
  const columns = await columnsWord(searchParams)
  return { path, query: { q, status, day, sort: sortWord(bookingOrders, sort), columns } }
}
