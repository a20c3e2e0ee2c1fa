import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingKey, holderOfKey } from '@/lib/auth/secret-link'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays } from '@/lib/core/day'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { getCancellation } from './cancellation'
import { changeBooking } from './change-booking'
import { removeBooking, setBookingStatus } from './mutations'
import { findBooking } from './queries'
import { listStatusChanges } from './history'
import { createBooking } from './reserve'
import { changeBookingRequest } from './change-schema'

const people = {} as Record<'owner' | 'admin', SignedInActor>
beforeAll(async () => {
  people.owner = await makeActor()
  people.admin = await makeActor('admin')
})

async function book() {
  const { id: vehicleId } = await makeVehicle()
  const input = orderFor(vehicleId, { date: dayFromToday(12) })
  const booking = await createBooking(await makeActor(), { input, locale: 'en' })
  return { booking, holder: holderOfKey(bookingKey(booking.id)) }
}

describe('whoever holds the key of a booking', () => {
  it('reads that one by id and code, and no other', async () => {
    const [{ booking, holder }, other] = [await book(), await book()]
    for (const name of [booking.id, booking.code, booking.code.toLowerCase()]) {
      expect((await findBooking(holder, name)).id).toBe(booking.id)
    }
    for (const name of [other.booking.id, other.booking.code, randomUUID()]) {
      expect(await codeOf(findBooking(holder, name)), name).toBe('NOT_FOUND')
    }
  })

  it('is told what comes back of it once it is canceled, and nothing of staff’s words or of another one', async () => {
    const [{ booking, holder }, other] = [await book(), await book()]
    expect(await getCancellation(holder, booking.id)).toBeNull()
    for (const { id } of [booking, other.booking]) {
      await setBookingStatus(people.admin, { id, status: 'successful' })
      await setBookingStatus(people.admin, { id, status: 'canceled', cause: 'unavailable' })
    }
    expect(await getCancellation(holder, booking.id)).toMatchObject({
      ...{ cause: null, words: null, undoUntil: null },
      refund: { rule: 'ours', amount: 3500 },
    })
    expect(await getCancellation(holder, other.booking.id)).toBeNull()
  })

  it('finds nothing once it is hidden', async () => {
    const { booking, holder } = await book()
    await removeBooking(people.admin, booking.id)
    expect(await codeOf(findBooking(holder, booking.id))).toBe('NOT_FOUND')
  })

  it('changes its days and place while it is pending; the history says that it was by the link', async () => {
    const { booking, holder } = await book()
    const input = changeBookingRequest.parse({ lastDate: addDays(booking.date, 1), pickupPlace: 'Bole' })
    const changed = await changeBooking(holder, { id: booking.id, input })
    expect(changed).toMatchObject({ total: 7000, pickupPlace: 'Bole' })
    const history = await listStatusChanges(people.admin, booking.id)
    expect(history.at(-1)).toMatchObject({
      ...{ by: null, name: null, reason: 'by-link' },
      edits: [
        { field: 'lastDate', before: booking.date, after: addDays(booking.date, 1) },
        { field: 'pickupPlace', before: null, after: 'Bole' },
      ],
    })
  })

  it('changes no status, whichever, and nothing of another booking', async () => {
    const [{ booking, holder }, other] = [await book(), await book()]
    for (const status of ['canceled', 'successful', 'pending']) {
      const input = changeBookingRequest.parse({ status, reason: 'Because', pickupPlace: 'Bole' })
      expect(await codeOf(changeBooking(holder, { id: booking.id, input })), status).toBe('FORBIDDEN')
    }
    const input = changeBookingRequest.parse({ pickupPlace: 'Bole' })
    expect(await codeOf(changeBooking(holder, { id: other.booking.id, input }))).toBe('NOT_FOUND')
    const rows = await database().booking.findMany({
      where: { id: { in: [booking.id, other.booking.id] } },
      select: { status: true, pickupPlace: true },
    })
    expect(rows).toEqual([1, 2].map(() => ({ status: 'pending', pickupPlace: null })))
  })
})
