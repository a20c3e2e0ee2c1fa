import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { getOwnBooking } from '@/lib/bookings/queries'
import { database } from '@/lib/db/client'
import { takeCash } from '@/lib/payments/mutations'
import { codeOf } from '@/tests/support/code-of'
import { deskOrderFor, makeActor, makeVehicle } from '@/tests/support/factories'
import { countCustomers, getCustomer, listCustomerPage } from './customer-record'
import { createDeskBooking } from './desk-booking'
import { mergeCustomers } from './merge-customers'
import { removeUser } from './mutations'
import { addNote } from './notes'
import { newPhone } from '@/tests/support/own-numbers'

const people = {} as Record<'subadmin' | 'admin', SignedInActor>
beforeAll(async () => {
  people.subadmin = await makeActor('subadmin')
  people.admin = await makeActor('admin')
})

async function book(customer: { name: string; phone: string; email?: string }, paid = 100_000) {
  const { id } = await makeVehicle()
  const input = deskOrderFor(id, { paid: 'later', customer })
  const booking = await createDeskBooking(people.subadmin, { input, locale: 'en' })
  await takeCash(people.subadmin, { bookingId: booking.id, amount: paid })
  return booking
}

const customerOf = async (bookingId: string) => {
  const { customerId } = await database().booking.findUniqueOrThrow({ where: { id: bookingId } })
  return customerId ?? ''
}

async function personWith(phone: string) {
  const person = await makeActor()
  await database().user.update({ where: { id: person.id }, data: { phone } })
  return person
}

describe('a customer', () => {
  it('is one by phone however the name is written, with what was booked and paid', async () => {
    const phone = newPhone()
    const first = await book({ name: 'Chaltu Bekele', phone })
    const second = await book({ name: 'Chaaltuu B.', phone, email: 'chaltu@example.com' }, 50_000)
    const id = await customerOf(first.id)
    expect(await customerOf(second.id)).toBe(id)
    const record = await getCustomer(people.subadmin, id)
    expect(record).toMatchObject({
      ...{ id, phone, hasAccount: false, sums: { bookings: 2, paid: 150_000 } },
      ...{ phones: [phone], emails: ['chaltu@example.com'] },
    })
    expect(record?.bookings.map((booking) => booking.id)).toEqual([second.id, first.id])
    expect(record?.payments.map(({ amount }) => amount)).toEqual([50_000, 100_000])
    for (const q of ['chaltu', 'CHAALTUU', phone, phone.replace('+251', '0'), 'chaltu@example']) {
      const { rows } = await listCustomerPage(people.subadmin, { q })
      expect(
        rows.map((row) => row.id),
        q,
      ).toContain(id)
    }
    expect(await getCustomer(people.subadmin, crypto.randomUUID())).toBeNull()
  })
})

describe('a customer whose booking is changed', () => {
  it('stays the same and is found by the old name and number and by the new ones', async () => {
    const [old, next] = [newPhone(), newPhone()]
    const { id: bookingId } = await book({ name: 'Lensa Girma', phone: old })
    const id = await customerOf(bookingId)
    await database().booking.update({
      where: { id: bookingId },
      data: { phone: next, customerName: 'Lensa Worku' },
    })
    expect(await customerOf(bookingId)).toBe(id)
    for (const q of [old, next, 'lensa girma', 'lensa worku']) {
      const { rows } = await listCustomerPage(people.subadmin, { q })
      expect(
        rows.map((row) => row.id),
        q,
      ).toContain(id)
      expect(await countCustomers(people.subadmin, q)).toBeGreaterThan(0)
    }
  })

  it('is gone with the last booking that is forgotten, and not before', async () => {
    const phone = newPhone()
    const [one, other] = [
      await book({ name: 'Hana Alemu', phone }),
      await book({ name: 'Hanna Alemu', phone }),
    ]
    const id = await customerOf(one.id)
    const forget = (bookingId: string) =>
      database().$executeRaw`SELECT "forget_bookings"(${[bookingId]}::uuid[])`
    await forget(one.id)
    expect(await customerOf(one.id)).toBe('')
    expect(await database().customer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      knownAs: `Hanna Alemu ${phone}`,
    })
    await forget(other.id)
    expect(await database().customer.findUnique({ where: { id } })).toBeNull()
  })
})

