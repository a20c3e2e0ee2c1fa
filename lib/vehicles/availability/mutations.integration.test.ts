import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { createBooking } from '@/lib/bookings/reserve'
import { getOneDayVehicle } from '@/lib/vehicles/queries'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { blockPlaces, listBlocks, unblockPlaces } from './mutations'

const blockFor = (vehicleId: string, changes: object = {}) => ({
  vehicleId,
  from: dayFromToday(5),
  to: dayFromToday(7),
  places: 1,
  reason: 'Brake repair',
  ...changes,
})

async function book(vehicleId: string, days: number) {
  return createBooking(await makeActor(), {
    input: orderFor(vehicleId, { date: dayFromToday(days) }),
    locale: 'en',
  })
}

const leftOn = async (id: string, days: number) =>
  (await getOneDayVehicle(visitor, { id, day: dayFromToday(days), locale: 'en' }))?.available

describe('blocked places', () => {
  it('are not for customers to take, on each of the days, until they are given back', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await makeVehicle({ quantity: 1 })
    const blockId = await blockPlaces(staff, blockFor(id))
    expect(await Promise.all([4, 5, 7, 8].map((days) => leftOn(id, days)))).toEqual([1, 0, 0, 1])
    await expect(book(id, 6)).rejects.toMatchObject({ code: 'SOLD_OUT' })
    expect(await unblockPlaces(staff, blockId)).toBe(dayFromToday(5))
    await expect(book(id, 6)).resolves.toMatchObject({ status: 'pending' })
  })

  it('are refused with the days on which they are booked or blocked, and then none is blocked', async () => {
    const staff = await makeActor('admin')
    const { id } = await makeVehicle({ quantity: 2 })
    await book(id, 6)
    await blockPlaces(staff, blockFor(id, { from: dayFromToday(7) }))
    await expect(blockPlaces(staff, blockFor(id, { places: 2 }))).rejects.toMatchObject({
      code: 'PLACES_NOT_FREE',
      days: [dayFromToday(6), dayFromToday(7)],
    })
    expect(await leftOn(id, 5)).toBe(2)
    await expect(blockPlaces(staff, blockFor(id, { places: 3 }))).rejects.toMatchObject({
      fields: { places: 'placesTooMany' },
    })
  })

  it('lie within the days that can be booked, of a vehicle that exists', async () => {
    const staff = await makeActor('admin')
    const { id } = await makeVehicle()
    await expect(blockPlaces(staff, blockFor(id, { from: dayFromToday(-1) }))).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { from: 'dayOutOfRange' },
    })
    await expect(blockPlaces(staff, blockFor(id, { to: dayFromToday(366) }))).rejects.toMatchObject({
      fields: { to: 'dayOutOfRange' },
    })
    await expect(blockPlaces(staff, blockFor(randomUUID()))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(unblockPlaces(staff, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('keep the days that are past when they are given back', async () => {
    const staff = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle()
    const blockId = randomUUID()
    await database().blockedPlace.createMany({
      data: [-2, -1, 0, 1].map((days) => ({
        blockId,
        vehicleId,
        day: new Date(dayFromToday(days)),
        places: 1,
        reason: 'Paint',
      })),
    })
    const time = { vehicleId, from: dayFromToday(-10), last: dayFromToday(10) }
    const block = { id: blockId, places: 1, reason: 'Paint', from: dayFromToday(-2) }
    expect(await listBlocks(staff, time)).toEqual([{ ...block, to: dayFromToday(1) }])
    expect(await unblockPlaces(staff, blockId)).toBe(dayFromToday(0))
    expect(await listBlocks(staff, time)).toEqual([{ ...block, to: dayFromToday(-1) }])
    await expect(unblockPlaces(staff, blockId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are shown whole where only a part of them lies in the time that is asked for', async () => {
    const staff = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle()
    await blockPlaces(staff, blockFor(vehicleId))
    const [block] = await listBlocks(staff, { vehicleId, from: dayFromToday(7), last: dayFromToday(9) })
    expect(block).toMatchObject({ from: dayFromToday(5), to: dayFromToday(7) })
  })

  it('leave their trace in the audit', async () => {
    const staff = await makeActor('subadmin')
    const { id } = await makeVehicle()
    await unblockPlaces(staff, await blockPlaces(staff, blockFor(id)))
    const entries = await database().auditEntry.findMany({
      where: { entity: 'blocked-place', entityId: id },
      orderBy: { id: 'asc' },
    })
    expect(entries).toMatchObject([
      { action: 'block', actorId: staff.id, changes: { from: [null, dayFromToday(5)], places: [null, 1] } },
      { action: 'unblock', changes: { to: [dayFromToday(7), null], reason: ['Brake repair', null] } },
    ])
  })
})
