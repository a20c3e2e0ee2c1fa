import { type SignedInActor, visitor } from '@/lib/auth/permissions'
import { addDays, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { encodeCursor } from '@/lib/db/cursor'
import { countBookingsByStatus, countBookings, listBookings, listOwnBookings } from '@/lib/bookings/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { getQuote } from '@/lib/vehicles/prices/queries'
import { listAvailability, listStaffVehicles } from '@/lib/vehicles/queries'
import { priceBands, vehiclesPerPage } from '@/lib/vehicles/rules'
import { oneDayVehicleQuery, vehicleSearchQuery } from '@/lib/vehicles/schema'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { listSchedule } from '@/lib/vehicles/availability/queries'
import { benchAdmin as admin, type Read } from './measure-reads'

const date = addDays(dayInAddis(new Date()), 20)

const aMonth = { date, lastDate: addDays(date, 29) } as const

const vehicles = (query: Record<string, string | undefined>) =>
  listVehicles(visitor, {
    kind: 'one_day',
    query: oneDayVehicleQuery.parse({ date, ...query }),
    locale: 'en',
  })

const month = (query: Record<string, string>) =>
  searchVehicles(visitor, {
    query: {
      ...vehicleSearchQuery.parse({ ...aMonth, ...query }),
      page: 1,
      limit: vehiclesPerPage,
    },
    locale: 'en',
  })

const schedule = (time: { days?: number; q?: string }) =>
  listSchedule(admin, { after: undefined, before: undefined, from: date, days: 7, ...time })

async function customerWith(place: 'most' | 'some'): Promise<SignedInActor> {
  const { id } = await database().user.findFirstOrThrow({
    orderBy: { email: 'asc' },
    skip: place === 'most' ? 0 : 3,
    select: { id: true },
  })
  return { ...admin, role: 'user', id }
}

/** The keys of a page far behind in each list, found by reading on as a person would with a long breath. */
async function deepKeys() {
  const ofVehicles = await database().vehicle.findMany({
    where: { quantity: { gt: 4 } },
    orderBy: [{ dayPrice: 'asc' }, { id: 'asc' }],
    select: { id: true, dayPrice: true },
  })
  const successful = { status: 'successful' } as const
  const total = await database().booking.count({ where: successful })
  const ofBookings = await database().booking.findFirstOrThrow({
    where: successful,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: Math.floor(total / 2),
    select: { id: true, createdAt: true },
  })
  const vehicle = ofVehicles[Math.floor(ofVehicles.length / 2)]
  return {
    vehicle: vehicle && encodeCursor(['free', String(vehicle.dayPrice), vehicle.id]),
    booking: [ofBookings.createdAt.toISOString(), ofBookings.id] as const,
  }
}

async function busiestVehicles(): Promise<string[]> {
  const days = await database().vehicleDay.groupBy({
    by: ['vehicleId'],
    where: { vehicle: { kind: 'one_day', dayPrice: { not: null } } },
    _count: true,
    orderBy: { _count: { vehicleId: 'desc' } },
    take: 12,
  })
  return days.map(({ vehicleId }) => vehicleId)
}

/** A page of each list of the shop, of a customer and of the fleet. */
export async function readsOfShop(): Promise<Read[]> {
  const customer = await customerWith('some')
  const agency = await customerWith('most')
  const deep = await deepKeys()
  const vehicleIds = await busiestVehicles()
  const [vehicleId = ''] = vehicleIds
  const statuses = ['pending', 'successful', 'canceled'] as const
  return [
    ...['toyotaa', 'ቶዮታ', 'tyota', 'corolla 2005', 'wedding', 'starship'].map((q) => ({
      name: `search “${q}” and day`,
      run: () => vehicles({ q }),
    })),
    ...priceBands.map(({ key, min, max }) => ({
      name: `price band ${key} and day`,
      run: () => vehicles({ min: String(min), max: max === undefined ? undefined : String(max) }),
    })),
    { name: 'all vehicles on a day', run: () => vehicles({}) },
    { name: 'all vehicles by name', run: () => vehicles({ sort: 'name' }) },
    { name: 'all vehicles, deep by key', run: () => vehicles({ after: deep.vehicle }) },
    { name: 'both kinds over a month', run: () => month({}) },
    { name: 'both kinds over a month, by name', run: () => month({ sort: 'name' }) },
    { name: 'both kinds over a month, 12 seats', run: () => month({ seats: '12' }) },
    {
      name: 'both kinds over a month, by facts',
      run: () => month({ class: 'minivan', gearbox: 'automatic', seats: '7' }),
    },
    { name: 'both kinds over a month, searched', run: () => month({ q: 'tyota' }) },
    { name: 'a customer’s bookings', run: () => listOwnBookings(customer, { page: 1 }) },
    { name: 'an agency’s bookings', run: () => listOwnBookings(agency, { page: 1 }) },
    ...statuses.map((status) => ({
      name: `${status} bookings`,
      run: () => Promise.all([listBookings(admin, { status }), countBookings(admin, status)]),
    })),
    {
      name: 'all bookings',
      run: () => Promise.all([listBookings(admin, {}), countBookings(admin)]),
    },
    {
      name: 'successful bookings, deep by key',
      run: () => listBookings(admin, { status: 'successful', after: deep.booking }),
    },
    { name: 'the schedule of a week', run: () => schedule({}) },
    { name: 'the schedule of a month', run: () => schedule({ days: 30 }) },
    { name: 'the schedule of a week, searched', run: () => schedule({ q: 'wedding' }) },
    { name: 'the fleet, searched', run: () => listStaffVehicles(admin, { kind: 'one_day', q: 'ቶዮታ' }) },
    {
      name: 'the fleet, searched for few',
      run: () => listStaffVehicles(admin, { kind: 'one_day', q: 'wedding' }),
    },
    { name: 'counts of the statuses', run: () => countBookingsByStatus(admin) },
    { name: 'the quote of a month', run: () => getQuote(visitor, { vehicleId, ...aMonth }) },
    {
      name: 'what is left of 12 vehicles in a month',
      run: () => listAvailability(visitor, { vehicleIds, from: date, days: 30 }),
    },
  ]
}
