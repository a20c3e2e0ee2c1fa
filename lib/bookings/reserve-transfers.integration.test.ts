import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { createBooking } from './reserve'

const locale = 'en'

describe('the transfer of a booking', () => {
  it.each([
    ['260607112275735', 'https://awashpay.awashbank.com:8225/-2KDL95Z0NR-4U61O6'],
    ['B22WDTI2619100WH', 'https://receipts.dashenbanksc.com/receipt/B22WDTI2619100WH'],
  ])('pays once under both names that its bank gives it: %s, %s', async (number, link) => {
    const vehicle = await makeVehicle()
    const actor = await makeActor()
    await createBooking(actor, { input: orderFor(vehicle.id, { transactionId: link }), locale })
    const again = createBooking(actor, {
      input: orderFor(vehicle.id, { transactionId: number }),
      locale,
    })
    await expect(again).rejects.toMatchObject({ code: 'TRANSACTION_USED' })
  })

  it('waits for a person where a known bank’s link is not understood, who sees that there are two', async () => {
    const vehicle = await makeVehicle()
    const transactionId = 'https://receipts.dashenbanksc.com/other/B22WDTI2619100XY'
    const book = async () =>
      createBooking(await makeActor(), { input: orderFor(vehicle.id, { transactionId }), locale })
    const first = await book()
    expect(first).toMatchObject({ transactionId, transferKind: 'dashen', receiptVerdict: 'unknown' })
    expect((await book()).receiptFindings).toEqual(['reused'])
    const rows = await database().payment.findMany({
      where: { booking: { vehicleId: vehicle.id } },
      select: { referenceKey: true, receiptFindings: true },
    })
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ referenceKey: null, receiptFindings: ['reused'] })),
    )
  })

  it('is refused where it mixes alphabets', async () => {
    const vehicle = await makeVehicle()
    const mixed = createBooking(await makeActor(), {
      input: orderFor(vehicle.id, { transactionId: 'FT26140Р01YB' }),
      locale,
    })
    await expect(mixed).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { transactionId: 'transactionMixed' },
    })
    expect(await database().booking.count({ where: { vehicleId: vehicle.id } })).toBe(0)
  })

  it.each([
    ['260607112275736', 'awashpay.awashbank.com:8225/-2KDL95Z0NS-4U61O7'],
    ['387ETAP2522000WK', 'https://receipt.dashensuperapp.com/receipt/387ETAP2522000WK'],
  ])('pays once when two of its names are sent at the same moment: %s, %s', async (...transactionIds) => {
    const vehicle = await makeVehicle()
    const actors = await Promise.all(transactionIds.map(() => makeActor()))
    const answers = await Promise.allSettled(
      actors.map((actor, at) =>
        createBooking(actor, {
          input: orderFor(vehicle.id, { transactionId: transactionIds[at] ?? '' }),
          locale,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a booking that costs nothing', () => {
  it('is confirmed at once, since nothing can be paid for it', async () => {
    const [actor, { id: vehicleId }] = [await makeActor(), await makeVehicle()]
    await database().priceRule.create({ data: { name: 'Open day', rank: 1, percent: -100, vehicleId } })
    const input = orderFor(vehicleId, { transactionId: undefined, amount: undefined })
    const booking = await createBooking(actor, { input, locale })
    expect(booking).toMatchObject({ status: 'successful', total: 0, holdUntil: null })
    const mails = await database().outboxMail.findMany({ where: { recipient: actor.email } })
    expect(mails.map(({ args }) => Object(args).event)).toEqual(['successful'])
  })
})
