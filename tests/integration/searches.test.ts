import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '@/lib/audit/audit-writer'
import { listAuditEntries } from '@/lib/audit/queries'
import { type SignedInActor, visitor } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { listBookings } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { listVehicles } from '@/lib/vehicles/public-list'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { oneDayVehicleQuery } from '@/lib/vehicles/schema'
import { listOutboxMails } from '@/lib/mail/queries'
import { listSchedule } from '@/lib/vehicles/availability/queries'
import { listRequests } from '@/lib/requests/queries'
import { userListQuery } from '@/lib/users/schema'
import { listUsers } from '@/lib/users/queries'
import { createCar } from '@/prisma/seed/cars'
import { createPerson } from '@/prisma/seed/people'
import { dayFromToday, makeActor, makeVehicle, orderFor, testPassword } from '../support/factories'

const signs = ['%', '_', '\\'] as const
/** What LIKE would take for a fitting text, were the signs not escaped. */
const lookalikes = ['kx1xk', 'kx12xk', 'kxxk']
const holding = (sign: string) => `kx${sign}xk`

let admin: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
  for (const text of [...signs.map(holding), ...lookalikes]) await makeRowsNamed(text)
})

async function makeRowsNamed(text: string) {
  const client = database()
  const day = dateOfDay(dayFromToday(3))
  const name = { firstName: text, lastName: 'Tadesse' }
  const person = { ...name, phone: '+251911223344', email: 'marta@example.com' }
  await client.contactMessage.create({ data: { ...person, message: 'Hello', locale: 'en', isAdmin: false } })
  await client.travelBooking.create({ data: { ...person, day, item: 'suv', locale: 'en', isAdmin: false } })
  await createCar(client, { name: text, item: 'suv', price: '$60', filename: 'x' })
  const mail = { template: 'test', args: {}, locale: 'en', messageId: randomUUID() } as const
  await client.outboxMail.create({ data: { ...mail, recipient: `${text}@example.com` } })
  const vehicle = await makeVehicle({ name: text })
  const account = { email: `${randomUUID()}@example.com`, password: testPassword }
  const staff = await createPerson(client, { ...account, ...name, role: 'admin' })
  const actor = { ...staff, sessionId: randomUUID() }
  await createBooking(actor, { input: orderFor(vehicle.id), locale: 'en', requestKey: undefined })
  await recordAudit(client, actor, { action: 'edit', entity: 'car', entityId: randomUUID() })
}

const time = { from: dayFromToday(0), days: 7 }
const noKey = { after: undefined, before: undefined }

/** The texts of the rows that each list with a search finds. */
const lists: Record<string, (q: string) => Promise<(string | null)[]>> = {
  contacts: async (q) => (await listRequests(admin, 'contact', { q })).rows.map(({ firstName }) => firstName),
  'travel bookings': async (q) =>
    (await listRequests(admin, 'travel-booking', { q })).rows.map(({ firstName }) => firstName),
  bookings: async (q) => (await listBookings(admin, { q })).rows.map(({ customerName }) => customerName),
  users: async (q) =>
    (await listUsers(admin, { query: userListQuery.parse({ q }) })).rows.map(({ firstName }) => firstName),
  outbox: async (q) => (await listOutboxMails(admin, { q })).rows.map(({ recipient }) => recipient),
  audit: async (q) => (await listAuditEntries(admin, { q })).rows.map(({ actorName }) => actorName),
}

/** Vehicles are found by words, whatever signs stand around them (docs/decisions/vehicle-search.md). */
const wordLists: typeof lists = {
  'public vehicles': async (q) => {
    const query = oneDayVehicleQuery.parse({ q })
    return (await listVehicles(visitor, { kind: 'one_day', query, locale: 'en' })).rows.map(
      ({ name }) => name,
    )
  },
  'one-day vehicles for staff': async (q) =>
    (await listStaffVehicles(admin, { kind: 'one_day', q })).rows.map(({ name }) => name),
  'cars for staff': async (q) =>
    (await listStaffVehicles(admin, { kind: 'car', q })).rows.map(({ name }) => name),
  schedule: async (q) => (await listSchedule(admin, { ...noKey, ...time, q })).rows.map(({ name }) => name),
}

describe.each(Object.entries(lists))('the search over %s', (_name, search) => {
  it.each(signs)('takes %s for itself', async (sign) => {
    for (const q of [sign, holding(sign)]) {
      const found = await search(q)
      expect(found).not.toEqual([])
      for (const text of found) expect(text).toContain(holding(sign))
    }
  })
})

describe.each(Object.entries(wordLists))('the search over %s', (_name, search) => {
  it.each(signs)('finds no word in %s', async (sign) => {
    expect(await search(sign)).toEqual([])
    expect(await search(holding('1'))).toContain(holding('1'))
  })
})
