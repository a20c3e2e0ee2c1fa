import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addDays, dateOfDay, dayInAddis, dayOfDate, type Day } from '@/lib/core/day'
import type { PrismaClient } from '@/lib/db/generated/client'
import { createBooking } from '@/prisma/seed/bookings'
import { createCar } from '@/prisma/seed/cars'
import type { Database } from '@/prisma/seed/database'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'

type Person = { id: string; email: string; firstName: string; lastName: string }

export const worldPassword = 'Correct-horse-7'

/** A customer, or staff, whom nobody else uses. */
export function makePerson(database: Database, role: 'user' | 'subadmin' | 'admin' = 'user') {
  const email = `${role}-${randomUUID()}@example.com`
  return createPerson(database, {
    firstName: 'Almaz',
    lastName: 'Tadesse',
    email,
    role,
    password: worldPassword,
  })
}

const photoId = 'receipt-0123456789abcdef'

/** One photo of a receipt for all worlds, in the private store of the site under test. */
function keepPhoto() {
  const folder = path.join(process.env.DATA_DIR ?? '.data-test', 'uploads', 'private')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${photoId}-1600.webp`), 'a photo')
}

const makeVehicle = (database: Database) =>
  createOneDayVehicle(database, {
    name: `Corolla ${randomUUID().slice(0, 8)}`,
    model: '2022',
    features: 'comfort',
    price: 3500,
    quantity: 3,
    seats: 4,
    filename: 'one-day-01.webp',
  })

/** A driver of whom nothing is known yet but that they may drive. */
export function makeDriver(database: Database) {
  const facts = { firstName: 'Dawit', lastName: 'Alemu', phone: '+251911400199', languages: ['am', 'en'] }
  const licenceUntil = dateOfDay(addDays(dayInAddis(new Date()), 900))
  return database.driver.create({
    data: { ...facts, locale: 'en', licence: `AA 3 ${randomUUID().slice(0, 8)}`, licenceUntil },
    select: { id: true, linkNumber: true },
  })
}

/** A unit of a vehicle. */
export function makeUnit(database: Database, vehicleId: string) {
  return database.unit.create({
    data: { vehicleId, plate: `AA 3 ${randomUUID().slice(0, 8).toUpperCase()}` },
    select: { id: true },
  })
}

/** A statement whose one line confirms a payment, and a file whose columns are asked for. */
export async function makeStatement(
  database: PrismaClient,
  owner: Pick<Person, 'id'>,
  payment: { referenceKey: string | null; amountSantim: bigint },
) {
  const bank = `BANK ${randomUUID()}`
  const day = dateOfDay(dayInAddis(new Date()))
  const line = { bankKey: bank, identity: bank, day, reference: payment.referenceKey }
  const statement = await database.statement.create({
    data: {
      ...{ bank, digest: bank, lines: 1, firstDay: day, lastDay: day },
      entries: {
        create: { line: 2, statementLine: { create: { ...line, amountSantim: payment.amountSantim } } },
      },
    },
    select: { id: true },
  })
  const text = `Tarikh;Wabii;Galii\n20/11/2026;${randomUUID()};100\n`
  const draft = await database.statementDraft.create({
    data: { bank, text, createdById: owner.id },
    select: { id: true },
  })
  return { statement, draft }
}

/**
 * Fresh records for calls until one changes them: what it changes or deletes is missed by no other. Add a record where a
 * row needs it.
 */
export async function makeWorld(database: PrismaClient, owner: Person) {
  const vehicle = await makeVehicle(database)
  const unbooked = await makeVehicle(database)
  const car = await createCar(database, {
    ...{ name: 'Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp', prices: [1560] },
  })
  // For this vehicle alone: rules of one rank must not meet.
  const priceRule = await database.priceRule.create({
    data: { name: 'Season', rank: 1, percent: 10, vehicleId: unbooked.id },
    select: { id: true },
  })
  const extra = await database.extra.create({
    data: { textEn: 'Driver', textOm: 'Konkolaachisaa', textAm: 'ሹፌር', amountSantim: 100_000, per: 'day' },
    select: { id: true },
  })
  const bookingThatIs = (status: 'pending' | 'canceled' | 'successful', of = vehicle) =>
    createBooking(database, {
      vehicle: of,
      customer: { ...owner, phone: '+251911234567' },
      inDays: 9,
      status,
      transactionId: `FT${randomUUID()}`,
      destination: 'Bishoftu',
    })
  const booking = await bookingThatIs('pending')
  const canceledBooking = await bookingThatIs('canceled')
  const bookingWithPhoto = await bookingThatIs('pending')
  await database.payment.updateMany({
    where: { bookingId: bookingWithPhoto.id },
    data: { receiptPhotoKey: photoId },
  })
  const payment = await database.payment.findFirstOrThrow({
    where: { bookingId: booking.id },
    select: { id: true, referenceKey: true, amountSantim: true },
  })
  const { statement, draft } = await makeStatement(database, owner, payment)
  const paidBooking = await bookingThatIs('successful', await makeVehicle(database))
  const paidPayment = await database.payment.findFirstOrThrow({
    where: { bookingId: paidBooking.id },
    select: { id: true },
  })
  keepPhoto()
  const driver = await makeDriver(database)
  const unit = await makeUnit(database, vehicle.id)
  const outage = await database.unitOutage.create({
    data: { unitId: unit.id, firstDay: dateOfDay('2030-01-05'), lastDay: dateOfDay('2030-01-06') },
    select: { id: true },
  })
  const session = await database.session.create({
    data: { userId: owner.id, expiresAt: new Date(Date.now() + 60 * 60 * 1000) },
    select: { id: true },
  })
  const writer = { firstName: 'Marta', phone: '+251911778899' }
  const contact = await database.contactMessage.create({
    data: { ...writer, email: 'marta@example.com', message: 'Do you rent by the month?' },
    select: { id: true },
  })
  const travelBooking = await database.travelBooking.create({
    data: {
      ...writer,
      email: 'marta@example.com',
      item: 'suv',
      day: dateOfDay(addDays(dayInAddis(new Date()), 5)),
    },
    select: { id: true },
  })
  // Who booked, and somebody who may be the same person.
  const { customerId } = await database.booking.findUniqueOrThrow({
    where: { id: booking.id },
    select: { customerId: true },
  })
  const customer = { id: customerId ?? '' }
  const otherCustomer = await database.customer.create({
    data: {
      ...{ phoneKey: randomUUID(), name: 'Marta', phone: '+251911778899', email: '' },
      lastBookedAt: new Date(),
    },
    select: { id: true },
  })
  const newsletterSecret = randomUUID()
  await database.newsletterSubscriber.create({
    data: {
      email: `${randomUUID()}@example.com`,
      locale: 'en',
      tokenHash: createHash('sha256').update(newsletterSecret).digest('hex'),
    },
    select: { id: true },
  })
  const day: Day = addDays(dayInAddis(new Date()), 5)
  // Somebody whom staff may change or delete.
  const victim = await makePerson(database)
  return {
    owner,
    victim,
    customer,
    otherCustomer,
    session,
    vehicle,
    unbooked,
    car,
    priceRule,
    extra,
    booking,
    canceledBooking,
    bookingWithPhoto,
    payment,
    paidPayment,
    statement,
    draft,
    contact,
    travelBooking,
    newsletterSecret,
    driver,
    unit,
    outage,
    travelDay: dayOfDate(booking.day),
    day,
  }
}

export type World = Awaited<ReturnType<typeof makeWorld>>

/** Removes the world's price rule and extra: what every customer is offered does not grow with the calls. */
export async function removePrices(database: PrismaClient, { priceRule, extra }: World): Promise<void> {
  await database.priceRule.deleteMany({ where: { id: priceRule.id } })
  await database.extra.deleteMany({ where: { id: extra.id } })
}
