import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { undoCancellation } from '@/lib/bookings/cancellation'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import type { CreateBookingInput } from '@/lib/bookings/schema'
import { dateOfDay, type Day } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { makeDriver, makeUnit } from '@/tests/support/access/world'
import { addDaysOff, removeDriver, saveDriver } from './drivers/mutations'
import { getDriver } from './drivers/queries'
import { assign, replaceDriver } from './mutations'
import { addOutage, removeUnit, saveUnit } from './units/mutations'

let admin: SignedInActor
let customer: SignedInActor
beforeAll(async () => {
  admin = await makeActor('admin')
  customer = await makeActor()
})

const day = dayFromToday(6)
const driver = async () => (await makeDriver(database())).id

async function book(changes: Partial<CreateBookingInput> = {}, vehicleId?: string) {
  const id = vehicleId ?? (await makeVehicle({ quantity: 20 })).id
  return createBooking(customer, { input: orderFor(id, { date: day, ...changes }), locale: 'en' })
}

async function assignments(bookingId: string) {
  const rows = await database().assignment.findMany({ where: { bookingId }, orderBy: { day: 'asc' } })
  return rows.map((row) => ({ ...row, day: row.day.toISOString().slice(0, 10) }))
}

const give = (bookingId: string, driverId: string, on: Day = day) =>
  assign(admin, { bookingId, day: on, driverId })

describe('an assignment', () => {
  it('gives a day its driver and unit, each by itself, and takes them away', async () => {
    const booking = await book({ pickupTime: '08:00', returnTime: '12:30' })
    const driverId = await driver()
    const unitId = (await makeUnit(database(), booking.vehicleId ?? '')).id
    await give(booking.id, driverId)
    expect(await assign(admin, { bookingId: booking.id, day, unitId })).toEqual({ day, driverId, unitId })
    expect(await assignments(booking.id)).toMatchObject([
      { day, driverId, unitId, fromMinute: 480, untilMinute: 750, isHeld: true },
    ])
    await assign(admin, { bookingId: booking.id, day, driverId: null })
    expect(await assignments(booking.id)).toMatchObject([{ driverId: null, unitId }])
    await assign(admin, { bookingId: booking.id, day, unitId: null })
    expect(await assignments(booking.id)).toEqual([])
  })

  it('is not changed by who has seen another one, and says who is assigned now', async () => {
    const { id: bookingId, vehicleId } = await book()
    const [one, other] = [await driver(), await driver()]
    const unit = await makeUnit(database(), vehicleId ?? '')
    const nobody = { seenDriverId: null, seenUnitId: null }
    await assign(admin, { bookingId, day, driverId: one, ...nobody })
    // Sent twice it is what was wanted.
    await assign(admin, { bookingId, day, driverId: one, ...nobody })
    await expect(assign(admin, { bookingId, day, driverId: other, ...nobody })).rejects.toMatchObject({
      code: 'ASSIGNMENT_CHANGED',
      assigned: ['Dawit Alemu'],
    })
    const seen = { seenDriverId: one, seenUnitId: null }
    await assign(admin, { bookingId, day, unitId: unit.id, ...seen })
    await expect(assign(admin, { bookingId, day, driverId: null, ...seen })).rejects.toMatchObject({
      assigned: ['Dawit Alemu', expect.stringContaining('AA 3')],
    })
    expect(await assignments(bookingId)).toMatchObject([{ driverId: one, unitId: unit.id }])
    await assign(admin, { bookingId, day, driverId: null, unitId: null, seenDriverId: one })
    await expect(assign(admin, { bookingId, day, driverId: other, ...seen })).rejects.toMatchObject({
      assigned: [],
    })
    await assign(admin, { bookingId, day, driverId: other })
    expect(await assignments(bookingId)).toMatchObject([{ driverId: other, unitId: null }])
  })

  it('leaves an hour between two trips of a day, and the rest of the day where no return is known', async () => {
    const driverId = await driver()
    const morning = await book({ pickupTime: '06:00', returnTime: '09:00' })
    await give(morning.id, driverId)
    const tooEarly = await book({ pickupTime: '09:59', returnTime: '11:00' })
    expect(await codeOf(give(tooEarly.id, driverId))).toBe('DRIVER_TAKEN')
    const open = await book({ pickupTime: '10:00' })
    await give(open.id, driverId)
    const late = await book({ pickupTime: '22:00', returnTime: '23:00' })
    expect(await codeOf(give(late.id, driverId))).toBe('DRIVER_TAKEN')
    const nextDay = await book({ date: dayFromToday(7) })
    await give(nextDay.id, driverId, dayFromToday(7))
  })

  it('is refused to who is off, without a licence or gone, with the reason', async () => {
    const booking = await book()
    const driverId = await driver()
    await addDaysOff(admin, { id: driverId, days: [day] })
    await expect(give(booking.id, driverId)).rejects.toMatchObject({ code: 'DRIVER_OFF', days: [day] })
    const expired = await driver()
    await database().driver.update({
      where: { id: expired },
      data: { licenceUntil: dateOfDay(dayFromToday(5)) },
    })
    await expect(give(booking.id, expired)).rejects.toMatchObject({ code: 'LICENCE_EXPIRED', days: [day] })
    const gone = await driver()
    await database().driver.update({ where: { id: gone }, data: { isActive: false } })
    expect(await codeOf(give(booking.id, gone))).toBe('DRIVER_OFF')
    await expect(give(booking.id, randomUUID())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { driverId: 'driverMissing' },
    })
  })

  it('is refused for a unit that is out of service, of another vehicle, or on another trip', async () => {
    const vehicle = await makeVehicle({ quantity: 3 })
    const [one, other] = [await book({}, vehicle.id), await book({}, vehicle.id)]
    const { id: unitId } = await makeUnit(database(), vehicle.id)
    const put = (bookingId: string, unit: string) => assign(admin, { bookingId, day, unitId: unit })
    await put(one.id, unitId)
    expect(await codeOf(put(other.id, unitId))).toBe('UNIT_TAKEN')
    const foreign = await makeUnit(database(), (await makeVehicle()).id)
    expect(await codeOf(put(other.id, foreign.id))).toBe('UNIT_FOREIGN')
    const broken = await makeUnit(database(), vehicle.id)
    await addOutage(admin, { id: broken.id, from: day, to: day })
    expect(await codeOf(put(other.id, broken.id))).toBe('UNIT_BLOCKED')
    expect(await codeOf(addOutage(admin, { id: unitId, from: day, to: day }))).toBe('UNIT_TAKEN')
    expect(await codeOf(removeUnit(admin, unitId))).toBe('UNIT_HAS_TRIPS')
  })

  it('is for a day of a booking that takes place', async () => {
    const booking = await book()
    const driverId = await driver()
    expect(await codeOf(give(booking.id, driverId, dayFromToday(7)))).toBe('NOT_FOUND')
    await setBookingStatus(admin, { id: booking.id, status: 'canceled', cause: 'duplicate' })
    expect(await codeOf(give(booking.id, driverId))).toBe('STATE_CONFLICT')
  })
})

