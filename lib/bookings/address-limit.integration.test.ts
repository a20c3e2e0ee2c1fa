import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import {
  dayFromToday,
  makeActor,
  makeAddress,
  makeVehicle,
  orderFor,
  setLimits,
} from '@/tests/support/factories'
import { undoCancellation } from './cancellation'
import { changeBooking } from './change-booking'
import { setBookingStatus } from './mutations'
import { createBooking } from './reserve'
import { newPhone } from '@/tests/support/own-numbers'

const locale = 'en'
const days = Array.from({ length: 15 }, (_, index) => dayFromToday(20 + index))
let fleet: string[] = []

beforeAll(async () => {
  await setLimits({ pendingPerPerson: 10, pendingBeforePaid: 2, pendingPerPhone: 2 })
  const made = Array.from({ length: 10 }, () => makeVehicle({ quantity: 4 }))
  fleet = (await Promise.all(made)).map(({ id }) => id)
})

/** Somebody who has just registered: nobody confirmed their address. */
async function makeStranger() {
  const actor = await makeActor()
  await database().user.update({ where: { id: actor.id }, data: { emailConfirmedAt: null } })
  return actor
}

/** Pending bookings of the fleet on the busiest of the days. */
async function mostOfADay(): Promise<number> {
  const rows = await database().vehicleDay.groupBy({
    by: ['day'],
    where: { vehicleId: { in: fleet } },
    _sum: { booked: true },
  })
  return Math.max(0, ...rows.map(({ _sum }) => _sum.booked ?? 0))
}

describe('fifty-six new accounts from one address', () => {
  it('hold at most three of a hundred places of a day, and none longer than a first claim', async () => {
    const address = makeAddress()
    const answers: unknown[] = []
    for (let account = 0; account < 56; account++) {
      const actor = await makeStranger()
      for (let turn = 0; turn < 3; turn++) {
        const order = orderFor(fleet[(account + turn) % fleet.length] ?? '', {
          date: days[(account * 3 + turn) % days.length] ?? dayFromToday(20),
          phone: newPhone(),
          amount: 100,
        })
        answers.push(await codeOf(createBooking(actor, { input: order, locale, address })))
      }
    }
    expect(answers.filter((code) => code === 'ADDRESS_FULL').length).toBeGreaterThan(40)
    const places = fleet.length * 4
    expect((await mostOfADay()) / places).toBeLessThanOrEqual(0.03)
    const held = await database().booking.findMany({ where: { vehicleId: { in: fleet }, status: 'pending' } })
    expect(held.length).toBeGreaterThan(0)
    for (const { holdUntil, createdAt } of held) {
      expect((holdUntil?.getTime() ?? Infinity) - createdAt.getTime()).toBeLessThanOrEqual(72.1 * 3_600_000)
    }
  }, 120_000)

  it('cannot be moved together onto one day later', async () => {
    const address = makeAddress()
    const [day, other] = [dayFromToday(50), dayFromToday(60)]
    const book = async (date: typeof day, vehicleId: string) => {
      const actor = await makeStranger()
      const input = orderFor(vehicleId, { date, phone: newPhone() })
      return { actor, booking: await createBooking(actor, { input, locale, address }) }
    }
    await book(day, fleet[0] ?? '')
    const { actor, booking } = await book(other, fleet[1] ?? '')
    const move = (date: typeof day) =>
      codeOf(changeBooking(actor, { id: booking.id, input: { version: booking.version, date } }))
    expect(await move(day)).toBe('ADDRESS_FULL')
    expect(await move(dayFromToday(61))).toBe('done')
  })

  it('cannot come back together by undoing a cancellation', async () => {
    const address = makeAddress()
    const book = async () => {
      const actor = await makeStranger()
      const input = orderFor(fleet[3] ?? '', { date: dayFromToday(80), phone: newPhone() })
      return { actor, booking: await createBooking(actor, { input, locale, address }) }
    }
    const { actor, booking } = await book()
    await setBookingStatus(actor, { id: booking.id, status: 'canceled' })
    const other = await book()
    expect(await codeOf(undoCancellation(actor, booking.id))).toBe('ADDRESS_FULL')
    await setBookingStatus(other.actor, { id: other.booking.id, status: 'canceled' })
    expect(await codeOf(undoCancellation(actor, booking.id))).toBe('done')
  })

  it('leave room for whoever has paid before, and for others elsewhere', async () => {
    const address = makeAddress()
    const date = dayFromToday(70)
    const book = async (from: string | undefined) =>
      codeOf(
        createBooking(await makeStranger(), {
          input: orderFor(fleet[2] ?? '', { date, phone: newPhone() }),
          locale,
          address: from,
        }),
      )
    expect(await book(address)).toBe('done')
    expect(await book(address)).toBe('ADDRESS_FULL')
    expect(await book(makeAddress())).toBe('done')
    expect(await book(undefined)).toBe('done')
  })
})
