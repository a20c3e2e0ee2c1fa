import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { addDays, type Day, dayOfDate, daysBetween } from '@/lib/core/day'
import { createBooking } from '@/lib/bookings/reserve'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { database } from '@/lib/db/client'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'
import { openConnection, refusalOf } from '../support/raw-sql'

const first = dayFromToday(20)

async function booked(vehicleId: string, changes: Parameters<typeof orderFor>[1]) {
  const actor = await makeActor()
  const booking = await createBooking(actor, { input: orderFor(vehicleId, changes), locale: 'en' })
  return { actor, booking }
}

const takenOf = async (vehicleId: string) => {
  const rows = await database().vehicleDay.findMany({ where: { vehicleId }, orderBy: { day: 'asc' } })
  return rows.filter(({ booked }) => booked > 0).map(({ day }) => dayOfDate(day))
}

describe('a rental of several days', () => {
  it('takes a place on each of its days, and gives all of them back', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    const lastDate = addDays(first, 3)
    const { actor, booking } = await booked(vehicle.id, { date: first, lastDate })
    expect(booking).toMatchObject({ date: first, lastDate, total: 4 * 3500, price: 3500 })
    expect(await takenOf(vehicle.id)).toEqual(daysBetween(first, lastDate))
    await setBookingStatus(actor, { id: booking.id, status: 'canceled' })
    expect(await takenOf(vehicle.id)).toEqual([])
  })

  it('is refused with the first day that is full, and then takes none', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    await booked(vehicle.id, { date: addDays(first, 2) })
    const refused = booked(vehicle.id, { date: first, lastDate: addDays(first, 5) })
    await expect(refused).rejects.toMatchObject({ code: 'SOLD_OUT', days: [addDays(first, 2)] })
    expect(await takenOf(vehicle.id)).toEqual([addDays(first, 2)])
  })

  it.each([
    [{ date: first, lastDate: addDays(first, -1) }, 'INVALID_INPUT', 'lastDate'],
    [{ date: first, lastDate: addDays(first, 90) }, 'INVALID_INPUT', 'lastDate'],
    [{ date: dayFromToday(360), lastDate: dayFromToday(366) }, 'DATE_OUT_OF_RANGE', 'lastDate'],
  ])('has days in order, at most 90 and none too far ahead: %j', async (days, code, field) => {
    const vehicle = await makeVehicle({ quantity: 1 })
    const error = await booked(vehicle.id, days).catch((refusal: unknown) => refusal)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  })

  it('keeps its quote line by line: extras and rules are in it, and a later price changes nothing', async () => {
    const vehicle = await makeVehicle({ quantity: 1, price: 2000 })
    const extra = await database().extra.create({
      data: { textEn: 'Child seat', textOm: 'Teessoo', textAm: 'መቀመጫ', amountSantim: 30_000, per: 'day' },
    })
    const { booking } = await booked(vehicle.id, {
      date: first,
      lastDate: addDays(first, 1),
      extras: [extra.id],
    })
    await database().vehicle.update({ where: { id: vehicle.id }, data: { dayPrice: 9000 } })
    await database().extra.delete({ where: { id: extra.id } })
    const lines = await database().bookingLine.findMany({
      where: { bookingId: booking.id },
      orderBy: { position: 'asc' },
    })
    expect(lines.map(({ kind, quantity, amountSantim }) => [kind, quantity, Number(amountSantim)])).toEqual([
      ['rent', 2, 400_000],
      ['extra', 2, 60_000],
    ])
    expect(booking.total).toBe(4600)
  })

  it('of many at once never takes more places than there are, and waits in no circle', async () => {
    const vehicle = await makeVehicle({ quantity: 3 })
    const orders = Array.from({ length: 40 }, (_, index) => {
      const date = addDays(first, (index * 7) % 12)
      return { date, lastDate: addDays(date, index % 9) }
    })
    const outcomes = await Promise.allSettled(orders.map((days) => booked(vehicle.id, days)))
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected'
        ? [one.reason instanceof AppError ? one.reason.code : String(one.reason)]
        : [],
    )
    expect(new Set(codes)).toEqual(new Set(['SOLD_OUT']))
    const taken = orders.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    const onDay = (day: Day) => taken.filter(({ date, lastDate }) => date <= day && day <= lastDate).length
    const counters = await database().vehicleDay.findMany({ where: { vehicleId: vehicle.id } })
    for (const { day, booked: count } of counters) {
      expect(count).toBe(onDay(dayOfDate(day)))
      expect(count).toBeLessThanOrEqual(3)
    }
    // Whoever was refused would still be: all places of some day of theirs are taken.
    for (const [index, { date, lastDate }] of orders.entries()) {
      if (outcomes[index]?.status === 'fulfilled') continue
      expect(daysBetween(date, lastDate).some((day) => onDay(day) === 3)).toBe(true)
    }
  })
})

describe('past the application', () => {
  it('no range is oversold, and the lines of a booking stay as they add up', async () => {
    const vehicle = await makeVehicle({ quantity: 1 })
    const { booking } = await booked(vehicle.id, { date: first, lastDate: addDays(first, 1) })
    const other = await booked(vehicle.id, { date: addDays(first, 2) })
    const client = await openConnection()
    const refuses = (sql: string, id = booking.id) => refusalOf(client.query(sql, [id]))
    expect(await refuses('UPDATE bookings SET last_day = last_day + 1 WHERE id = $1')).toBe(
      'one_day_sold_out',
    )
    expect(await refuses('UPDATE bookings SET day = day - 1 WHERE id = $1', other.booking.id)).toBe(
      'one_day_sold_out',
    )
    expect(await refuses('UPDATE bookings SET last_day = day + 90 WHERE id = $1')).toBe('bookings_days')
    expect(await refuses('UPDATE bookings SET total_santim = total_santim - 100 WHERE id = $1')).toBe(
      'booking_total',
    )
    expect(await refuses('UPDATE bookings SET quote = 2 WHERE id = $1')).toBe('booking_total')
    for (const change of [
      'UPDATE booking_lines SET amount_santim = 0, unit_santim = 0',
      'DELETE FROM booking_lines',
    ]) {
      expect(await refuses(`${change} WHERE booking_id = $1`)).toMatch(/never changed/)
    }
    const added = (quote: number) =>
      `INSERT INTO booking_lines (booking_id, quote, position, kind, quantity, unit, unit_santim, amount_santim)
       VALUES ($1, ${quote}, 9, 'rule', 1, 'booking', -100, -100)`
    expect(await refuses(added(1))).toBe('booking_total')
    // Neither to a quote that is to come, nor to one that another has replaced.
    expect(await refuses(added(2))).toBe('booking_total')
    expect(await takenOf(vehicle.id)).toEqual([first, addDays(first, 1), addDays(first, 2)])
  })
})