describe('a change of a booking', () => {
  it('moves its assignments with its days, keeps those of days that stay, and frees the others', async () => {
    const booking = await book({ lastDate: dayFromToday(7) })
    const [first, second] = [await driver(), await driver()]
    await give(booking.id, first)
    await give(booking.id, second, dayFromToday(7))
    const change = (input: Parameters<typeof changeBooking>[1]['input']) =>
      changeBooking(admin, { id: booking.id, input })
    await change({ date: dayFromToday(7), lastDate: dayFromToday(8) })
    expect(await assignments(booking.id)).toMatchObject([{ day: dayFromToday(7), driverId: second }])
    await change({ date: dayFromToday(17), lastDate: dayFromToday(18) })
    expect(await assignments(booking.id)).toMatchObject([{ day: dayFromToday(17), driverId: second }])
    await change({ lastDate: dayFromToday(19) })
    expect(await assignments(booking.id)).toHaveLength(1)
  })

  it('frees a driver who has another trip at the new hours, and a unit of the vehicle before', async () => {
    const driverId = await driver()
    const booking = await book({ pickupTime: '06:00', returnTime: '08:00' })
    const unit = await makeUnit(database(), booking.vehicleId ?? '')
    await assign(admin, { bookingId: booking.id, day, driverId, unitId: unit.id })
    await give((await book({ pickupTime: '10:00', returnTime: '12:00' })).id, driverId)
    await changeBooking(admin, { id: booking.id, input: { returnTime: '09:30' } })
    expect(await assignments(booking.id)).toMatchObject([
      { driverId: null, unitId: unit.id, untilMinute: 570 },
    ])
    await changeBooking(admin, { id: booking.id, input: { vehicleId: (await makeVehicle()).id } })
    expect(await assignments(booking.id)).toEqual([])
  })

  it('that cancels frees everybody, and undone has them back where they are still free', async () => {
    const [booking, other] = [await book(), await book()]
    const driverId = await driver()
    const unit = await makeUnit(database(), booking.vehicleId ?? '')
    await assign(admin, { bookingId: booking.id, day, driverId, unitId: unit.id })
    const cancel = () => setBookingStatus(admin, { id: booking.id, status: 'canceled', cause: 'duplicate' })
    await cancel()
    await undoCancellation(admin, booking.id)
    expect(await assignments(booking.id)).toMatchObject([{ driverId, unitId: unit.id, isHeld: true }])
    await cancel()
    await give(other.id, driverId)
    await undoCancellation(admin, booking.id)
    expect(await assignments(booking.id)).toMatchObject([{ driverId: null, unitId: unit.id, isHeld: true }])
  })
})

