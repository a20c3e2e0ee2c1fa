import { expect, it } from 'vitest'
import { addDays, momentOf } from '@/lib/core/day'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { listNextBookings, listOwnBookings } from './queries'
import { createBooking } from './reserve'

it('a trip that comes back past midnight is among its customer’s next ones until it is back', async () => {
  const actor = await makeActor()
  const vehicle = await makeVehicle()
  const date = dayFromToday(3)
  const book = async (hours: { pickupTime?: string; returnTime?: string }) => {
    const input = orderFor(vehicle.id, { date, ...hours })
    return (await createBooking(actor, { input, locale: 'en' })).id
  }
  const night = await book({ pickupTime: '22:00', returnTime: '02:00' })
  const evening = await book({ pickupTime: '18:00', returnTime: '22:00' })
  const whole = await book({})
  const at = async (time: string) => {
    const now = momentOf(addDays(date, 1), time)
    const next = await listNextBookings(actor, now)
    const { rows: past } = await listOwnBookings(actor, { part: 'past', now })
    return { next: next.map(({ id }) => id), past: past.map(({ id }) => id) }
  }
  expect(await at('01:59')).toEqual({ next: [night], past: [whole, evening] })
  expect(await at('02:00')).toEqual({ next: [], past: [whole, evening, night] })
})
