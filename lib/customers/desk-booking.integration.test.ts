import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { PriceNotSeen } from '@/lib/bookings/new-booking'
import { createBooking } from '@/lib/bookings/reserve'
import { getOwnBooking, getBooking } from '@/lib/bookings/queries'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { database } from '@/lib/db/client'
import { listPayments } from '@/lib/payments/queries'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, deskOrderFor, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { createDeskBooking } from './desk-booking'
import { findKnownCustomers } from './queries'
import { anotherPerson } from './rules'
import { newPhone } from '@/tests/support/own-numbers'

const people = {} as Record<'subadmin' | 'admin', SignedInActor>
beforeAll(async () => {
  people.subadmin = await makeActor('subadmin')
  people.admin = await makeActor('admin')
})

const book = async (changes: Record<string, unknown> = {}, quantity = 3) => {
  const { id } = await makeVehicle({ quantity })
  return createDeskBooking(people.subadmin, { input: deskOrderFor(id, changes), locale: 'en' })
}

const mailsOf = async (bookingId: string) => {
  const mails = await database().outboxMail.findMany({
    where: { args: { path: ['bookingId'], equals: bookingId } },
  })
  return mails.map(({ template, recipient, args }) => [template, recipient, Object(args).event])
}

async function personWith(phone: string) {
  const person = await makeActor()
  await database().user.update({ where: { id: person.id }, data: { phone } })
  return person
}

describe('a booking of the desk', () => {
  it('paid in cash counts at once, with who took it, and is confirmed', async () => {
    const booking = await book()
    expect(booking).toMatchObject({
      status: 'successful',
      total: 3500,
      paid: 3500,
      due: 0,
      hasAccount: false,
    })
    const [payment] = await database().payment.findMany({ where: { bookingId: booking.id } })
    expect(payment).toMatchObject({
      ...{
        way: 'cash',
        state: 'confirmed',
        createdById: people.subadmin.id,
        decidedById: people.subadmin.id,
      },
    })
    const audit = await database().auditEntry.findMany({
      where: { actorId: people.subadmin.id, entityId: { in: [booking.id, payment?.id ?? ''] } },
      orderBy: { createdAt: 'asc' },
    })
    expect(audit.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'create booking',
      'take-cash payment',
    ])
  })

  it('paid in part holds its places without an end, and waits for the rest', async () => {
    const booking = await book({ amount: 100_000 })
    expect(booking).toMatchObject({ status: 'pending', paid: 1000, due: 2500, holdUntil: null })
  })

  it('paid by transfer waits for it to be confirmed; the transfer pays once', async () => {
    const transfer = { paid: 'transfer', transactionId: `FT${randomUUID()}`, amount: 350_000 }
    const booking = await book(transfer)
    expect(booking).toMatchObject({ status: 'pending', claimed: 3500, transactionId: transfer.transactionId })
    expect(booking.holdUntil).not.toBeNull()
    expect(await codeOf(book(transfer))).toBe('TRANSACTION_USED')
  })

  it('paid later is held as any other, and its customer gets the link where an address is known', async () => {
    const booking = await book({
      paid: 'later',
      customer: { name: 'Marta', phone: newPhone(), email: 'marta@example.com' },
    })
    expect(booking).toMatchObject({ status: 'pending', paid: 0, claimed: 0 })
    const hours = (new Date(booking.holdUntil ?? 0).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(await mailsOf(booking.id)).toContainEqual([
      'booking-for-customer',
      'marta@example.com',
      'reserved',
    ])
    const unknown = await book({ paid: 'later' })
    expect((await mailsOf(unknown.id)).map(([template]) => template)).toEqual(['booking-for-company'])
  })

  it('is bound by no limit on pending bookings, and binds the customer by none', async () => {
    const phone = newPhone()
    const person = await personWith(phone)
    const customer = { name: 'Almaz', phone }
    for (let made = 0; made < 11; made += 1) await book({ paid: 'later', customer })
    const { id } = await makeVehicle()
    const own = createBooking(person, { input: orderFor(id, { phone }), locale: 'en' })
    expect(await codeOf(own)).toBe('done')
  })

  it('never takes a place that is not there', async () => {
    const { id } = await makeVehicle({ quantity: 2 })
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        codeOf(
          createDeskBooking(n % 2 ? people.admin : people.subadmin, {
            input: deskOrderFor(id),
            locale: 'en',
          }),
        ),
      ),
    )
    expect(made.filter((code) => code === 'done')).toHaveLength(2)
    expect(made.filter((code) => code === 'SOLD_OUT')).toHaveLength(4)
  })

  it('is not made at another price than was shown, and takes no cash and no place then', async () => {
    const { id } = await makeVehicle({ quantity: 1 })
    const request = { input: deskOrderFor(id), locale: 'en', requestKey: randomUUID() } as const
    await expect(createDeskBooking(people.subadmin, { ...request, seenTotal: 349_900 })).rejects.toThrow(
      PriceNotSeen,
    )
    expect(await database().booking.count({ where: { vehicleId: id } })).toBe(0)
    const booking = await createDeskBooking(people.subadmin, { ...request, seenTotal: 350_000 })
    expect(await listPayments(people.admin, booking.id)).toMatchObject([{ amount: 350_000 }])
  })

  it('is made once however often the same request is sent', async () => {
    const { id } = await makeVehicle()
    const [input, requestKey] = [deskOrderFor(id), randomUUID()]
    const request = { input, locale: 'en', requestKey } as const
    const made = await Promise.all([1, 2, 3].map(() => createDeskBooking(people.subadmin, request)))
    expect(new Set(made.map((booking) => booking.id)).size).toBe(1)
    expect(await listPayments(people.admin, made[0]?.id ?? '')).toHaveLength(1)
    const other = { ...request, input: { ...input, destination: 'Adama' } }
    expect(await codeOf(createDeskBooking(people.subadmin, other))).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('has the lines of staff in its price, in whole Br and never below nothing', async () => {
    const booking = await book({
      lines: [
        { text: 'Discount', reason: 'Regular customer', amount: -50_050 },
        { text: 'Late return', amount: 20_000 },
      ],
    })
    expect(booking.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ...[
        ['rent', 350_000],
        ['agreed', -50_050],
        ['agreed', 20_000],
        ['rounding', 50],
      ],
    ])
    expect(booking.total).toBe(3200)
    expect(booking.lines[1]?.args).toEqual({ text: 'Discount (Regular customer)' })
    expect(await codeOf(book({ lines: [{ text: 'Gift', amount: -350_100 }] }))).toBe('INVALID_INPUT')
    expect(await book({ lines: [{ text: 'Gift', amount: -350_000 }] })).toMatchObject({ total: 0, paid: 0 })
  })
})