describe('two records of one person', () => {
  it('are merged with bookings, payments and notes; nothing is lost, and merging again changes nothing', async () => {
    const [one, other] = [newPhone(), newPhone()]
    const moved = await book({ name: 'Tigist Hailu', phone: one }, 70_000)
    const kept = await book({ name: 'Tigist H.', phone: other }, 80_000)
    const [fromId, intoId] = [await customerOf(moved.id), await customerOf(kept.id)]
    await addNote(people.subadmin, { customerId: fromId, text: 'Prefers the Corolla' })
    const before = await database().payment.aggregate({ _sum: { amountSantim: true }, _count: true })
    const { version } = await database().booking.findUniqueOrThrow({ where: { id: moved.id } })

    expect(await mergeCustomers(people.subadmin, { fromId, intoId })).toBe(intoId)
    expect(await mergeCustomers(people.subadmin, { fromId, intoId })).toBe(intoId)
    expect(await mergeCustomers(people.subadmin, { fromId: intoId, intoId: fromId })).toBe(intoId)
    const record = await getCustomer(people.subadmin, intoId)
    expect(record).toMatchObject({
      sums: { bookings: 2, paid: 150_000 },
      notes: [{ text: 'Prefers the Corolla' }],
    })
    expect(record?.phones.toSorted()).toEqual([one, other].toSorted())
    expect(await database().payment.aggregate({ _sum: { amountSantim: true }, _count: true })).toEqual(before)
    // The booking itself is as it was: who read it before is not told to read it again.
    expect(await database().booking.findUnique({ where: { id: moved.id } })).toMatchObject({
      version,
      phone: one,
    })
    // Its old record leads to the new one, and so does its number from now on.
    expect((await getCustomer(people.subadmin, fromId))?.id).toBe(intoId)
    expect(await customerOf((await book({ name: 'Tigist', phone: one })).id)).toBe(intoId)
    const { rows } = await listCustomerPage(people.subadmin, { q: one })
    expect(rows.map(({ id }) => id)).toEqual([intoId])
    const audit = await database().auditEntry.findMany({ where: { entity: 'customer', entityId: intoId } })
    expect(audit).toMatchObject([{ action: 'merge', actorId: people.subadmin.id }])
  })

  it('leave the one with the account, whose person then sees the bookings', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const person = await personWith(phone)
    const own = await book({ name: 'Almaz', phone })
    const strange = await book({ name: 'Almaz T.', phone: other })
    expect(await getOwnBooking(person, strange.id)).toBeNull()
    const [accountId, phoneId] = [await customerOf(own.id), await customerOf(strange.id)]
    expect(await mergeCustomers(people.admin, { fromId: accountId, intoId: phoneId })).toBe(accountId)
    expect((await getOwnBooking(person, strange.id))?.id).toBe(strange.id)
    // A booking of the desk with the old number is that of the account.
    const next = await book({ name: 'Almaz', phone: other })
    expect((await getOwnBooking(person, next.id))?.id).toBe(next.id)
  })

  it('with an account each stay two accounts; deleting the one leaves the other its bookings', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const [staying, going] = [await personWith(phone), await personWith(other)]
    const kept = await book({ name: 'Sara', phone })
    const moved = await book({ name: 'Sara', phone: other })
    const [intoId, fromId] = [await customerOf(kept.id), await customerOf(moved.id)]
    await mergeCustomers(people.admin, { fromId, intoId })
    expect((await getCustomer(people.admin, fromId))?.sums.bookings).toBe(2)
    expect(await getOwnBooking(staying, moved.id)).toBeNull()
    await removeUser(people.admin, staying.id)
    expect(await getCustomer(people.admin, intoId)).toBeNull()
    expect((await getCustomer(people.admin, fromId))?.bookings.map(({ id }) => id)).toEqual([moved.id])
    expect((await getOwnBooking(going, moved.id))?.id).toBe(moved.id)
  })

  it('are refused where one is unknown, or both are the same', async () => {
    const id = await customerOf((await book({ name: 'Sara', phone: newPhone() })).id)
    const unknown = mergeCustomers(people.admin, { fromId: crypto.randomUUID(), intoId: id })
    expect(await codeOf(unknown)).toBe('NOT_FOUND')
    expect(await codeOf(mergeCustomers(people.admin, { fromId: id, intoId: id }))).toBe('INVALID_INPUT')
  })
})

describe('what staff note', () => {
  it('goes with the account, and is theirs or an admin’s to delete', async () => {
    const phone = newPhone()
    const person = await personWith(phone)
    const booking = await book({ name: 'Sara', phone })
    const customerId = await customerOf(booking.id)
    await addNote(people.subadmin, { bookingId: booking.id, text: 'Child seat in the boot' })
    expect((await getCustomer(people.admin, customerId))?.notes).toMatchObject([
      { text: 'Child seat in the boot', code: booking.code, author: { id: people.subadmin.id } },
    ])
    expect(await codeOf(addNote(people.admin, { bookingId: crypto.randomUUID(), text: 'x' }))).toBe(
      'NOT_FOUND',
    )
    await removeUser(people.admin, person.id)
    expect(await database().customerNote.count({ where: { bookingId: booking.id } })).toBe(0)
  })

  it('is added at once to the record that stays, however many book meanwhile', async () => {
    const [one, other] = [newPhone(), newPhone()]
    const fromId = await customerOf((await book({ name: 'Obsa', phone: one })).id)
    const intoId = await customerOf((await book({ name: 'Obsa', phone: other })).id)
    await Promise.all([
      ...Array.from({ length: 6 }, () => book({ name: 'Obsa', phone: one })),
      mergeCustomers(people.admin, { fromId, intoId }),
    ])
    expect(await database().booking.count({ where: { customerId: fromId } })).toBe(0)
    expect((await getCustomer(people.admin, intoId))?.sums).toEqual({ bookings: 8, paid: 800_000 })
  })
})
