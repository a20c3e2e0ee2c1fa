import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { expireBookings } from '@/lib/bookings/jobs'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { changeBookingRequest } from '@/lib/bookings/change-schema'
import { addDays, dateOfDay, type Day, daysBetween } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { blockPlaces, unblockPlaces } from '@/lib/vehicles/availability/mutations'
import { codeOf } from '../support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'
import { casesFrom, isLongRun } from '../support/long-run'

const histories = isLongRun ? 2000 : 20
const firstDay = dayFromToday(5)

let customer: SignedInActor
let admin: SignedInActor

beforeAll(async () => {
  customer = await makeActor()
  admin = await makeActor('admin')
})

const which = fc.nat(1)
const target = fc.nat(9)
const start = fc.nat(6)
const length = fc.integer({ min: 1, max: 4 })
// `target` picks one of the bookings or blocks that exist by then, `which` one of two vehicles.
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ verb: fc.constant('book' as const), which, start, length, isClaimed: fc.boolean() },
    }),
  },
  { weight: 4, arbitrary: fc.record({ verb: fc.constant('move' as const), target, start, length }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('extend' as const), target, length }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('swap' as const), target, which }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('cancel' as const), target }) },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant('set' as const),
      status: fc.constantFrom('pending' as const, 'successful' as const, 'canceled' as const),
      target,
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('expire' as const) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('quantity' as const), which, places: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ verb: fc.constant('block' as const), which, start, length },
      places: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('unblock' as const), target }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const history = fc.record({
  places: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  steps: fc.array(step, { minLength: 10, maxLength: 25 }),
})

type Rental = {
  id: string
  which: number
  from: Day
  to: Day
  status: 'pending' | 'successful' | 'canceled'
  isClaimed: boolean
  isPaid: boolean
}
type Block = { id: string; which: number; from: Day; to: Day; places: number }

/** What the claim of a booking comes to: the price of one day. */
const paidDays = 1

/** What the rules say, in lists that are counted through each time: nothing in common with the counters of the database. */
class Model {
  rentals: Rental[] = []
  blocks: Block[] = []
  constructor(readonly quantity: [number, number]) {}

  heldOn(vehicle: number, day: Day): number {
    const covers = (one: Rental | Block) => one.which === vehicle && one.from <= day && day <= one.to
    const rented = this.rentals.filter((one) => one.status !== 'canceled' && covers(one)).length
    return this.blocks.filter(covers).reduce((sum, { places }) => sum + places, rented)
  }

  hasRoom(one: { which: number; from: Day; to: Day }, places = 1): boolean {
    const quantity = this.quantity[one.which] ?? 0
    return daysBetween(one.from, one.to).every((day) => this.heldOn(one.which, day) + places <= quantity)
  }

  /** Takes a changed rental's days where there is room beside all others; the rental is as before where there is not. */
  change(rental: Rental, changes: Partial<Rental>): string {
    const before = { ...rental }
    Object.assign(rental, { status: 'canceled' })
    const after = { ...before, ...changes }
    const isPossible = after.status === 'canceled' || this.hasRoom(after)
    Object.assign(rental, isPossible ? after : before)
    return isPossible ? 'done' : 'SOLD_OUT'
  }

  /** Takes other days or another vehicle: a booking that waits is confirmed where it costs no more then than was paid. */
  move(rental: Rental, changes: Partial<Rental>): string {
    const said = this.change(rental, changes)
    const isWhole = rental.isPaid && daysBetween(rental.from, rental.to).length <= paidDays
    if (said === 'done' && rental.status === 'pending' && isWhole) rental.status = 'successful'
    return said
  }

  setStatus(rental: Rental, status: Rental['status']): string {
    const isPaid = rental.isPaid || (status === 'successful' && rental.isClaimed)
    return this.change(rental, { status, isPaid })
  }
}

const picked = <One>(list: readonly One[], index: number): One | undefined =>
  list[index % Math.max(1, list.length)]

