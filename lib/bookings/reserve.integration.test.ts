import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { getOneDayVehicle } from '@/lib/vehicles/queries'
import { dayFromToday, makeActor, makeVehicle, orderFor, setLimits } from '@/tests/support/factories'
import { whileDeleted } from '@/tests/support/raw-sql'
import { PriceNotSeen } from './new-booking'
import { createBooking } from './reserve'

const locale = 'en'
const leftOn = async (id: string, day = dayFromToday(5)) =>
  (await getOneDayVehicle(visitor, { id, day, locale }))?.available

describe('booking a vehicle for a day', () => {
  it('keeps vehicle and customer as they are and takes a place', async () => {
    const actor = await makeActor()
    const vehicle = await makeVehicle()
    const booking = await createBooking(actor, { input: orderFor(vehicle.id), locale })
    expect(booking).toMatchObject({
      status: 'pending',
      date: dayFromToday(5),
      price: 3500,
      amount: 3500,
      vehicleName: 'Toyota Corolla',
      customerName: 'Almaz Tadesse',
      customerEmail: actor.email,
    })
    expect(await leftOn(vehicle.id)).toBe(2)
    expect(await leftOn(vehicle.id, dayFromToday(6))).toBe(3)
  })

  it('takes the price from the database, whatever is sent', async () => {
    const vehicle = await makeVehicle({ price: 9000 })
    const input = { ...orderFor(vehicle.id, { amount: 100 }), price: 1, status: 'successful' }
    const booking = await createBooking(await makeActor(), { input, locale })
    expect(booking).toMatchObject({ price: 9000, amount: 1, status: 'pending' })
  })

  it('at another price than the person has seen makes none, and leaves the request to be sent again', async () => {
    const [actor, vehicle] = [await makeActor(), await makeVehicle({ price: 9000 })]
    const request = { input: orderFor(vehicle.id), locale, requestKey: randomUUID() } as const
    await expect(createBooking(actor, { ...request, seenTotal: 350_000 })).rejects.toThrow(PriceNotSeen)
    expect(await leftOn(vehicle.id)).toBe(3)
    const booking = await createBooking(actor, { ...request, seenTotal: 900_000 })
    expect(booking.total).toBe(9000)
    // Whoever sends it once more, after yet another change, has their booking.
    expect((await createBooking(actor, { ...request, seenTotal: 1 })).id).toBe(booking.id)
  })

  it('finds none where the vehicle is deleted at that moment', async () => {
    const [actor, { id }] = [await makeActor(), await makeVehicle()]
    const answer = await whileDeleted({ table: 'vehicles', id }, () =>
      createBooking(actor, { input: orderFor(id), locale }).catch((error: unknown) => error),
    )
    expect(answer).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is for people who are signed in', async () => {
    const vehicle = await makeVehicle()
    await expect(createBooking(visitor, { input: orderFor(vehicle.id), locale })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  it.each([-1, 366])('is refused %i days from today', async (days) => {
    const input = orderFor((await makeVehicle()).id, { date: dayFromToday(days) })
    await expect(createBooking(await makeActor(), { input, locale })).rejects.toMatchObject({
      code: 'DATE_OUT_OF_RANGE',
      fields: { date: 'dayOutOfRange' },
    })
  })

  it.each([0, 365])('is possible %i days from today', async (days) => {
    const input = orderFor((await makeVehicle()).id, { date: dayFromToday(days) })
    await expect(createBooking(await makeActor(), { input, locale })).resolves.toBeDefined()
  })

  it('of a vehicle that does not exist is refused', async () => {
    const input = orderFor('018f0000-0000-7000-8000-000000000000')
    await expect(createBooking(await makeActor(), { input, locale })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('survives the end of the vehicle', async () => {
    const vehicle = await makeVehicle()
    const { id } = await createBooking(await makeActor(), { input: orderFor(vehicle.id), locale })
    await database().vehicle.delete({ where: { id: vehicle.id } })
    const kept = await database().booking.findUnique({ where: { id } })
    expect(kept).toMatchObject({
      vehicleId: null,
      vehicleName: 'Toyota Corolla',
      price: 3500,
      status: 'pending',
    })
  })
})

describe('sixty people at once', () => {
  it('get exactly the three places of the day', async () => {
    const vehicle = await makeVehicle({ quantity: 3 })
    const actors = await Promise.all(Array.from({ length: 60 }, () => makeActor()))
    const answers = await Promise.allSettled(
      actors.map((actor) => createBooking(actor, { input: orderFor(vehicle.id), locale })),
    )
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(new Set(refusals)).toEqual(new Set(['SOLD_OUT']))
    expect(await leftOn(vehicle.id)).toBe(0)
    expect(await database().booking.count({ where: { vehicleId: vehicle.id } })).toBe(3)
  })
})

describe('a transaction id', () => {
  it('pays for one booking only, blanks and capitals apart', async () => {
    const actor = await makeActor()
    const vehicle = await makeVehicle()
    await createBooking(actor, {
      input: orderFor(vehicle.id, { transactionId: 'FT26325ABCD9' }),
      locale,
    })
    const again = orderFor(vehicle.id, { transactionId: ' ft 26325 abcd9 ' })
    await expect(createBooking(await makeActor(), { input: again, locale })).rejects.toMatchObject({
      code: 'TRANSACTION_USED',
      fields: { transactionId: 'transactionUsed' },
    })
    expect(await leftOn(vehicle.id)).toBe(2)
  })

  it('pays once in all its spellings, and only what identifies it is kept', async () => {
    const sms =
      'Dear Abebe, your Account 1*********9388 has been debited with ETB 3,500.00. Your Current Balance is ETB 3,079.87 ' +
      'Thank you for Banking with CBE! https://apps.cbe.com.et:100/?id=FT26320ONCE127799388'
    const spellings = [
      ...[
        'FT26320ONCE1',
        'ft26320once1',
        ' FT 26320 ONCE1 ',
        'FT26320-ONCE1',
        'Ref: FT26320ONCE1',
        '#FT26320ONCE1',
      ],
      ...[
        'F T 2 6 3 2 0 O N C E 1',
        'FT26320\u200bONCE1',
        'FT26320\u00a0ONCE1',
        'FT26320.ONCE1.',
        '"FT26320ONCE1"',
      ],
      ...['FT26320ONCE127799388', 'Transaction ID: FT26320ONCE1', 'Ref No. ft26320once1', 'FT26320\nONCE1'],
      'https://apps.cbe.com.et:100/?id=FT26320ONCE127799388',
      'http://apps.cbe.com.et:100/?id=ft26320once127799388',
      'apps.cbe.com.et:100/?id=FT26320ONCE127799388',
      'https://apps.cbe.com.et:100/BranchReceipt/FT26320ONCE1&27799388',
      'HTTPS://APPS.CBE.COM.ET:100/?ID=FT26320ONCE127799388',
      sms.toLowerCase(),
    ]
    const vehicle = await makeVehicle({ quantity: 30 })
    const actor = await makeActor()
    const first = await createBooking(actor, {
      input: orderFor(vehicle.id, { transactionId: sms }),
      locale,
    })
    expect(first).toMatchObject({
      transactionId: 'https://apps.cbe.com.et:100/?id=FT26320ONCE127799388',
      transferKind: 'cbe',
    })
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(20)
    for (const transactionId of spellings) {
      const again = createBooking(actor, { input: orderFor(vehicle.id, { transactionId }), locale })
      await expect(again, transactionId).rejects.toMatchObject({ code: 'TRANSACTION_USED' })
    }
    expect(await leftOn(vehicle.id)).toBe(29)
  })

  it('is not used up by a booking that was refused', async () => {
    const actor = await makeActor()
    const soldOut = await makeVehicle({ quantity: 0 })
    const transactionId = 'FT26325UNUSED'
    await expect(
      createBooking(actor, { input: orderFor(soldOut.id, { transactionId }), locale }),
    ).rejects.toMatchObject({ code: 'SOLD_OUT' })
    const vehicle = await makeVehicle()
    await expect(
      createBooking(actor, { input: orderFor(vehicle.id, { transactionId }), locale }),
    ).resolves.toBeDefined()
  })

  it('pays once when it is sent twice at the same moment', async () => {
    const vehicle = await makeVehicle()
    const actors = [await makeActor(), await makeActor()]
    const answers = await Promise.allSettled(
      actors.map((actor) =>
        createBooking(actor, { input: orderFor(vehicle.id, { transactionId: 'FT26325RACE' }), locale }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await leftOn(vehicle.id)).toBe(2)
  })
})

describe('the same request sent twice', () => {
  const requestKey = 'key-of-this-form'

  it('makes one booking and gets the same answer', async () => {
    const actor = await makeActor()
    const request = { input: orderFor((await makeVehicle()).id), locale, requestKey } as const
    const first = await createBooking(actor, request)
    expect(await createBooking(actor, request)).toEqual(first)
  })

  it('makes one booking when both arrive at once', async () => {
    const actor = await makeActor()
    const vehicle = await makeVehicle()
    const request = { input: orderFor(vehicle.id), locale, requestKey } as const
    const answers = await Promise.all(Array.from({ length: 8 }, () => createBooking(actor, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await leftOn(vehicle.id)).toBe(2)
  })

  it('with other contents is refused', async () => {
    const actor = await makeActor()
    const vehicle = await makeVehicle()
    await createBooking(actor, { input: orderFor(vehicle.id), locale, requestKey })
    await expect(
      createBooking(actor, { input: orderFor(vehicle.id), locale, requestKey }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  it('by somebody else is a request of its own', async () => {
    const vehicle = await makeVehicle()
    await createBooking(await makeActor(), { input: orderFor(vehicle.id), locale, requestKey })
    await createBooking(await makeActor(), { input: orderFor(vehicle.id), locale, requestKey })
    expect(await leftOn(vehicle.id)).toBe(1)
  })
})

describe('a customer', () => {
  it('holds at most ten pending bookings, also when asking for more at once', async () => {
    await setLimits({ pendingPerPerson: 10, pendingBeforePaid: 10, pendingPerPhone: 100 })
    const actor = await makeActor()
    const vehicle = await makeVehicle({ quantity: 50 })
    const answers = await Promise.allSettled(
      Array.from({ length: 14 }, () => createBooking(actor, { input: orderFor(vehicle.id), locale })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(createBooking(actor, { input: orderFor(vehicle.id), locale })).rejects.toMatchObject({
      code: 'TOO_MANY_PENDING',
    })
  })
})
