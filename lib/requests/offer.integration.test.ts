import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingKey, holderOfKey } from '@/lib/auth/secret-link'
import type { SignedInActor } from '@/lib/auth/permissions'
import { changeBooking } from '@/lib/bookings/change-booking'
import { expireBookings } from '@/lib/bookings/jobs'
import { changeBookingRequest } from '@/lib/bookings/change-schema'
import { PriceNotSeen } from '@/lib/bookings/new-booking'
import { getBooking } from '@/lib/bookings/queries'
import { listStatusChanges } from '@/lib/bookings/history'
import { addDays, dateOfDay, startOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { writeMail } from '@/lib/mail/prepare'
import { claimPayment, decidePayment } from '@/lib/payments/mutations'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle } from '@/tests/support/factories'
import { createCar } from '@/prisma/seed/cars'
import type { AgreedPrice } from '@/lib/vehicles/prices/quote'
import { removeRequest } from './mutations'
import { listOffers, makeOffer } from './offer'
import { newPhone } from '@/tests/support/own-numbers'
import { whileDeleted } from '@/tests/support/raw-sql'

const people = {} as Record<'subadmin' | 'admin', SignedInActor>
const date = dayFromToday(20)
beforeAll(async () => {
  people.subadmin = await makeActor('subadmin')
  people.admin = await makeActor('admin')
})

async function makeRequest(
  changes: { email?: string | null; destination?: string; locale?: 'en' | 'om' | 'am' } = {},
) {
  const { id } = await database().travelBooking.create({
    data: {
      ...{ firstName: 'Marta', lastName: 'Girma', phone: newPhone(), email: `${randomUUID()}@example.com` },
      ...{ item: 'suv', day: dateOfDay(date), message: 'For a wedding', ...changes },
    },
    select: { id: true },
  })
  return id
}

async function offer(
  changes: Parameters<typeof makeRequest>[0] = {},
  { agreed = [], days = 1 }: { agreed?: AgreedPrice[]; days?: number } = {},
) {
  const requestId = await makeRequest(changes)
  const vehicle = await makeVehicle()
  const input = { vehicleId: vehicle.id, date, lastDate: addDays(date, days - 1), extras: [] }
  return { requestId, vehicle, booking: await makeOffer(people.subadmin, { id: requestId, input, agreed }) }
}

const mailsOf = (bookingId: string) =>
  database().outboxMail.findMany({
    where: { template: 'booking-for-customer', args: { path: ['bookingId'], equals: bookingId } },
    orderBy: { createdAt: 'asc' },
  })

