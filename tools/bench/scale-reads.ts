import { PrismaPg } from '@prisma/adapter-pg'
import { type SignedInActor, visitor } from '@/lib/auth/permissions'
import { addDays, dayInAddis } from '@/lib/core/day'
import { database, type Database } from '@/lib/db/client'
import { encodeCursor } from '@/lib/db/cursor'
import { PrismaClient } from '@/lib/db/generated/client'
import { countBookingsByStatus, countBookings, listBookings, listOwnBookings } from '@/lib/bookings/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { priceBands, vehiclesPerPage } from '@/lib/vehicles/rules'
import { oneDayVehicleQuery, vehicleSearchQuery } from '@/lib/vehicles/schema'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { listSchedule } from '@/lib/vehicles/availability/queries'

const rounds = 60
const warmUp = 10

type Read = { name: string; run: () => Promise<unknown> }

const admin: SignedInActor = {
  id: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  sessionId: '',
  email: '',
  firstName: '',
  lastName: '',
}

const date = addDays(dayInAddis(new Date()), 20)

const vehicles = (query: Record<string, string | undefined>) =>
  listVehicles(visitor, {
    kind: 'one_day',
    query: oneDayVehicleQuery.parse({ date, ...query }),
    locale: 'en',
  })

const month = (query: Record<string, string>) =>
  searchVehicles(visitor, {
    query: {
      ...vehicleSearchQuery.parse({ date, lastDate: addDays(date, 29), ...query }),
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

async function readsOf(): Promise<Read[]> {
  const customer = await customerWith('some')
  const agency = await customerWith('most')
  const deep = await deepKeys()
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
  ]
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

type Scale = { size: number; client: Database; reads: Read[] }

const shared: typeof globalThis & { entotoDatabase?: Database } = globalThis

/** Makes the services of this process work on another database. */
function workOn(client: Database): void {
  shared.entotoDatabase = client
}

async function openScale({ size, url }: { size: number; url: string }): Promise<Scale> {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) })
  workOn(client)
  return { size, client, reads: await readsOf() }
}

/**
 * Milliseconds of each read at each size, by name, the median of many. The sizes take turns, so that a busy moment of
 * the machine hits them alike.
 */
export async function measureReads(
  databases: readonly { size: number; url: string }[],
): Promise<{ name: string; times: number[] }[]> {
  const scales: Scale[] = []
  for (const one of databases) scales.push(await openScale(one))
  const results = (scales[0]?.reads ?? []).map(({ name }) => ({
    name,
    times: scales.map((): number[] => []),
  }))
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, { times }] of results.entries()) {
      for (const [turn, { client, reads }] of scales.entries()) {
        workOn(client)
        const read = reads[index]
        const time = read ? await timeOf(read.run) : 0
        if (round >= 0) times[turn]?.push(time)
      }
    }
  }
  for (const { client } of scales) await client.$disconnect()
  return results.map(({ name, times }) => ({ name, times: times.map(median) }))
}
