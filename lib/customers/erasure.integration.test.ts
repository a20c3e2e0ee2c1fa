import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { changeBooking } from '@/lib/bookings/change-booking'
import { personDays } from '@/lib/bookings/person-erasure'
import { createWithPhoto } from '@/lib/bookings/reserve'
import { dateOfDay } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { loadReceiptPhoto } from '@/lib/files/picture'
import { removeExpired } from '@/lib/jobs/retention'
import { changeOwnAvatar } from '@/lib/users/mutations'
import { createDeskBooking } from './desk-booking'
import { claimPayment, decidePayment } from '@/lib/payments/mutations'
import {
  dayFromToday,
  deskOrderFor,
  makeActor,
  makeVehicle,
  orderFor,
  pictureFile,
} from '@/tests/support/factories'
import { getOwnData } from './own-data'
import { removeUser } from './mutations'
import { newPhone, newReference } from '@/tests/support/own-numbers'

/** Every row of every table of the database, the queue of jobs too, as text. */
async function dump(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT row_to_json(t)::text AS row FROM ${name} t`,
      )
      texts.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

/** A person whose every word is a word that stands nowhere else. */
async function makeMarkedPerson() {
  const mark = randomUUID().slice(0, 8)
  const word = (name: string) => `${name}${mark}`
  const actor = await makeActor()
  const person = {
    firstName: word('Almaz'),
    lastName: word('Tadesse'),
    email: `${word('almaz')}@example.com`,
  }
  const phone = newPhone()
  await database().user.update({ where: { id: actor.id }, data: { ...person, phone } })
  return { mark, word, phone, actor: { ...actor, ...person } }
}

/** Leaves a trace of the person wherever one can stay behind. Returns the ids of their bookings and of the photo. */
async function leaveTraces({ word, phone, actor }: Awaited<ReturnType<typeof makeMarkedPerson>>) {
  const admin = await makeActor('admin')
  const { id: vehicleId } = await makeVehicle({ quantity: 9 })
  await changeOwnAvatar(actor, await pictureFile())
  const sms = (reference: string) =>
    `Dear ${word('Almaz')}, you have transferred ETB 3,500.00 to Entoto Drive. Your balance is ETB ${word('9')}. ref ${reference}`
  const order = orderFor(vehicleId, {
    phone,
    transactionId: sms(newReference()),
    destination: word('Bishoftu'),
    message: word('Message'),
    pickupPlace: word('Bole'),
    flight: 'ET 302',
    rider: { name: word('Kebede'), phone: '+251911000001' },
  })
  const paid = await createWithPhoto(actor, { input: order, locale: 'en', photo: await pictureFile('red') })
  await changeBooking(actor, { id: paid.id, input: { version: paid.version, destination: word('Adama') } })
  const claim = await database().payment.findFirstOrThrow({ where: { bookingId: paid.id } })
  const second = await claimPayment(actor, {
    bookingId: paid.id,
    claim: { transactionId: sms(newReference()), amount: 100_000 },
  })
  await decidePayment(admin, { id: second.id, decision: { state: 'refused', reason: word('Refused') } })
  await decidePayment(admin, { id: claim.id, decision: { state: 'confirmed', reason: null } })
  const desk = await createDeskBooking(admin, {
    input: deskOrderFor(vehicleId, {
      destination: word('Ziway'),
      customer: { name: word('Almaz'), phone: '+251911000002', email: actor.email },
    }),
    locale: 'en',
  })
  const sent = { firstName: word('Almaz'), email: actor.email, phone }
  const contact = await database().contactMessage.create({ data: { ...sent, message: word('Hello') } })
  await database().requestReply.create({
    data: { contactId: contact.id, text: word('Gladly'), actorId: admin.id },
  })
  await database().travelBooking.create({ data: { ...sent, day: dateOfDay(dayFromToday(9)), item: 'suv' } })
  await database().newsletterSubscriber.create({ data: { email: actor.email, locale: 'en' } })
  const expiresAt = new Date(Date.now() + 60_000)
  await database().session.create({ data: { userId: actor.id, userAgent: word('Firefox'), expiresAt } })
  const passkey = { userId: actor.id, credentialId: word('id'), publicKey: new Uint8Array(1), counter: 0 }
  await database().passkey.create({ data: { ...passkey, name: word('Phone') } })
  return {
    admin,
    bookings: [paid.id, desk.id],
    photo: claim.receiptPhotoKey ?? '',
    key: claim.referenceKey ?? '',
  }
}

describe('a deleted account', () => {
  it('leaves no word of the person in any table or file, and the books as they were', async () => {
    const person = await makeMarkedPerson()
    const { admin, bookings, photo, key } = await leaveTraces(person)
    const before = await dump()
    for (const table of [
      'bookings',
      'payments',
      'booking_changes',
      'outbox_mails',
      'contact_messages',
      'request_replies',
      'passkeys',
    ]) {
      expect(before, table).toMatch(new RegExp(`${table} [^\n]*${person.mark}`))
    }
    const sums = { id: true, code: true, totalSantim: true, paidSantim: true, day: true } as const
    const booksBefore = await database().booking.findMany({
      where: { id: { in: bookings } },
      select: sums,
      orderBy: { id: 'asc' },
    })
    expect(await loadReceiptPhoto(photo)).not.toBeNull()

    await removeUser(admin, person.actor.id)
    const after = await dump()
    for (const value of [person.mark, person.phone, 'ET 302', '+251911000001', '+251911000002']) {
      expect(after.split('\n').filter((row) => row.includes(value))).toEqual([])
    }
    expect(await loadReceiptPhoto(photo)).toBeNull()
    expect(
      await database().booking.findMany({
        where: { id: { in: bookings } },
        select: sums,
        orderBy: { id: 'asc' },
      }),
    ).toEqual(booksBefore)
    expect(key).toMatch(/^FT26324/)
    expect(await database().payment.findUnique({ where: { referenceKey: key } })).toMatchObject({
      state: 'confirmed',
      reference: key,
    })
  })

  it('takes along nothing that was sent with an address which was never confirmed', async () => {
    const person = await makeMarkedPerson()
    const { admin } = await leaveTraces(person)
    await database().user.update({ where: { id: person.actor.id }, data: { emailConfirmedAt: null } })
    const { email } = person.actor
    const mails = () =>
      database().outboxMail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })
    const desk = await database().booking.findFirstOrThrow({ where: { customerEmail: email, userId: null } })
    const ofDesk = (await mails()).filter(({ args }) => Object(args).bookingId === desk.id)
    expect(ofDesk.length).toBeGreaterThan(0)
    await database().outboxMail.create({
      data: {
        ...{ template: 'password-changed', recipient: email, locale: 'en', messageId: `<${randomUUID()}@x>` },
        args: { firstName: person.word('Almaz'), changedAt: new Date().toISOString() },
      },
    })
    await removeUser(admin, person.actor.id)
    expect(await mails()).toEqual(ofDesk)
    expect(await database().contactMessage.count({ where: { email } })).toBe(1)
    expect(await database().newsletterSubscriber.count({ where: { email } })).toBe(1)
    expect(await database().booking.count({ where: { customerEmail: email } })).toBe(1)
  })
})

describe('the data of one’s own', () => {
  it('hold what a deletion erases: messages, requests, payments with their photos, mails', async () => {
    const person = await makeMarkedPerson()
    await leaveTraces(person)
    const data = await getOwnData(person.actor)
    expect(data).toMatchObject({
      messages: [{ message: person.word('Hello'), replies: [{ text: person.word('Gladly') }] }],
      requests: [{ item: 'suv' }],
      newsletter: { confirmedAt: null },
    })
    expect(data.bookings).toHaveLength(2)
    const photos = data.payments.map(({ receiptPhoto }) => receiptPhoto)
    expect(photos.some((photo) => photo?.startsWith('data:image/webp;base64,'))).toBe(true)
    expect(data.mails.length).toBeGreaterThan(0)
    for (const name of ['Bishoftu', 'Adama', 'Message', 'Bole', 'Kebede', 'Refused', 'Ziway']) {
      expect(JSON.stringify(data)).toContain(person.word(name))
    }
  })
})

describe('the data of an account whose address nobody confirmed', () => {
  it('hold nothing that others sent to or with the address', async () => {
    const person = await makeMarkedPerson()
    await leaveTraces(person)
    await database().user.update({ where: { id: person.actor.id }, data: { emailConfirmedAt: null } })
    const data = await getOwnData(person.actor)
    expect(data).toMatchObject({ messages: [], requests: [], newsletter: null })
    expect(data.bookings).toHaveLength(1)
    const own = new Set(data.bookings.map(({ id }) => id))
    expect(data.mails.length).toBeGreaterThan(0)
    for (const { args } of data.mails) expect(own).toContain(Object(args).bookingId)
    expect(JSON.stringify(data)).not.toContain(person.word('Ziway'))
  })
})

describe('a booking whose trip is long over', () => {
  it('no longer tells whose it was, two years after its last day', async () => {
    const person = await makeMarkedPerson()
    const { bookings } = await leaveTraces(person)
    const signal = new AbortController().signal
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const named = () =>
      database().booking.count({ where: { id: { in: bookings }, customerName: { not: '' } } })
    await removeExpired(signal, inDays(personDays + 4))
    expect(await named()).toBe(2)
    await removeExpired(signal, inDays(personDays + 7))
    expect(await named()).toBe(0)
    const rows = (await dump()).split('\n').filter((row) => row.startsWith('public.payments '))
    expect(rows.filter((row) => row.includes(person.mark))).toEqual([])
  })
})