describe('who has trips to come', () => {
  it('cannot take the day off, leave or lose the licence, and is not removed', async () => {
    const driverId = await driver()
    const booking = await book()
    await give(booking.id, driverId)
    const refused = { code: 'DRIVER_TAKEN', days: [day] }
    await expect(addDaysOff(admin, { id: driverId, days: [day] })).rejects.toMatchObject(refused)
    const known = await getDriver(admin, driverId)
    if (!known) throw new Error('no driver')
    const { id, firstName, lastName, phone, email, licence, languages, drivesSince, locale } = known
    const facts = { firstName, lastName, phone, email, licence, languages, drivesSince, locale }
    const valid = { isActive: true, licenceUntil: known.licenceUntil }
    for (const changes of [{ isActive: false }, { licenceUntil: dayFromToday(5) }]) {
      await expect(
        saveDriver(admin, { id, facts: { ...facts, ...valid, ...changes } }),
      ).rejects.toMatchObject(refused)
    }
    expect(await codeOf(removeDriver(admin, driverId))).toBe('DRIVER_HAS_TRIPS')
  })
})

describe('the units of a vehicle', () => {
  it('are at most as many active ones as its quantity', async () => {
    const vehicle = await makeVehicle({ quantity: 2 })
    const facts = (plate = randomUUID().toUpperCase()) => ({
      ...{ vehicleId: vehicle.id, plate, insuranceUntil: null, inspectionUntil: null, isActive: true },
    })
    const one = await saveUnit(admin, { facts: facts() })
    expect(await codeOf(saveUnit(admin, { facts: facts(one.plate) }))).toBe('PLATE_TAKEN')
    const saved = await Promise.all([1, 2, 3].map(() => codeOf(saveUnit(admin, { facts: facts() }))))
    expect(saved.filter((code) => code === 'TOO_MANY_UNITS')).toHaveLength(2)
    await saveUnit(admin, { facts: { ...facts(), isActive: false } })
  })
})

describe('replacing a driver', () => {
  it('gives each trip to somebody free, takes the day off, and tells customers and both drivers', async () => {
    const [ill, by] = [await driver(), await driver()]
    for (const id of [ill, by]) {
      await database().driver.update({ where: { id }, data: { email: `${id}@example.com` } })
    }
    const trips = [
      await book({ pickupTime: '06:00', returnTime: '08:00' }),
      await book({ pickupTime: '10:00', returnTime: '12:00' }),
    ]
    for (const { id } of trips) await give(id, ill)
    expect(await replaceDriver(admin, { driverId: ill, day, by })).toEqual({
      replaced: 2,
      open: 0,
      unreached: 0,
    })
    for (const { id } of trips) expect(await assignments(id)).toMatchObject([{ driverId: by }])
    expect((await getDriver(admin, ill))?.daysOff).toEqual([day])
    const mails = await database().outboxMail.findMany({
      where: { template: { in: ['driver-changed', 'duty-changed'] } },
      select: { template: true, recipient: true, args: true },
    })
    const sent = (recipient: string) => mails.filter((mail) => mail.recipient === recipient)
    expect(sent(customer.email)).toHaveLength(2)
    expect(sent(`${ill}@example.com`)).toMatchObject([{ args: { trips: 2, isGiven: false } }])
    expect(sent(`${by}@example.com`)).toMatchObject([
      { args: { trips: 2, isGiven: true, link: { driverId: by, linkNumber: 1 } } },
    ])
  })

  it('leaves nothing half done where the other one has no time', async () => {
    const [ill, busy] = [await driver(), await driver()]
    const trip = await book({ pickupTime: '06:00', returnTime: '08:00' })
    await give(trip.id, ill)
    await give((await book({ pickupTime: '07:00' })).id, busy)
    expect(await codeOf(replaceDriver(admin, { driverId: ill, day, by: busy }))).toBe('DRIVER_TAKEN')
    expect(await assignments(trip.id)).toMatchObject([{ driverId: ill }])
    expect((await getDriver(admin, ill))?.daysOff).toEqual([])
    await database().driver.updateMany({ where: { id: { not: ill } }, data: { isActive: true } })
    const { replaced } = await replaceDriver(admin, { driverId: ill, day })
    expect(replaced).toBe(1)
    expect((await assignments(trip.id))[0]?.driverId).not.toBe(busy)
  })
})
