import { beforeAll, describe, expect, it } from 'vitest'
import { priceBands } from '@/lib/vehicles/rules'
import { carCategories } from '@/lib/vehicles/rules'
import { database } from '@/lib/db/client'
import { spanOf } from '@/lib/statistics/rules'
import { dayInAddis, dateOfDay, startOfDay } from '@/lib/core/day'
import { seedDemo } from '@/prisma/seed/demo'

const url = process.env.DATABASE_URL ?? ''
let wasEmpty = false
beforeAll(async () => {
  wasEmpty = await seedDemo(url)
})

// CONTRACT section 3.
describe('the demo', () => {
  it('is made once', async () => {
    expect(wasEmpty).toBe(true)
    expect(await seedDemo(url)).toBe(false)
  })

  it('has cars of every category, and one-day vehicles of every price band', async () => {
    for (const item of carCategories) {
      expect(
        await database().vehicle.count({ where: { kind: 'car', category: item } }),
        item,
      ).toBeGreaterThanOrEqual(3)
    }
    const kind = 'one_day'
    for (const { key, min, max } of priceBands) {
      const dayPrice = { gte: min, ...(max !== undefined && { lte: max }) }
      expect(await database().vehicle.count({ where: { kind, dayPrice } }), key).toBeGreaterThan(0)
    }
    expect(await database().vehicle.count({ where: { kind } })).toBeGreaterThanOrEqual(12)
    expect(await database().vehicle.count({ where: { kind, dayPrice: { lt: 3000 } } })).toBeGreaterThan(0)
    expect(await database().vehicle.count({ where: { kind, quantity: 0 } })).toBeGreaterThan(0)
  })

  it('has bookings of every status, ahead and behind, some of them for today', async () => {
    const today = dayInAddis(new Date())
    for (const status of ['pending', 'successful', 'canceled'] as const) {
      expect(await database().oneDayBooking.count({ where: { status } }), status).toBeGreaterThan(0)
    }
    const day = dateOfDay(today)
    expect(await database().oneDayBooking.count({ where: { day } })).toBeGreaterThan(0)
    expect(await database().oneDayBooking.count({ where: { day: { gt: day } } })).toBeGreaterThan(3)
    const { from } = spanOf('90', today)
    const early = { createdAt: { lt: startOfDay(from) } }
    expect(await database().oneDayBooking.count({ where: early })).toBe(0)
    // Nothing of the past waits for an answer: it would expire at the first start.
    expect(await database().oneDayBooking.count({ where: { status: 'pending', day: { lte: day } } })).toBe(0)
  })

  it('has messages and requests that wait', async () => {
    expect(await database().contactMessage.count({ where: { doneAt: null } })).toBeGreaterThan(0)
    expect(await database().travelBooking.count({ where: { doneAt: null } })).toBeGreaterThan(0)
  })
})