/** Does one thing to the site and to the model; what both say of it. */
async function take(one: Step, model: Model, vehicleIds: readonly string[]): Promise<[string, string]> {
  const idOf = (vehicle: number) => vehicleIds[vehicle] ?? ''
  if (one.verb === 'book') {
    const from = addDays(firstDay, one.start)
    const rental = { which: one.which, from, to: addDays(from, one.length - 1) }
    const claim = one.isClaimed ? {} : { transactionId: undefined, amount: undefined }
    const input = orderFor(idOf(one.which), { date: rental.from, lastDate: rental.to, ...claim })
    const made = createBooking(customer, { input, locale: 'en' })
    const said = await codeOf(made)
    if (!model.hasRoom(rental)) return [said, 'SOLD_OUT']
    const { id } = await made
    model.rentals.push({ ...rental, id, status: 'pending', isClaimed: one.isClaimed, isPaid: false })
    return [said, 'done']
  }
  if (one.verb === 'quantity') {
    const said = await database()
      .$executeRaw`UPDATE vehicles SET quantity = ${one.places} WHERE id = ${idOf(one.which)}::uuid`.then(
      () => 'done',
      (error: unknown) => (String(error).includes('one_day_places_held') ? 'held' : String(error)),
    )
    const days = daysBetween(firstDay, addDays(firstDay, 20))
    if (days.some((day) => model.heldOn(one.which, day) > one.places)) return [said, 'held']
    model.quantity[one.which] = one.places
    return [said, 'done']
  }
  if (one.verb === 'block') {
    const from = addDays(firstDay, one.start)
    const block = { which: one.which, from, to: addDays(from, one.length - 1), places: one.places }
    const { to, places } = block
    const made = blockPlaces(admin, { vehicleId: idOf(one.which), from, to, places, reason: 'Brakes' })
    const said = await codeOf(made)
    if (one.places > (model.quantity[one.which] ?? 0)) return [said, 'INVALID_INPUT']
    if (!model.hasRoom(block, one.places)) return [said, 'PLACES_NOT_FREE']
    model.blocks.push({ ...block, id: await made })
    return [said, 'done']
  }
  if (one.verb === 'unblock') {
    const block = picked(model.blocks, one.target)
    if (!block) return ['done', 'done']
    model.blocks = model.blocks.filter((other) => other !== block)
    return [await codeOf(unblockPlaces(admin, block.id)), 'done']
  }
  if (one.verb === 'expire') {
    const ended = { status: 'pending' as const, holdUntil: { not: null }, vehicleId: { in: [...vehicleIds] } }
    await database().booking.updateMany({ where: ended, data: { holdUntil: new Date(Date.now() - 1000) } })
    const expected = model.rentals.filter(({ status, isPaid }) => status === 'pending' && !isPaid)
    for (const rental of expected) model.setStatus(rental, 'canceled')
    return [String(await expireBookings(new AbortController().signal)), String(expected.length)]
  }
  const rental = picked(model.rentals, one.target)
  if (!rental) return ['done', 'done']
  if (one.verb === 'cancel') {
    const said = await codeOf(setBookingStatus(customer, { id: rental.id, status: 'canceled' }))
    if (rental.status !== 'pending') return [said, 'STATE_CONFLICT']
    return [said, model.setStatus(rental, 'canceled')]
  }
  if (one.verb === 'set') {
    const said = await codeOf(setBookingStatus(admin, { id: rental.id, status: one.status }))
    return [said, model.setStatus(rental, one.status)]
  }
  const changes = changesOf(one, rental)
  const { from, to, which: vehicle } = { ...rental, ...changes }
  const sent = { date: from, lastDate: to, vehicleId: idOf(vehicle) }
  const input = changeBookingRequest.parse(sent)
  const said = await codeOf(changeBooking(admin, { id: rental.id, input }))
  const isSame = from === rental.from && to === rental.to && vehicle === rental.which
  if (isSame) return [said, 'done']
  return [said, rental.status === 'canceled' ? 'STATE_CONFLICT' : model.move(rental, changes)]
}

function changesOf(
  one: Extract<Step, { verb: 'move' | 'extend' | 'swap' }>,
  rental: Rental,
): Partial<Rental> {
  if (one.verb === 'swap') return { which: one.which }
  if (one.verb === 'extend') return { to: addDays(rental.to, one.length) }
  const from = addDays(firstDay, one.start)
  return { from, to: addDays(from, one.length - 1) }
}

it(
  `${histories} random histories of rentals end as an independent model says, step by step`,
  async () => {
    const told = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(history, async ({ places, steps }) => {
        const vehicles = [
          await makeVehicle({ quantity: places[0] }),
          await makeVehicle({ quantity: places[1] }),
        ]
        const ids = vehicles.map(({ id }) => id)
        const model = new Model([...places])
        for (const one of steps) {
          const [said, expected] = await take(one, model, ids)
          expect({ ...one, said }).toEqual({ ...one, said: expected })
          told.set(`${one.verb} ${said}`, (told.get(`${one.verb} ${said}`) ?? 0) + 1)
        }
        for (const [vehicle, vehicleId] of ids.entries()) {
          const days = daysBetween(firstDay, addDays(firstDay, 30))
          const counters = await database().vehicleDay.findMany({ where: { vehicleId } })
          const heldOn = (day: Day) => {
            const counter = counters.find((one) => one.day.getTime() === dateOfDay(day).getTime())
            return (counter?.booked ?? 0) + (counter?.blocked ?? 0)
          }
          expect(days.map(heldOn)).toEqual(days.map((day) => model.heldOn(vehicle, day)))
        }
        // What is over must not expire in the next history.
        await database().booking.updateMany({
          where: { vehicleId: { in: ids }, status: 'pending' },
          data: { status: 'canceled' },
        })
      }),
      { numRuns: histories, seed: casesFrom },
    )
    const lines = [...told].toSorted().map(([name, times]) => `${name} ${times}`)
    process.stdout.write(`  ${histories} histories: ${lines.join(', ')}\n`)
  },
  40 * 60_000,
)
