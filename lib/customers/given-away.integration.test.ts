import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { dayFromToday, deskOrderFor, makeActor, makeVehicle } from '@/tests/support/factories'
import { newPhone } from '@/tests/support/own-numbers'
import { createDeskBooking } from './desk-booking'
import { deskBookingForm } from './schema'

const typed = (vehicleId: string, changes: Record<string, string> = {}) => ({
  ...{ vehicleId, date: dayFromToday(5), destination: 'Bishoftu', requestKey: randomUUID() },
  ...{ name: 'Almaz Tadesse', phone: newPhone(), email: '', paid: 'later' },
  ...{ agreedTotal: '0', agreedReason: 'Our mistake of last week', ...changes },
})

const makeUnpriced = async () => {
  const { id } = await makeVehicle()
  const car = { kind: 'car', category: 'suv', price: 'On request', dayPrice: null } as const
  await database().vehicle.update({ where: { id }, data: car })
  return id
}

describe('a booking that the desk gives away', () => {
  it.each(['0', '0.00', ' 0 '])('costs nothing where %j is typed as its price', async (agreedTotal) => {
    const { id } = await makeVehicle()
    const { input } = deskBookingForm.parse(typed(id, { agreedTotal }))
    const booking = await createDeskBooking(await makeActor('subadmin'), { input, locale: 'en' })
    expect(booking).toMatchObject({ status: 'successful', total: 0, paid: 0, due: 0 })
    expect(booking.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rent', 350_000],
      ['agreed', -350_000],
    ])
  })

  it('waits for no transfer', async () => {
    const { id } = await makeVehicle()
    const transfer = { paid: 'transfer', transactionId: `FT${randomUUID()}` }
    const { input } = deskBookingForm.parse(typed(id, transfer))
    const booking = await createDeskBooking(await makeActor('subadmin'), { input, locale: 'en' })
    expect(booking).toMatchObject({ status: 'successful', transactionId: null })
  })

  it('tells why also where its vehicle has no price', async () => {
    const actor = await makeActor('subadmin')
    const ofForm = deskBookingForm.parse(typed(await makeUnpriced())).input
    const lines = [{ text: 'Gift', amount: 0 }]
    const ofApi = deskOrderFor(await makeUnpriced(), { paid: 'later', lines })
    for (const input of [ofForm, ofApi]) {
      const booking = await createDeskBooking(actor, { input, locale: 'en' })
      expect(booking).toMatchObject({ status: 'successful', total: 0 })
      expect(booking.lines).toMatchObject([{ kind: 'agreed', amount: 0 }])
    }
  })

  it('is none where what was typed is no amount', () => {
    const { error } = deskBookingForm.safeParse(typed(randomUUID(), { agreedTotal: '-1' }))
    expect(error?.issues).toMatchObject([{ path: ['agreedTotal'], message: 'amountInvalid' }])
  })
})
