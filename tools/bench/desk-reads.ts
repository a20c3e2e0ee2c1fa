import { listAuditEntries } from '@/lib/audit/queries'
import { countBookingsByStatus, countListedBookings, listBookings } from '@/lib/bookings/queries'
import { staffListQuery } from '@/lib/bookings/list-schema'
import { addDays, dayInAddis } from '@/lib/core/day'
import { getCustomer, listCustomerPage } from '@/lib/customers/customer-record'
import { database } from '@/lib/db/client'
import { listDrivers } from '@/lib/dispatch/drivers/queries'
import { getBoard, getDispatchSpan, listDepartures, listExpiringPapers } from '@/lib/dispatch/queries'
import { listUnits } from '@/lib/dispatch/units/queries'
import { listDriverWork } from '@/lib/dispatch/work-report'
import { listWaitingPayments } from '@/lib/payments/queries'
import { countRequests, listRequests } from '@/lib/requests/queries'
import { searchEverything } from '@/lib/search/everything'
import { listHeldBookings } from '@/lib/statistics/agenda'
import { listNews } from '@/lib/statistics/news'
import { getReport } from '@/lib/statistics/report'
import { reportQuery } from '@/lib/statistics/schema'
import { countWaitingWork } from '@/lib/statistics/waiting-work'
import { countUsers, listUsers } from '@/lib/users/queries'
import { getPlanner } from '@/lib/vehicles/availability/planner'
import { benchAdmin as admin, type Read } from './measure-reads'

const today = dayInAddis(new Date())

const bookings = (name: string, typed: Record<string, string>): Read => ({
  name: `bookings${name}`,
  run: () => {
    const query = staffListQuery.parse(typed)
    return Promise.all([listBookings(admin, query), countListedBookings(admin, query)])
  },
})

const planner = (days: number) =>
  getPlanner(admin, { after: undefined, before: undefined, from: today, days })

const report = (by: string) => () => getReport(admin, reportQuery.parse({ by }))

/** What the screens of the desk read: the frame, Today, each list, the boards and the figures. */
export async function readsOfDesk(): Promise<Read[]> {
  const { id } = await database().customer.findFirstOrThrow({
    orderBy: { lastBookedAt: 'desc' },
    select: { id: true },
  })
  const last = addDays(today, 30)
  return [
    { name: 'counters of the menu', run: () => countWaitingWork(admin) },
    { name: 'what is new', run: () => listNews(admin) },
    {
      name: 'Today, departures',
      run: async () => {
        const departures = await listDepartures(admin, { from: today, to: addDays(today, 1) })
        return getBoard(admin, { day: today, departures: departures.filter(({ day }) => day === today) })
      },
    },
    {
      name: 'Today, what waits',
      run: () =>
        Promise.all([
          listWaitingPayments(admin, {}),
          listRequests(admin, 'contact', { show: 'open', limit: 5 }),
          listRequests(admin, 'travel-booking', { show: 'open', limit: 5 }),
          listExpiringPapers(admin),
          listHeldBookings(admin, 5),
        ]),
    },
    {
      name: 'Today, tiles',
      run: () => Promise.all([countBookingsByStatus(admin), countUsers(admin)]),
      isFigures: true,
    },
    bookings('', {}),
    bookings(', by day of travel', { sort: 'day' }),
    bookings(', pending', { status: 'pending' }),
    bookings(', of today', { day: today }),
    { name: 'transfers to check', run: () => listWaitingPayments(admin, {}) },
    { name: 'transfers to check, exact', run: () => listWaitingPayments(admin, { group: 'exact' }) },
    { name: 'customers', run: () => listCustomerPage(admin, {}) },
    { name: 'a customer', run: () => getCustomer(admin, id) },
    ...(['contact', 'travel-booking'] as const).map((kind) => ({
      name: kind === 'contact' ? 'messages' : 'travel requests',
      run: () => Promise.all([listRequests(admin, kind, {}), countRequests(admin, kind)]),
    })),
    { name: 'drivers', run: () => listDrivers(admin, {}) },
    { name: 'units', run: () => listUnits(admin, {}) },
    { name: 'users', run: () => Promise.all([listUsers(admin, { query: {} }), countUsers(admin)]) },
    { name: 'audit', run: () => listAuditEntries(admin, {}) },
    { name: 'planner of a week', run: () => planner(7) },
    { name: 'planner of a month', run: () => planner(31) },
    { name: 'dispatch of a month', run: () => getDispatchSpan(admin, { from: today, to: last }) },
    {
      name: 'work of drivers in 30 days',
      run: () => listDriverWork(admin, { from: addDays(today, -30), to: today }),
    },
    { name: 'report by payment', run: report('payment'), isFigures: true },
    { name: 'report by travel', run: report('travel'), isFigures: true },
  ]
}

const search = (name: string, q: string): Read => ({
  name: `${name}: ${q}`,
  run: () => searchEverything(admin, { q, locale: 'en' }),
})

/** What people type into the palette, as they type it, and what a list is searched for. */
export async function searchesOfDesk(): Promise<Read[]> {
  const { code, transferKeys } = await database().booking.findFirstOrThrow({
    where: { transferKeys: { not: '' } },
    orderBy: { createdAt: 'asc' },
    select: { code: true, transferKeys: true },
  })
  return [
    search('code', `${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()}`),
    search('phone', '0900 000 017'),
    search('part of a phone', '900000'),
    search('name', 'tigist haile'),
    search('one name of many', 'Almaz'),
    search('Ethiopic name', 'አልማዝ ተስፋዬ'),
    search('homophone', 'ዐልማዝ'),
    search('place', 'bishoftu'),
    search('place and name', 'wenchi almaz'),
    search('reference', transferKeys.toLowerCase()),
    search('plate', 'AA 3-B00017'),
    search('vehicle', 'corolla'),
    search('nobody', 'starship'),
    search('two letters', 'al'),
    bookings(', by name', { q: 'Tigist Haile' }),
    bookings(', by phone', { q: '0900 000 017' }),
    bookings(', by place', { q: 'wenchi' }),
    { name: 'transfers, by name', run: () => listWaitingPayments(admin, { q: 'tigist' }) },
    { name: 'customers, by name', run: () => listCustomerPage(admin, { q: 'ትግስት ኃይሌ' }) },
  ]
}
