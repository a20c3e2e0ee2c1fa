import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { addDays, dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { addDaysOff, removeDayOff } from '@/lib/dispatch/drivers/mutations'
import { assign, replaceDriver } from '@/lib/dispatch/mutations'
import { collide } from '@/lib/dispatch/rules'
import { addOutage } from '@/lib/dispatch/units/mutations'
import { codeOf } from '../support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'
import { casesFrom, isLongRun } from '../support/long-run'
import { at } from '../support/pick'
import { makeDriver, makeUnit } from '../support/access/world'

// Days of a company, each of them a row of changes by chance: 1,000 in the long run.
const days = isLongRun ? 1000 : 12

let admin: SignedInActor
let customer: SignedInActor
let vehicles: string[]
beforeAll(async () => {
  admin = await makeActor('admin')
  customer = await makeActor()
  vehicles = await Promise.all([0, 1].map(async () => (await makeVehicle({ quantity: 5 * days })).id))
})

const pick = fc.nat(11)
const clock = fc.option(
  fc.tuple(fc.nat(23), fc.constantFrom('00', '30')).map(([hour, minute]) => {
    return `${String(hour).padStart(2, '0')}:${minute}`
  }),
  { nil: null },
)
const step = fc.record({
  verb: fc.constantFrom(
    ...(['assign', 'assign', 'assign', 'swap', 'cancel', 'uncancel', 'move', 'extend', 'hours'] as const),
    ...(['vehicle', 'off', 'on', 'outage', 'replace', 'take'] as const),
  ),
  ...{ booking: pick, driver: pick, unit: pick, day: fc.nat(3), pickupTime: clock, returnTime: clock },
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const expected = new Set([
  ...['DRIVER_TAKEN', 'DRIVER_OFF', 'UNIT_TAKEN', 'UNIT_FOREIGN', 'UNIT_BLOCKED', 'LICENCE_EXPIRED'],
  ...['STATE_CONFLICT', 'NOT_FOUND', 'SOLD_OUT'],
])

it(`${days} random days of assigning, swapping, canceling, extending and days off leave no conflict`, async () => {
  let taken = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const scene = await openScene()
      // Three at a time, as several dispatchers would.
      for (let index = 0; index < steps.length; index += 3) {
        const group = steps.slice(index, index + 3)
        const outcomes = await Promise.all(
          group.map(async (one) => ({ verb: one.verb, code: await codeOf(apply(scene, one)) })),
        )
        for (const { verb, code } of outcomes) {
          if (code === 'done') taken += 1
          // Who extends a booking that another moves at that moment may name a last day before its first.
          else if (expected.has(code) || (verb === 'extend' && code === 'INVALID_INPUT')) refused += 1
          else throw new Error(`${verb}: ${code}`)
        }
      }
      expect(await conflicts(scene)).toEqual([])
    }),
    { numRuns: days, seed: casesFrom, endOnFailure: true, includeErrorInReport: true },
  )
  expect(taken).toBeGreaterThan(days)
  process.stdout.write(`  ${days} days: ${taken} changes taken, ${refused} refused, 0 conflicts\n`)
}, 2_400_000)

type Scene = Awaited<ReturnType<typeof openScene>>
const first = dayFromToday(4)

async function openScene() {
  const bookings = []
  for (const index of [0, 1, 2, 3]) {
    const input = orderFor(at(vehicles, index), {
      ...{ date: addDays(first, index % 2), lastDate: addDays(first, (index % 2) + (index % 3)) },
      ...{ pickupTime: '06:00', returnTime: index === 0 ? '09:00' : null },
    })
    bookings.push((await createBooking(customer, { input, locale: 'en' })).id)
  }
  const drivers = [await makeDriver(database()), await makeDriver(database()), await makeDriver(database())]
  const units = []
  for (const index of [0, 1, 0]) units.push(await makeUnit(database(), at(vehicles, index)))
  return { bookings, drivers: drivers.map(({ id }) => id), units: units.map(({ id }) => id) }
}

async function apply(scene: Scene, one: Step): Promise<unknown> {
  const id = at(scene.bookings, one.booking)
  const driverId = at(scene.drivers, one.driver)
  const day = addDays(first, one.day)
  const booking = await database().booking.findUniqueOrThrow({ where: { id } })
  switch (one.verb) {
    case 'assign':
      return assign(admin, { bookingId: id, day, driverId, unitId: at(scene.units, one.unit) })
    case 'swap':
      return assign(admin, { bookingId: id, day, driverId })
    case 'take':
      return assign(admin, { bookingId: id, day, driverId: null })
    case 'cancel':
      return setBookingStatus(admin, { id, status: 'canceled', cause: 'duplicate' })
    case 'uncancel':
      return setBookingStatus(admin, { id, status: 'pending' })
    case 'move':
      return changeBooking(admin, { id, input: { date: day, lastDate: addDays(day, one.unit % 2) } })
    case 'extend':
      return changeBooking(admin, {
        id,
        input: { lastDate: addDays(dayOfDate(booking.day), one.driver % 4) },
      })
    case 'hours': {
      const { pickupTime, returnTime } = one
      return changeBooking(admin, { id, input: { pickupTime, returnTime } })
    }
    case 'vehicle':
      return changeBooking(admin, { id, input: { vehicleId: at(vehicles, one.unit) } })
    case 'off':
      return addDaysOff(admin, { id: driverId, days: [day] })
    case 'on':
      return removeDayOff(admin, { id: driverId, day })
    case 'outage':
      return addOutage(admin, { id: at(scene.units, one.unit), from: day, to: day })
    case 'replace':
      return replaceDriver(admin, { driverId, day, by: at(scene.drivers, one.driver + 1) })
  }
}

/** What breaks a rule of CONTRACT section 12, counted through by what is stored and by nothing of the triggers. */
async function conflicts({ bookings }: Scene): Promise<string[]> {
  const rows = await database().assignment.findMany({
    where: { bookingId: { in: bookings } },
    include: { booking: true, driver: { include: { daysOff: true } }, unit: { include: { outages: true } } },
  })
  const held = rows.filter(({ booking }) => booking.status !== 'canceled')
  const found = held.flatMap(({ bookingId, day, booking, driver, unit }) => {
    const on = day.getTime()
    return [
      ...(day < booking.day || day > booking.lastDay ? [`${bookingId} not on ${day.toISOString()}`] : []),
      ...(driver?.daysOff.some((off) => off.day.getTime() === on) ? [`${driver.id} is off`] : []),
      ...(unit && unit.vehicleId !== booking.vehicleId ? [`${unit.id} is foreign`] : []),
      ...(unit?.outages.some((out) => out.firstDay <= day && day <= out.lastDay)
        ? [`${unit.id} is out`]
        : []),
    ]
  })
  for (const [index, one] of held.entries()) {
    for (const other of held.slice(index + 1)) {
      if (one.day.getTime() !== other.day.getTime() || !collide(one, other)) continue
      if (one.driverId && one.driverId === other.driverId) found.push(`${one.driverId} twice`)
      if (one.unitId && one.unitId === other.unitId) found.push(`${one.unitId} twice`)
    }
  }
  return found
}
