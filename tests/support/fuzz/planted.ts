import { randomUUID } from 'node:crypto'
import type { Persona } from '../access/personas'
import { makeVehicle, siteDatabase, dayFromToday } from '../site-database'
import { createBooking } from '@/prisma/seed/bookings'
import { createCar } from '@/prisma/seed/cars'
import { createPerson } from '@/prisma/seed/people'

/** Words that stand in other people's records, by what the record is. Whoever may not read those must never see them. */
export type Planted = { words: Record<'user' | 'booking' | 'contact' | 'travel', string>; ids: string[] }

const seen: Record<Persona, readonly (keyof Planted['words'])[]> = {
  visitor: [],
  driver: [],
  rider: [],
  owner: [],
  other: [],
  // Bookings name their customer; people without any are known to admins alone.
  subadmin: ['booking', 'travel'],
  admin: ['user', 'booking', 'contact', 'travel'],
}

const wordOf = (kind: string) => `zq${kind}${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Puts a marked record of each kind into the site's database, as if other people had made them. */
export async function plant(): Promise<Planted> {
  const words = { user: wordOf('u'), booking: wordOf('b'), contact: wordOf('c'), travel: wordOf('t') }
  const password = 'Correct-horse-7'
  const marked = await createPerson(siteDatabase, {
    firstName: words.user,
    lastName: words.user,
    email: `${words.user}@example.com`,
    role: 'user',
    password,
  })
  const customer = await createPerson(siteDatabase, {
    firstName: words.booking,
    lastName: words.booking,
    email: `${words.booking}@example.com`,
    role: 'user',
    password,
  })
  const booking = await createBooking(siteDatabase, {
    vehicle: await makeVehicle(50),
    customer,
    inDays: 12,
    status: 'pending',
    transactionId: `FT${words.booking}`,
    destination: words.booking,
    message: words.booking,
  })
  const writer = { firstName: words.contact, lastName: words.contact, phone: '+251911778899' }
  const contact = await siteDatabase.contactMessage.create({
    data: { ...writer, email: `${words.contact}@example.com`, message: words.contact },
  })
  const travel = await siteDatabase.travelBooking.create({
    data: {
      firstName: words.travel,
      email: `${words.travel}@example.com`,
      phone: '+251911778899',
      destination: words.travel,
      message: words.travel,
      item: 'suv',
      day: new Date(dayFromToday(9)),
    },
  })
  const free = await makeVehicle(50)
  const car = await createCar(siteDatabase, {
    name: 'Vitz',
    item: 'suv',
    price: '$60',
    filename: 'suv-1.webp',
  })
  const ids = [marked, booking, contact, travel, free, free, car].map(({ id }) => id)
  return { words, ids }
}

/**
 * Takes away the vehicles that these people posted or edited: names made of any letters there are would stand in the
 * public lists, in which other tests look and weigh.
 */
export async function removeFleetOf(actors: readonly string[]): Promise<void> {
  const written = await siteDatabase.auditEntry.findMany({
    where: {
      actorId: { in: [...actors] },
      action: { in: ['create', 'edit'] },
      entity: { in: ['car', 'one-day-vehicle'] },
    },
    select: { entityId: true },
  })
  const where = { id: { in: written.map(({ entityId }) => entityId) } }
  await siteDatabase.vehicle.deleteMany({ where })
}

/** The planted words that an answer shows to somebody who may not see them. */
export function leaksIn(text: string, persona: Persona, planted: readonly Planted[]): string[] {
  return planted
    .flatMap(({ words }) => Object.entries(words))
    .filter(([kind, word]) => !seen[persona].some((may) => may === kind) && text.includes(word))
    .map(([kind]) => kind)
}
