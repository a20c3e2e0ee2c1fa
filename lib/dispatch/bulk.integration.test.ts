import { beforeAll, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { createBooking } from '@/lib/bookings/reserve'
import { dayOfDate } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { makeDriver } from '@/tests/support/access/world'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { assignDriver } from './bulk'
import { assign } from './mutations'

let staff: SignedInActor
beforeAll(async () => {
  staff = await makeActor('subadmin')
})

const driver = async () => (await makeDriver(database())).id

async function book(inDays: number, length = 1) {
  const days = { date: dayFromToday(inDays), lastDate: dayFromToday(inDays + length - 1) }
  const input = orderFor((await makeVehicle()).id, days)
  return (await createBooking(await makeActor(), { input, locale: 'en' })).id
}

async function drivenBy(driverId: string) {
  const rows = await database().assignment.findMany({ where: { driverId }, orderBy: { day: 'asc' } })
  return rows.map(({ bookingId, day }) => [bookingId, dayOfDate(day)])
}

it('gives chosen bookings a driver on all their days', async () => {
  const [long, short, driverId] = [await book(5, 3), await book(9), await driver()]
  expect(await assignDriver(staff, { ids: [long, short], driverId })).toEqual({
    done: [long, short],
    left: [],
  })
  expect(await drivenBy(driverId)).toEqual([
    ...[5, 6, 7].map((inDays) => [long, dayFromToday(inDays)]),
    [short, dayFromToday(9)],
  ])
})

it('leaves what the driver cannot take whole, what others drive, and what needs no driver', async () => {
  const [first, clashing, taken, own] = [await book(5), await book(4, 3), await book(12), await book(14)]
  const [driverId, other] = [await driver(), await driver()]
  await assign(staff, { bookingId: taken, day: dayFromToday(12), driverId: other })
  await database().booking.update({ where: { id: own }, data: { hasDriver: false } })
  const outcome = await assignDriver(staff, { ids: [first, clashing, taken, own], driverId })
  expect(outcome).toEqual({ done: [first], left: [clashing, taken, own] })
  expect(await drivenBy(driverId)).toEqual([[first, dayFromToday(5)]])
  expect(await drivenBy(other)).toEqual([[taken, dayFromToday(12)]])
})
