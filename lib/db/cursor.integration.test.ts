import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { listBookings } from '@/lib/bookings/queries'
import { bookingOrders } from '@/lib/bookings/rules'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { staffVehicleOrders } from '@/lib/vehicles/rules'
import { listRequests } from '@/lib/requests/queries'
import { contactOrders, travelBookingOrders } from '@/lib/requests/rules'
import { withClient } from '@/scripts/lib/databases'
import { makeActor } from '@/tests/support/factories'
import { fillRandomOffice } from '@/tests/support/random-office'
import { cursorQuery, type CursorQuery, type Page } from './cursor'

let seed = 0
let admin: SignedInActor
beforeAll(async () => {
  await withClient(process.env.DATABASE_OWNER_URL ?? '', async (client) => {
    seed = await fillRandomOffice(client)
    // Rows that are equal in what orders them are where pages lose or repeat somebody.
    await client.query(
      `UPDATE vehicles SET name = 'Vitz', created_at = now() WHERE kind = 'car' AND ascii(id::text) % 2 = 0`,
    )
    await client.query(
      `UPDATE vehicles SET day_price = 3000 WHERE kind = 'one_day' AND ascii(id::text) % 2 = 0`,
    )
    await client.query('UPDATE travel_bookings SET day = current_date WHERE ascii(id::text) % 2 = 0')
  })
  admin = await makeActor('admin')
})

type Read = (place: CursorQuery & { limit: number }) => Promise<Page<{ id: string }>>
const lists: [name: string, read: Read][] = [
  ...staffVehicleOrders.car.map((sort): [string, Read] => [
    `cars by ${sort}`,
    (place) => listStaffVehicles(admin, { kind: 'car', sort, ...place }),
  ]),
  ...staffVehicleOrders.one_day.map((sort): [string, Read] => [
    `one-day vehicles by ${sort}`,
    (place) => listStaffVehicles(admin, { kind: 'one_day', sort, ...place }),
  ]),
  ...travelBookingOrders.map((sort): [string, Read] => [
    `travel bookings by ${sort}`,
    (place) => listRequests(admin, 'travel-booking', { sort, ...place }),
  ]),
  ...contactOrders.map((sort): [string, Read] => [
    `contacts by ${sort}`,
    (place) => listRequests(admin, 'contact', { sort, ...place }),
  ]),
  ...bookingOrders.map((sort): [string, Read] => [
    `bookings by ${sort}`,
    (place) => listBookings(admin, { sort, ...place }),
  ]),
]

const noPlace = cursorQuery.parse({})
const idsOf = ({ rows }: Page<{ id: string }>) => rows.map(({ id }) => id)

describe.each(lists)('%s', (_name, read) => {
  it('are walked to the end and back without losing or repeating anybody', async () => {
    const all = idsOf(await read({ ...noPlace, limit: 1000 }))
    expect(new Set(all).size).toBe(all.length)
    const limit = Math.max(5, Math.ceil(all.length / 7))
    const forward: string[] = []
    let page = await read({ ...noPlace, limit })
    forward.push(...idsOf(page))
    while (page.next) {
      page = await read({ ...cursorQuery.parse({ after: page.next }), limit })
      forward.push(...idsOf(page))
    }
    expect(forward, `seed ${seed}`).toEqual(all)
    let backward = idsOf(page)
    while (page.previous) {
      page = await read({ ...cursorQuery.parse({ before: page.previous }), limit })
      backward = [...idsOf(page), ...backward]
    }
    expect(backward, `seed ${seed}`).toEqual(all)
  })

  it('begin at the beginning for a key of another order or a made-up one', async () => {
    const [first] = idsOf(await read({ ...noPlace, limit: 1 }))
    for (const key of [['yesterday', 'nobody'], ['1e9', first ?? ''], ['x']]) {
      const after = Buffer.from(JSON.stringify(key)).toString('base64url')
      await expect(read({ ...cursorQuery.parse({ after }), limit: 1 })).resolves.toBeDefined()
    }
  })
})