describe('an offer', () => {
  it('of a trip that is given away is confirmed at once, since nothing can be paid for it', async () => {
    const { booking } = await offer({}, { agreed: [{ text: 'For the delay', amount: -350_000 }] })
    expect(booking).toMatchObject({ status: 'successful', total: 0, holdUntil: null })
    expect((await mailsOf(booking.id)).map(({ args }) => Object(args).event)).toEqual(['successful'])
  })

  it('is a pending booking without an account that holds its days for 72 hours', async () => {
    const { booking, vehicle, requestId } = await offer({}, { days: 2 })
    expect(booking).toMatchObject({
      ...{ status: 'pending', hasAccount: false, customerName: 'Marta Girma', message: 'For a wedding' },
      ...{ date, lastDate: addDays(date, 1), total: 7000, requestId },
    })
    const hours = (new Date(booking.holdUntil ?? 0).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    const held = await database().vehicleDay.findMany({ where: { vehicleId: vehicle.id, booked: 1 } })
    expect(held).toHaveLength(2)
  })

  it('that staff move keeps its 72 hours, and a claim of a phone that paid before is not held to them', async () => {
    const { booking } = await offer()
    const move = (day: string) =>
      changeBooking(people.subadmin, {
        id: booking.id,
        input: changeBookingRequest.parse({ date: day, lastDate: day }),
      })
    expect((await move(addDays(date, 1))).holdUntil).toBe(booking.holdUntil)
    const paid = await offer()
    await database().booking.updateMany({
      where: { id: { in: [booking.id, paid.booking.id] } },
      data: { phone: newPhone() },
    })
    const claim = () => ({ transactionId: `FT${randomUUID()}`, amount: 350_000 })
    const first = await claimPayment(people.subadmin, { bookingId: paid.booking.id, claim: claim() })
    await decidePayment(people.admin, { id: first.id, decision: { state: 'confirmed', reason: null } })
    await claimPayment(people.subadmin, { bookingId: booking.id, claim: claim() })
    const { holdUntil } = await database().booking.findUniqueOrThrow({ where: { id: booking.id } })
    expect(holdUntil).toEqual(startOfDay(addDays(date, 1)))
  })

  it('is shown with its request, which is done with it, and is written down', async () => {
    const { booking, requestId } = await offer()
    expect((await listOffers(people.admin, requestId)).map(({ id }) => id)).toEqual([booking.id])
    const request = await database().travelBooking.findUniqueOrThrow({ where: { id: requestId } })
    expect(request.doneAt).not.toBeNull()
    const audit = await database().auditEntry.findFirst({ where: { entityId: requestId } })
    expect(audit).toMatchObject({ action: 'offer', entity: 'travel-booking', actorId: people.subadmin.id })
  })

  it('stays one once its request is removed: it ends as an offer', async () => {
    const { booking, requestId } = await offer()
    await removeRequest(people.admin, 'travel-booking', requestId)
    await expireBookings(new AbortController().signal, new Date(Date.now() + 73 * 3_600_000))
    expect((await listStatusChanges(people.admin, booking.id)).at(-1)).toMatchObject({
      ...{ to: 'canceled', reason: 'offer-expired' },
    })
  })

  it('goes to its person by mail in their language, with the link that needs no account', async () => {
    const { booking } = await offer({ locale: 'om' })
    const [mail] = await mailsOf(booking.id)
    if (!mail) throw new Error('no mail')
    expect(mail.locale).toBe('om')
    // No secret in the outbox, one in the mail.
    const key = bookingKey(booking.id)
    expect(JSON.stringify(mail.args)).not.toContain(key)
    const written = await writeMail(mail, 'any')
    expect(written.action?.url).toContain(`/or/YourBooking?key=${key}`)
    expect((await writeMail(mail, '…')).text).not.toContain(key)
  })

  it('without an address sends no mail, and goes to the city where no destination was asked for', async () => {
    const { booking } = await offer({ email: null, locale: 'en' })
    expect(await mailsOf(booking.id)).toEqual([])
    expect(booking.destination).toBe('In Addis Ababa')
    expect((await offer({ destination: 'Hawassa' })).booking.destination).toBe('Hawassa')
  })

  it('may cost what was agreed, line by line and held by the database', async () => {
    const { booking } = await offer(
      {},
      { days: 2, agreed: [{ text: 'Agreed on the phone', total: 600_000 }] },
    )
    expect(booking.total).toBe(6000)
    expect(booking.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ...[
        ['rent', 700_000],
        ['agreed', -100_000],
      ],
    ])
    const untrue = database().$transaction(async (transaction) => {
      await transaction.bookingLine.create({
        data: {
          ...{
            bookingId: booking.id,
            quote: 1,
            position: 9,
            kind: 'agreed',
            args: { text: 'Mine' },
            quantity: 1,
          },
          ...{ unit: 'booking', unitSantim: -100n, amountSantim: -100n },
        },
      })
    })
    await expect(untrue).rejects.toThrow()
    const unexplained = database().bookingLine.create({
      data: {
        ...{ bookingId: booking.id, quote: 2, position: 1, kind: 'agreed', args: {}, quantity: 1 },
        ...{ unit: 'booking', unitSantim: 100n, amountSantim: 100n },
      },
    })
    await expect(unexplained).rejects.toThrow(/booking_lines_agreed/)
    expect(await codeOf(offer({}, { agreed: [{ text: 'Gift', amount: -350_100 }] }))).toBe('INVALID_INPUT')
  })

  it('needs an agreed price where the price is on request', async () => {
    const id = await makeRequest()
    const car = await createCar(database(), {
      name: 'Vitz',
      item: 'suv',
      price: '$60',
      filename: 'suv-1.webp',
    })
    const input = { vehicleId: car.id, date, lastDate: undefined, extras: [] }
    expect(await codeOf(makeOffer(people.admin, { id, input, agreed: [] }))).toBe('PRICE_ON_REQUEST')
    const agreed = [{ text: 'As on the phone', total: 900_000 }]
    const made = await makeOffer(people.admin, { id, input, agreed })
    expect(made.lines.map(({ kind, amount }) => [kind, amount])).toEqual([['agreed', 900_000]])
  })

  it('expires with its own words and gives its days back', async () => {
    const { booking, vehicle } = await offer()
    const late = new Date(new Date(booking.holdUntil ?? 0).getTime() + 1000)
    await expireBookings(new AbortController().signal, late)
    expect(await getBooking(people.admin, booking.id)).toMatchObject({ status: 'canceled' })
    expect((await listStatusChanges(people.admin, booking.id)).at(-1)).toMatchObject({
      reason: 'offer-expired',
    })
    expect((await mailsOf(booking.id)).at(-1)?.args).toMatchObject({ event: 'offer-expired' })
    expect(await database().vehicleDay.count({ where: { vehicleId: vehicle.id, booked: { gt: 0 } } })).toBe(0)
  })

  it('is paid by its link and confirmed by an admin', async () => {
    const { booking } = await offer()
    const claim = { transactionId: `FT${randomUUID()}`, amount: 350_000 }
    const holder = holderOfKey(bookingKey(booking.id))
    const payment = await claimPayment(holder, { bookingId: booking.id, claim })
    const row = await database().payment.findUniqueOrThrow({ where: { id: payment.id } })
    expect(row).toMatchObject({ createdById: null, state: 'claimed' })
    await decidePayment(people.admin, { id: payment.id, decision: { state: 'confirmed', reason: null } })
    expect(await getBooking(people.admin, booking.id)).toMatchObject({ status: 'successful', due: 0 })
    const other = holderOfKey(bookingKey((await offer()).booking.id))
    expect(await codeOf(claimPayment(other, { bookingId: booking.id, claim }))).toBe('NOT_FOUND')
  })

  it('keeps what was agreed for its days: its person asks staff for others', async () => {
    const { booking } = await offer({}, { agreed: [{ text: 'Agreed', amount: -100_000 }] })
    const holder = holderOfKey(bookingKey(booking.id))
    const change = (input: Record<string, unknown>) =>
      codeOf(changeBooking(holder, { id: booking.id, input: changeBookingRequest.parse(input) }))
    expect(await change({ lastDate: addDays(date, 5) })).toBe('STATE_CONFLICT')
    expect(await change({ pickupPlace: 'Bole' })).toBe('done')
  })

  it('is made of no request that somebody deletes at that moment', async () => {
    const [id, vehicle] = [await makeRequest(), await makeVehicle()]
    const input = { vehicleId: vehicle.id, date, lastDate: undefined, extras: [] }
    const code = await whileDeleted({ table: 'travel_bookings', id }, () =>
      codeOf(makeOffer(people.subadmin, { id, input, agreed: [] })),
    )
    expect(code).toBe('NOT_FOUND')
  })

  it('is not made at another price than was shown, and leaves the request open then', async () => {
    const [id, vehicle] = [await makeRequest(), await makeVehicle()]
    const input = { vehicleId: vehicle.id, date, lastDate: undefined, extras: [] }
    const sent = { id, input, agreed: [], requestKey: randomUUID() }
    await expect(makeOffer(people.subadmin, { ...sent, seenTotal: 349_900 })).rejects.toThrow(PriceNotSeen)
    const open = await database().travelBooking.findUniqueOrThrow({ where: { id } })
    expect(open.doneAt).toBeNull()
    expect((await makeOffer(people.subadmin, { ...sent, seenTotal: 350_000 })).total).toBe(3500)
  })

  it('is made once for a request key, and for no request that is not there', async () => {
    const [id, vehicle] = [await makeRequest(), await makeVehicle()]
    const input = { vehicleId: vehicle.id, date, lastDate: undefined, extras: [] }
    const sent = { id, input, agreed: [], requestKey: randomUUID() }
    const made = await Promise.all([1, 2].map(() => makeOffer(people.subadmin, sent)))
    expect(new Set(made.map((booking) => booking.id)).size).toBe(1)
    expect(
      await codeOf(makeOffer(people.subadmin, { ...sent, id: randomUUID(), requestKey: undefined })),
    ).toBe('NOT_FOUND')
  })
})
