import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { removeBooking } from '@/lib/bookings/mutations'
import type { ChangeBookingInput } from '@/lib/bookings/change-schema'
import { countBookingsByStatus } from '@/lib/bookings/queries'
import { addDays, type Day, dayInAddis } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { assign } from '@/lib/dispatch/mutations'
import { listDepartures } from '@/lib/dispatch/queries'
import { isPast } from '@/lib/dispatch/rules'
import { listWaitingPayments } from '@/lib/payments/queries'
import { countRequests } from '@/lib/requests/queries'
import { countUsers } from '@/lib/users/queries'
import { createCar } from '@/prisma/seed/cars'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { listNews, mostNews } from './news'
import { countForTiles, countWaitingWork, mostCounted } from './waiting-work'

let admin: SignedInActor
let subadmin: SignedInActor
let customer: SignedInActor
const today = dayInAddis(new Date())
const person = { firstName: 'Almaz', phone: '+251911223344', locale: 'en', isAdmin: false } as const
const unpaid = { transactionId: undefined, amount: undefined }

const book = async (changes = {}) => {
  const vehicle = await makeVehicle()
  return createBooking(await makeActor(), { input: orderFor(vehicle.id, changes), locale: 'en' })
}
const write = (message: string, doneAt: Date | null = null) =>
  database().contactMessage.create({ data: { ...person, email: 'a@example.com', message, doneAt } })
const ask = (destination: string, doneAt: Date | null = null) =>
  database().travelBooking.create({
    data: { ...person, day: new Date('2026-12-01'), item: 'suv', destination, doneAt },
  })

beforeAll(async () => {
  admin = await makeActor('admin')
  subadmin = await makeActor('subadmin')
  customer = await makeActor()
})

