import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bookingKey, holderOfKey } from '@/lib/auth/secret-link'
import type { SignedInActor } from '@/lib/auth/permissions'
import { createBooking, createWithPhoto } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor, pictureFile } from '@/tests/support/factories'
import { claimPayment, refundPayment, takeCash } from './mutations'

// The settings are read with the first import.
const folder = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  process.env.DATA_DIR = await mkdtemp(`${tmpdir()}/entoto-receipts-`)
  return process.env.DATA_DIR
})
afterAll(() => rm(folder, { recursive: true }))

const countPhotos = async () => {
  const place = path.join(folder, 'uploads', 'private')
  const parts = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])
  return parts.filter((part) => part.isFile()).length
}

/** A booking of Br 3,500 that nothing was sent for. */
async function makeBooking(customer?: SignedInActor) {
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { transactionId: undefined, amount: undefined })
  const { id } = await createBooking(customer ?? (await makeActor()), { input, locale: 'en' })
  return id
}

const paidFor = async (id: string) =>
  (await database().booking.findUniqueOrThrow({ where: { id } })).paidSantim

describe('a request that is sent again with its key', () => {
  it('writes cash once, also at the same moment, and nothing for another amount or booking', async () => {
    const bookingId = await makeBooking()
    const [subadmin, requestKey] = [await makeActor('subadmin'), crypto.randomUUID()]
    const cash = (amount: number) => takeCash(subadmin, { bookingId, amount, requestKey })
    const rows = await Promise.all([cash(100_000), cash(100_000), cash(100_000)])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await paidFor(bookingId)).toBe(100_000n)
    expect(await codeOf(cash(200_000))).toBe('IDEMPOTENCY_CONFLICT')
    const other = { bookingId: await makeBooking(), amount: 100_000, requestKey }
    expect(await codeOf(takeCash(subadmin, other))).toBe('IDEMPOTENCY_CONFLICT')
    expect(await paidFor(other.bookingId)).toBe(0n)
    // Of another person it is another key.
    await takeCash(await makeActor('subadmin'), { bookingId, amount: 100_000, requestKey })
    expect(await paidFor(bookingId)).toBe(200_000n)
  })

  it.each(['account', 'link'])('writes a transfer once, with its photo, by an %s', async (way) => {
    const customer = await makeActor()
    const bookingId = await makeBooking(customer)
    const actor = way === 'link' ? holderOfKey(bookingKey(bookingId)) : customer
    const requestKey = crypto.randomUUID()
    const sent = { transactionId: `FT${crypto.randomUUID()}`, amount: 100_000 }
    const claim = async (changes: { amount?: number; requestKey?: string; colour?: string } = {}) => {
      const { amount = sent.amount, colour, ...key } = changes
      const photo = await pictureFile(colour)
      return claimPayment(actor, { bookingId, claim: { ...sent, amount }, photo, requestKey, ...key })
    }
    const before = await countPhotos()
    const rows = await Promise.all([claim(), claim(), claim()])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(await database().payment.count({ where: { bookingId } })).toBe(1)
    expect(await codeOf(claim({ amount: 200_000 }))).toBe('IDEMPOTENCY_CONFLICT')
    expect(await codeOf(claim({ colour: 'red' }))).toBe('IDEMPOTENCY_CONFLICT')
    // Its booking has it already, whoever tells of it again.
    const told = { code: 'TRANSACTION_USED', fields: { transactionId: 'transactionTold' } }
    await expect(claim({ requestKey: crypto.randomUUID() })).rejects.toMatchObject(told)
    // The answer is the same when the booking is over.
    await database().booking.update({ where: { id: bookingId }, data: { status: 'canceled' } })
    expect((await claim()).id).toBe(rows[0]?.id)
    await expect(claim({ requestKey: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
      fields: { transactionId: 'transferForCanceled' },
    })
    expect((await countPhotos()) - before).toBe(1)
  })

  it('makes a booking once, with the photo that was sent', async () => {
    const { id: vehicleId } = await makeVehicle()
    const [customer, requestKey, input] = [await makeActor(), crypto.randomUUID(), orderFor(vehicleId)]
    const book = async (colour: string) =>
      createWithPhoto(customer, { input, locale: 'en', requestKey, photo: await pictureFile(colour) })
    const before = await countPhotos()
    expect((await book('green')).id).toBe((await book('green')).id)
    expect(await codeOf(book('red'))).toBe('IDEMPOTENCY_CONFLICT')
    expect((await countPhotos()) - before).toBe(1)
  })

  it('writes a refund once, and tells of it once', async () => {
    const [admin, bookingId, requestKey] = [
      await makeActor('admin'),
      await makeBooking(),
      crypto.randomUUID(),
    ]
    const { id } = await takeCash(admin, { bookingId, amount: 350_000 })
    const refund = { amount: 50_000, reason: 'One day less', reference: null }
    const again = () => refundPayment(admin, { id, refund, requestKey })
    expect((await again()).id).toBe((await again()).id)
    expect(await paidFor(bookingId)).toBe(300_000n)
    const mails = await database().outboxMail.count({
      where: {
        template: 'booking-for-customer',
        AND: [
          { args: { path: ['bookingId'], equals: bookingId } },
          { args: { path: ['event'], equals: 'payment-refunded' } },
        ],
      },
    })
    expect(mails).toBe(1)
  })
})
