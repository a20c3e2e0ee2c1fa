import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBookings } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import type { SignedInActor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { searchEverything } from './everything'
import { newPhone } from '@/tests/support/own-numbers'

let admin: SignedInActor
let subadmin: SignedInActor
let bookingId: string
let code: string
const phone = newPhone()
// Another word in each run, of letters that are only there once.
const word = [...String(randomInt(10_000, 99_999))].map((digit) => 'bcdfghjklm'[Number(digit)]).join('x')

beforeAll(async () => {
  admin = await makeActor('admin')
  subadmin = await makeActor('subadmin')
  const vehicle = await makeVehicle({ name: `Toyota ${word}iace` })
  const customer = {
    ...(await makeActor('user')),
    firstName: 'ሐና',
    lastName: `ዓለሙ ${word}a'uu Tolaa`,
    email: `${word}@example.com`,
  }
  const booking = await createBooking(customer, {
    input: { ...orderFor(vehicle.id), phone, destination: `Bahir ${word}ar` },
    locale: 'en',
  })
  bookingId = booking.id
  code = booking.code
  await database().booking.update({ where: { id: bookingId }, data: { flight: `ET${word}` } })
})

const found = async (q: string, actor = admin) =>
  (await searchEverything(actor, { q, locale: 'en' })).bookings.map(({ id }) => id)

describe('the search over everything finds a booking', () => {
  it('by its code, phone, address, flight, destination and vehicle', async () => {
    const local = phone.replace('+251', '0')
    const spaced = `${local.slice(0, 4)} ${local.slice(4, 6)} ${local.slice(6)}`
    for (const q of [
      code,
      code.toLowerCase(),
      `${code.slice(0, 3)}-${code.slice(3)}`,
      phone,
      local,
      spaced,
      `(${local.slice(0, 4)}) ${local.slice(4)}`,
      `${local.slice(0, 4)}/${local.slice(4)}`,
      // Copied from a text whose hyphens keep a line together.
      spaced.replaceAll(' ', '\u2011'),
      `tel:${phone}`,
      phone.slice(5),
      `${word}@EXAMPLE`,
      `et${word}`,
      `bahir ${word}`,
      `${word}IACE toyota`,
    ])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([bookingId])])
  })

  it.each([
    ['ሐና', 'ሀና'],
    ['ሐና', 'ኀና'],
    ['ሐና', 'ኸና'],
    ['ዓለሙ', 'ኣለሙ'],
    ["{word}a'uu", '{word}auu'],
    ["{word}a'uu", '{word}a’uu'],
    ["{word}a'uu", '{word}a’u'],
    ["{word}a'uu", '{WORD}AU'],
    ['Tolaa', 'tola'],
    ['Tolaa', 'Tollaa'],
  ])('by %s as by %s', async (written, typed) => {
    const ofRun = (text: string) =>
      `${text.replace('{word}', word).replace('{WORD}', word.toUpperCase())} ${word}`
    expect(await found(ofRun(written))).toEqual([bookingId])
    expect(await found(ofRun(typed))).toEqual([bookingId])
  })

  it('by none of the signs that a pattern has', async () => {
    for (const sign of ['%', '_', '\\']) expect(await found(`${word}${sign}`)).toEqual([])
  })
})

it('finds the customer once, by what the customer is called and not by where they went', async () => {
  const customers = async (q: string) => (await searchEverything(admin, { q, locale: 'en' })).customers
  expect(await customers(`ሀና ${word}`)).toEqual([
    expect.objectContaining({ phone, hasAccount: true, email: `${word}@example.com` }),
  ])
  expect(await customers(`bahir ${word}`)).toEqual([])
})

it('finds vehicles and travel requests, and messages for those who may read them', async () => {
  const person = { firstName: `${word}sender`, phone: '+251911223344', locale: 'en' } as const
  await database().contactMessage.create({
    data: { ...person, email: 'm@example.com', message: 'Hello', isAdmin: false },
  })
  await database().travelBooking.create({
    data: { ...person, day: new Date('2026-12-01'), item: 'suv', isAdmin: false },
  })
  const of = async (actor: SignedInActor) => {
    const all = await searchEverything(actor, { q: `${word}sender`, locale: 'en' })
    return [all.contacts.length, all.travelBookings.length]
  }
  expect(await of(admin)).toEqual([1, 1])
  expect(await of(subadmin)).toEqual([0, 1])
  const { vehicles } = await searchEverything(admin, { q: `${word}iace`, locale: 'en' })
  expect(vehicles.map(({ name }) => name)).toContain(`Toyota ${word}iace`)
})

it('finds nothing where nothing was typed', async () => {
  expect(await searchEverything(admin, { q: '', locale: 'en' })).toEqual({
    bookings: [],
    customers: [],
    vehicles: [],
    contacts: [],
    travelBookings: [],
  })
})

it('takes digits that begin like a country’s code for what they are', async () => {
  const digits = `251${randomInt(10, 99)}`
  const customer = await makeActor('user')
  const { id: vehicleId } = await makeVehicle({})
  const input = { ...orderFor(vehicleId), phone: '+447911123456', destination: `Gate ${digits} ${word}` }
  const booking = await createBooking(customer, { input, locale: 'en' })
  const { rows } = await listBookings(admin, { q: digits, limit: 100 })
  const texts = await database().booking.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true, searchText: true },
  })
  expect(texts.map(({ id }) => id)).toContain(booking.id)
  expect(texts.filter(({ searchText }) => !searchText?.includes(digits))).toEqual([])
})

it('finds the bookings that a car drives by its plate or the end of it, however written', async () => {
  const { vehicleId } = await database().booking.findUniqueOrThrow({ where: { id: bookingId } })
  const digits = String(randomInt(10_000, 99_999))
  const unit = await database().unit.create({
    data: { vehicleId: vehicleId ?? '', plate: `AA 3 B${digits}` },
  })
  expect(await found(`B${digits}`)).toEqual([])
  const { day } = await database().booking.findUniqueOrThrow({ where: { id: bookingId } })
  await database().assignment.create({ data: { bookingId, day, unitId: unit.id } })
  for (const q of [`AA 3 B${digits}`, `aa-3-b${digits}`, `B${digits}`, `AA\u20113\u2011B${digits},`])
    expect([q, await found(q)]).toEqual([q, [bookingId]])
  // Written down with hyphens, as plates were before they were stored one way.
  await database().unit.update({ where: { id: unit.id }, data: { plate: `AA-3-B${digits}` } })
  for (const q of [`AA 3 B${digits}`, `aa-3-b${digits}`])
    expect([q, await found(q)]).toEqual([q, [bookingId]])
  // As some are painted.
  await database().unit.update({ where: { id: unit.id }, data: { plate: `3/B${digits}` } })
  for (const q of [`3/B${digits}`, `3 b${digits}`]) expect([q, await found(q)]).toEqual([q, [bookingId]])
  // Digits alone may be those of somebody's phone as well.
  expect(await found(digits)).toContain(bookingId)
  expect(await found(`B${digits}9`)).toEqual([])
})
