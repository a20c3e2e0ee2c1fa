import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { at, type Client } from './client'

/** What its maker was told of a booking, by its destination, which no other booking has. */
type Told = { destination: string; reference: string; isConfirmed: boolean }

type Work = {
  vehicleId: string
  date: string
  admin: Client
  signal: AbortSignal
  pauseMs: number
  /** Is told of each booking. */
  onBooked?: () => void
}

/** Books, pays by a transfer and has the transfer confirmed, over and over. Returns what was answered. */
export async function bookAndPay(customer: Client, work: Work): Promise<Told[]> {
  const { vehicleId, date, admin, signal, pauseMs, onBooked } = work
  const told: Told[] = []
  while (!signal.aborted) {
    const destination = `Drill ${randomUUID()}`
    const reference = `FT${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 14)}`
    const body = { vehicleId, date, phone: '+251911234567', destination }
    const booked = await customer.ask('/bookings', { method: 'POST', body, key: randomUUID() })
    if (booked.status !== 201) throw new Error(`booking: ${booked.status} ${JSON.stringify(booked.body)}`)
    const booking = { destination, reference, isConfirmed: false }
    told.push(booking)
    onBooked?.()
    const id = String(at(booked.body, 'booking', '_id'))
    const amount = at(booked.body, 'booking', 'total')
    const claim = { method: 'POST', body: { transactionId: reference, amount } }
    const paid = await customer.ask(`/bookings/${id}/payments`, claim)
    // A claim whose answer was lost is there already.
    if (paid.status !== 201 && !(paid.tries > 1 && at(paid.body, 'code') === 'TRANSACTION_USED')) {
      throw new Error(`payment: ${paid.status} ${JSON.stringify(paid.body)}`)
    }
    const { body: payments } = await customer.ask(`/bookings/${id}/payments`)
    const paymentId = String(at(payments, 0, '_id'))
    await admin.ask(`/payments/${paymentId}`, { method: 'PATCH', body: { state: 'confirmed' } })
    const { body: after } = await customer.ask(`/bookings/${id}/payments`)
    if (at(after, 0, 'state') !== 'confirmed') throw new Error(`payment ${paymentId} is not confirmed`)
    booking.isConfirmed = true
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
  }
  return told
}

/** How much of what was told is not in the database as it was told, and how much is there more than once. */
export async function compareWithDatabase(client: pg.Client, told: readonly Told[]) {
  const { rows } = await client.query<{ destination: string; confirmed: string }>(
    `SELECT b.destination, count(p.id) FILTER (WHERE p.state = 'confirmed' AND p.amount_santim > 0) AS confirmed
     FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id
     WHERE b.destination LIKE 'Drill %' GROUP BY b.id`,
  )
  const found = new Map<string, number[]>()
  for (const { destination, confirmed } of rows) {
    found.set(destination, [...(found.get(destination) ?? []), Number(confirmed)])
  }
  const confirmedOf = ({ destination }: Told) => found.get(destination)?.[0] ?? 0
  return {
    lost: told.filter((one) => !found.has(one.destination) || (one.isConfirmed && confirmedOf(one) === 0))
      .length,
    twice:
      [...found.values()].filter(({ length }) => length > 1).length +
      told.filter((one) => confirmedOf(one) > 1).length,
  }
}