describe('the work that is counted beside the menu', () => {
  it('is that of the lists which the menu names', async () => {
    const claimed = await book()
    await book(unpaid)
    const deleted = await book()
    await removeBooking(admin, deleted.id)
    await database().booking.update({ where: { id: (await book()).id }, data: { status: 'canceled' } })
    await write('Hello')
    await write('Answered', new Date())
    await ask('Adama')
    await ask('Answered', new Date())
    // A trip of three days from yesterday, of which tomorrow has a driver, one of today and one that begins too late.
    const long = await book({ date: today, lastDate: addDays(today, 2) })
    await assign(admin, {
      ...{ bookingId: long.id, day: addDays(today, 1), unitId: undefined },
      driverId: (await makeDriver(database())).id,
    })
    await book({ date: today })
    await book({ date: addDays(today, 2) })
    const over = await book({ date: today })
    const times = { pickupTime: '00:00', returnTime: '00:00' }
    await database().booking.update({ where: { id: over.id }, data: times })

    const counts = await countWaitingWork(admin)
    const departures = await listDepartures(admin, { from: today, to: addDays(today, 1) })
    const payments = await listWaitingPayments(admin, {})
    expect(payments.rows.map(({ bookingId }) => bookingId)).toContain(claimed.id)
    expect(payments.next).toBeNull()
    expect(counts).toEqual({
      bookings: (await countBookingsByStatus(admin)).pending,
      travels: await countRequests(admin, 'travel-booking', { show: 'open' }),
      contacts: await countRequests(admin, 'contact', { show: 'open' }),
      departures: departures.filter(
        (one) => (!one.unit || (one.needsDriver && !one.driver)) && !isPast(one, new Date()),
      ).length,
      transfers: payments.rows.length,
    })
    expect(counts.departures).toBeGreaterThanOrEqual(2)
    expect(counts.contacts).toBeGreaterThanOrEqual(1)
  })

  it('asks for a car, and for a driver where one was booked with it, and no more once it is not', async () => {
    const car = await createCar(database(), {
      ...{ name: 'Toyota Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' },
      ...{ facts: [5, 2, 'manual', 'petrol', 3], prices: [3500] },
    })
    const text = { textEn: 'Chauffeur', textOm: 'Konkolaachisaa', textAm: 'ሹፌር' }
    const { id: driver } = await database().extra.create({
      data: { ...text, amountSantim: 100_000, per: 'day', isDriver: true },
    })
    const bookCar = async (extras: string[]) =>
      createBooking(await makeActor(), { input: orderFor(car.id, { date: today, extras }), locale: 'en' })
    const before = (await countWaitingWork(admin)).departures ?? 0
    const [driven, own] = [await bookCar([driver]), await bookCar([])]
    const needs = async () => {
      const rows = await listDepartures(admin, { from: today, to: today })
      return [driven, own].map(({ id }) => rows.find(({ bookingId }) => bookingId === id)?.needsDriver)
    }
    expect(await needs()).toEqual([true, false])
    const counted = async () => ((await countWaitingWork(admin)).departures ?? 0) - before
    expect(await counted()).toBe(2)
    const drives = async ({ id: bookingId }: { id: string }, day: Day) => {
      const { id: unitId } = await makeUnit(database(), car.id)
      await assign(admin, { bookingId, day, unitId, driverId: undefined })
    }
    for (const one of [driven, own]) await drives(one, today)
    expect(await counted()).toBe(1)
    await database().extra.delete({ where: { id: driver } })
    const change = (input: ChangeBookingInput) => changeBooking(subadmin, { id: driven.id, input })
    // An extra that is not offered any more stays what it was.
    await change({ lastDate: addDays(today, 1) })
    expect(await needs()).toEqual([true, false])
    await change({ extras: [] })
    expect(await needs()).toEqual([false, false])
    await drives(driven, addDays(today, 1))
    expect(await counted()).toBe(0)
  })

  it('tells a sub-admin nothing of messages and transfers', async () => {
    const all = await countWaitingWork(admin)
    expect(await countWaitingWork(subadmin)).toEqual({ ...all, contacts: null, transfers: null })
  })

  it('is nobody else’s', async () => {
    await expect(countWaitingWork(customer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(listNews(customer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is counted no further than people read', async () => {
    await database().contactMessage.createMany({
      data: Array.from({ length: mostCounted + 5 }, () => ({
        ...{ ...person, email: 'a@example.com', message: 'One of many' },
      })),
    })
    expect((await countWaitingWork(admin)).contacts).toBe(mostCounted + 1)
    await database().contactMessage.deleteMany({ where: { message: 'One of many' } })
  })
})

describe('what the tiles count', () => {
  it('is what their lists hold, as far as the role may see them', async () => {
    const { pending, successful, canceled } = await countBookingsByStatus(admin)
    const all = {
      ...{ pending, bookings: pending + successful + canceled },
      travels: await countRequests(admin, 'travel-booking', { show: 'open' }),
      contacts: await countRequests(admin, 'contact', { show: 'open' }),
      cars: await database().vehicle.count({ where: { kind: 'car' } }),
      oneDayVehicles: await database().vehicle.count({ where: { kind: 'one_day' } }),
      users: await countUsers(admin),
    }
    expect(all.bookings).toBeGreaterThan(all.pending)
    expect(await countForTiles(admin)).toEqual(all)
    expect(await countForTiles(subadmin)).toEqual({ ...all, contacts: null, users: null })
    await expect(countForTiles(customer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what is new', () => {
  it('names the newest first, a booking with a claimed transfer once, for who may see them', async () => {
    const { id: request } = await ask('Jimma')
    const { id: message } = await write('Do you rent by the month?')
    const { id: held, code } = await book(unpaid)
    const { id: claimed } = await book()
    const ofAdmin = await listNews(admin)
    expect(ofAdmin.slice(0, 4)).toMatchObject([
      { kind: 'transfer', id: claimed },
      { kind: 'booking', id: held, about: code },
      { kind: 'contact', id: message, name: 'Almaz', about: 'Do you rent by the month?' },
      { kind: 'travel', id: request, about: 'Jimma' },
    ])
    expect(ofAdmin.filter(({ id }) => id === claimed)).toHaveLength(1)
    const ofSubAdmin = await listNews(subadmin)
    expect(ofSubAdmin.slice(0, 3)).toMatchObject([
      { kind: 'booking', id: claimed },
      { kind: 'booking', id: held },
      { kind: 'travel', id: request },
    ])
    expect(new Set(ofSubAdmin.map(({ kind }) => kind))).toEqual(new Set(['booking', 'travel']))
  })

  it('is short, and without what is done', async () => {
    const { id } = await write('Answered soon')
    await database().contactMessage.update({ where: { id }, data: { doneAt: new Date() } })
    const news = await listNews(admin)
    expect(news).toHaveLength(mostNews)
    expect(news.map((item) => item.id)).not.toContain(id)
  })
})
