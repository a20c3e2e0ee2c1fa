import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { blockPlaces, listBlocks, unblockPlaces } from '@/lib/vehicles/availability/mutations'
import { database } from '@/lib/db/client'
import { changeBooking } from '@/lib/bookings/change-booking'
import { changeBookingRequest } from '@/lib/bookings/change-schema'
import { removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { codeOf } from '../support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'
import { casesFrom, isLongRun } from '../support/long-run'
import { openConnection } from '../support/raw-sql'

const histories = isLongRun ? 2000 : 30
const days = [dayFromToday(5), dayFromToday(6), dayFromToday(7)] as const

let customers: SignedInActor[]
let admin: SignedInActor

beforeAll(async () => {
  customers = [await makeActor(), await makeActor(), await makeActor()]
  admin = await makeActor('admin')
})

const which = fc.constantFrom(0 as const, 1 as const)
const range = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(...days))
  .map(([one, other]) => (one < other ? { date: one, lastDate: other } : { date: other, lastDate: one }))
const booking = fc.record({ verb: fc.constant('book' as const), which, range })
// What somebody does: `target` picks one of the bookings that exist by then.
const step = fc.oneof(
  { weight: 5, arbitrary: booking },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('move' as const), range, target: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('swap' as const), which, target: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('cancel' as const), target: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant('set' as const),
      status: fc.constantFrom('pending' as const, 'successful' as const, 'canceled' as const),
      target: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('remove' as const), target: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('quantity' as const), which, places: fc.nat(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('block' as const),
      which,
      places: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('unblock' as const), target: fc.nat(20) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const history = fc.record({
  places: fc.integer({ min: 0, max: 3 }),
  // Four people at once, each booking and then doing one thing after another.
  people: fc.array(
    fc
      .tuple(booking, fc.array(step, { minLength: 2, maxLength: 5 }))
      .map(([first, others]) => [first, ...others]),
    { minLength: 4, maxLength: 4 },
  ),
})

const expected = new Set([
  'done',
  'SOLD_OUT',
  'STATE_CONFLICT',
  'NOT_FOUND',
  'TOO_MANY_PENDING',
  'one_day_places_held',
  'PLACES_NOT_FREE',
  'INVALID_INPUT',
])

const oversold = `
  SELECT held.day FROM (
    SELECT vehicle_id, generate_series(day, last_day, '1 day')::date AS day, 1 AS places FROM bookings
    WHERE status IN ('pending', 'successful')
    UNION ALL SELECT vehicle_id, day, places FROM blocked_places) AS held
  JOIN vehicles v ON v.id = held.vehicle_id
  GROUP BY held.vehicle_id, held.day, v.quantity HAVING sum(held.places) > v.quantity`
const miscounted = `
  SELECT d.day FROM vehicle_days d WHERE d.booked <> (
    SELECT count(*) FROM bookings b
    WHERE b.vehicle_id = d.vehicle_id AND d.day BETWEEN b.day AND b.last_day AND b.status IN ('pending', 'successful'))
    OR d.blocked <> (SELECT coalesce(sum(p.places), 0) FROM blocked_places p
      WHERE p.vehicle_id = d.vehicle_id AND p.day = d.day)`

const changesFrom = (sent: object) => changeBookingRequest.parse(sent)

async function take(one: Step, who: number, vehicleIds: readonly [string, string]): Promise<string> {
  const customer = customers[who % customers.length] ?? admin
  const vehicleId = vehicleIds['which' in one ? one.which : 0]
  if (one.verb === 'book') {
    const input = orderFor(vehicleId, one.range)
    return codeOf(createBooking(customer, { input, locale: 'en' }))
  }
  if (one.verb === 'quantity') {
    const changed = database()
      .$executeRaw`UPDATE vehicles SET quantity = ${one.places} WHERE id = ${vehicleId}::uuid`
    return changed.then(
      () => 'done',
      (error: unknown) =>
        String(error).includes('one_day_places_held') ? 'one_day_places_held' : String(error),
    )
  }
  if (one.verb === 'block') {
    const block = { vehicleId, from: days[0], to: days[2], places: one.places, reason: 'Brakes' }
    return codeOf(blockPlaces(admin, block))
  }
  if (one.verb === 'unblock') {
    const blocks = await listBlocks(admin, { vehicleId, from: days[0], last: days[2] })
    const block = blocks[one.target % Math.max(1, blocks.length)]
    return block ? codeOf(unblockPlaces(admin, block.id)) : 'NOT_FOUND'
  }
  const bookings = await database().booking.findMany({
    where: { vehicleId: { in: [...vehicleIds] } },
    select: { id: true },
  })
  const id = bookings[one.target % Math.max(1, bookings.length)]?.id
  if (!id) return 'NOT_FOUND'
  if (one.verb === 'move') return codeOf(changeBooking(admin, { id, input: changesFrom(one.range) }))
  if (one.verb === 'swap') return codeOf(changeBooking(admin, { id, input: changesFrom({ vehicleId }) }))
  if (one.verb === 'remove') return codeOf(removeBooking(admin, id))
  if (one.verb === 'cancel') return codeOf(setBookingStatus(customer, { id, status: 'canceled' }))
  return codeOf(setBookingStatus(admin, { id, status: one.status }))
}

describe(`${histories} random histories of booking, moving, swapping, canceling, confirming, deleting, blocking and changing quantities`, () => {
  it('never hold more than there are places on any day', { timeout: 40 * 60_000 }, async () => {
    const watcher = await openConnection()
    const told = new Map<string, number>()
    const problemsOf = async () => (await watcher.query(`${oversold} UNION ALL ${miscounted}`)).rows
    await fc.assert(
      fc.asyncProperty(history, async ({ places, people }) => {
        const [one, other] = [
          await makeVehicle({ quantity: places }),
          await makeVehicle({ quantity: places }),
        ]
        const vehicleIds = [one.id, other.id] as const
        const ofHistory = { vehicleId: { in: [...vehicleIds] } }
        const isOver = { yes: false }
        const watching = (async () => {
          while (!isOver.yes) expect(await problemsOf()).toEqual([])
        })()
        const answers = await Promise.all(
          people.map(async (steps, who) => {
            const codes = []
            for (const doing of steps) codes.push(await take(doing, who, vehicleIds))
            return codes
          }),
        )
        isOver.yes = true
        await watching
        expect(answers.flat().filter((code) => !expected.has(code))).toEqual([])
        expect(await problemsOf()).toEqual([])
        await database().booking.updateMany({ where: ofHistory, data: { status: 'canceled' } })
        answers.flat().forEach((code) => told.set(code, (told.get(code) ?? 0) + 1))
        await database().vehicle.deleteMany({ where: { id: ofHistory.vehicleId } })
      }),
      { numRuns: histories, seed: casesFrom },
    )
    process.stdout.write(`  ${histories} histories: ${JSON.stringify(Object.fromEntries(told))}\n`)
  })
})
