import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { SignedInActor, SignedInRole } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { type DeskBookingInput, deskBookingRequest } from '@/lib/customers/schema'
import type { CreateBookingInput } from '@/lib/bookings/schema'
import type { Settings } from '@/lib/settings/schema'
import { createOneDayVehicle, type OneDayVehicleSeed } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { dayFromToday } from './day-from-today'
import { newPhone } from './own-numbers'

export const testPassword = 'Correct-horse-7'

export { dayFromToday }

/** An address of the internet that nobody else uses. */
export function makeAddress(): string {
  return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::/64`
}

/** A small picture as a form sends it. */
export async function pictureFile(colour = 'green'): Promise<File> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
  return new File([new Uint8Array(await image.png().toBuffer())], 'picture.png', { type: 'image/png' })
}

/** A person with an account, as the actor of a request. */
export async function makeActor(role: SignedInRole = 'user'): Promise<SignedInActor> {
  const email = `${role}-${randomUUID()}@example.com`
  const person = { firstName: 'Almaz', lastName: 'Tadesse', email, role, password: testPassword }
  return { ...(await createPerson(database(), person)), sessionId: randomUUID() }
}

export type People = Record<'owner' | 'stranger' | 'subadmin' | 'admin', SignedInActor>

/** Those who may do different things with a booking: whose it is, another customer, and staff of both roles. */
export async function makePeople(): Promise<People> {
  const [owner, stranger] = [await makeActor(), await makeActor()]
  return { owner, stranger, subadmin: await makeActor('subadmin'), admin: await makeActor('admin') }
}

/** A one-day vehicle with three places a day. */
export async function makeVehicle(changes: Partial<OneDayVehicleSeed> = {}) {
  return createOneDayVehicle(database(), {
    name: 'Toyota Corolla',
    model: '2022',
    features: 'comfort',
    price: 3500,
    quantity: 3,
    seats: 4,
    filename: 'one-day-01.webp',
    ...changes,
  })
}

/** Sets how many bookings may be pending in the database of this test file; the template has no limit to speak of. */
export async function setLimits(limits: Settings['limits']): Promise<void> {
  await database().settings.updateMany({ data: { limits } })
}

/** The room that `orderFor` needs, for somebody at an address of their own. */
export function soughtRoom(vehicleId: string) {
  const date = dayFromToday(5)
  return { vehicleId, days: { date, lastDate: date }, address: randomUUID() }
}

/** A valid order for a vehicle, with a transaction id of its own. */
export function orderFor(vehicleId: string, changes: Partial<CreateBookingInput> = {}): CreateBookingInput {
  return {
    vehicleId,
    date: dayFromToday(5),
    phone: '+251911223344',
    destination: 'Bishoftu',
    transactionId: `FT${randomUUID()}`,
    amount: 350_000,
    extras: [],
    passengers: null,
    flight: null,
    rider: null,
    pickupPlace: null,
    pickupTime: null,
    returnTime: null,
    ...changes,
  }
}

/** A valid booking of the desk for somebody whom nobody knows, paid in cash. */
export function deskOrderFor(vehicleId: string, changes: Record<string, unknown> = {}): DeskBookingInput {
  const { lines: agreed, ...order } = deskBookingRequest.parse({
    ...{ vehicleId, date: dayFromToday(5), destination: 'Bishoftu', paid: 'cash' },
    customer: { name: 'Almaz Tadesse', phone: newPhone() },
    ...changes,
  })
  return { ...order, agreed }
}