describe('the customer of the desk', () => {
  it('is the account to which alone the phone belongs, who sees the booking', async () => {
    const phone = newPhone()
    const person = await personWith(phone)
    expect(await findKnownCustomers(people.subadmin, phone)).toMatchObject([
      { email: person.email, hasAccount: true, bookings: 0 },
    ])
    const booking = await book({ customer: { name: 'Almaz', phone } })
    expect(booking).toMatchObject({ hasAccount: true, customerEmail: person.email })
    expect((await getOwnBooking(person, booking.id))?.id).toBe(booking.id)
  })

  it('is nobody’s account where two have the phone, or another address is given', async () => {
    const phone = newPhone()
    const person = await personWith(phone)
    const other = await book({ customer: { name: 'Marta', phone, email: 'marta@example.com' } })
    expect(other).toMatchObject({ hasAccount: false, customerEmail: 'marta@example.com' })
    expect(await getOwnBooking(person, other.id)).toBeNull()
    await personWith(phone)
    expect(await book({ customer: { name: 'Almaz', phone } })).toMatchObject({
      hasAccount: false,
      customerEmail: '',
    })
    expect(await findKnownCustomers(people.admin, phone)).toMatchObject([
      { hasAccount: false, bookings: 2 },
      { hasAccount: true, bookings: 0 },
      { hasAccount: true, bookings: 0 },
    ])
  })

  it('without an account is known by the last booking, in its language', async () => {
    const phone = newPhone()
    expect(await findKnownCustomers(people.subadmin, phone)).toEqual([])
    const customer = { name: 'Chaltu Bekele', phone, email: 'chaltu@example.com' }
    const { id } = await makeVehicle()
    await createDeskBooking(people.subadmin, { input: deskOrderFor(id, { customer }), locale: 'om' })
    expect(await findKnownCustomers(people.subadmin, phone)).toMatchObject([
      { name: 'Chaltu Bekele', email: 'chaltu@example.com', hasAccount: false, bookings: 1 },
    ])
    const next = await book({ customer: { name: 'Chaltu Bekele', phone } })
    expect((await getBooking(people.admin, next.id))?.locale).toBe('om')
  })

  it('is whom staff chose where several share the phone, by their own bookings, address and language', async () => {
    const phone = newPhone()
    const hana = await personWith(phone)
    await database().user.update({ where: { id: hana.id }, data: { firstName: 'Hana', locale: 'om' } })
    const sara = { name: 'Sara', phone, email: 'sara@example.com' }
    await book({ customer: sara })
    await book({ customer: sara })
    await book({ customer: { name: 'Hana', phone } })
    const known = await findKnownCustomers(people.subadmin, phone)
    expect(known.map(({ name, bookings }) => [name.split(' ')[0], bookings])).toEqual([
      ['Hana', 1],
      ['Sara', 2],
    ])
    const [ofHana = '', ofSara = ''] = known.map(({ id }) => id)
    const bookFor = async (customerId: string, customer: { name: string; phone?: string }) => {
      const input = deskOrderFor((await makeVehicle()).id, { customer: { phone, ...customer } })
      const { id } = await createDeskBooking(people.subadmin, { input, locale: 'am', customerId })
      return getBooking(people.admin, id)
    }
    const none = { hasAccount: false, customerEmail: '' }
    expect(await bookFor(ofSara, { name: 'Sara' })).toMatchObject({ ...none, locale: 'en' })
    expect(await bookFor(ofHana, { name: 'Hana' })).toMatchObject({
      ...{ hasAccount: true, customerEmail: hana.email, locale: 'om' },
    })
    expect(await bookFor(anotherPerson, { name: 'Lensa' })).toMatchObject({ ...none, locale: 'am' })
    expect(await codeOf(bookFor(ofSara, { name: 'Sara', phone: newPhone() }))).toBe('NOT_FOUND')
  })

  it('who may not reopen it is the sub-admin, who made it', async () => {
    const booking = await book({ paid: 'later', date: dayFromToday(6) })
    expect(await codeOf(setBookingStatus(people.subadmin, { id: booking.id, status: 'successful' }))).toBe(
      'FORBIDDEN',
    )
  })
})
