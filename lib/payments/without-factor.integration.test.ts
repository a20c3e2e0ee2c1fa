import { describe, expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { getCancellation, undoCancellation } from '@/lib/bookings/cancellation'
import { changeBooking } from '@/lib/bookings/change-booking'
import { getChangeForm } from '@/lib/bookings/form-change'
import { setBookingStatus } from '@/lib/bookings/mutations'
import { findBooking, listBookings } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor, pictureFile } from '@/tests/support/factories'
import { claimPayment } from './mutations'
import { getReceiptPhotoKey, listPayments } from './queries'

/** Staff who signed in with a password alone, where a setting asks for a second factor. */
const makeStaff = async (role: 'admin' | 'subadmin'): Promise<SignedInActor> => ({
  ...(await makeActor(role)),
  hasFactor: false,
  lacksFactor: true,
})

async function makeBooking(actor: SignedInActor) {
  const { id: vehicleId } = await makeVehicle()
  return createBooking(actor, { input: orderFor(vehicleId), locale: 'en' })
}

const claim = { transactionId: 'FT26109WFQ30', amount: 100_000 }

describe.each(['admin', 'subadmin'] as const)(
  'before the second factor that a setting asks for, %s',
  (role) => {
    it('neither reads nor changes the booking of somebody else', async () => {
      const [customer, staff] = [await makeActor(), await makeStaff(role)]
      const { id } = await makeBooking(customer)
      await claimPayment(customer, {
        ...{ bookingId: id, claim: { ...claim, transactionId: `FT26109${role}` } },
        photo: await pictureFile(),
      })
      const canceled = { id, status: 'canceled', cause: 'other' } as const
      for (const call of [
        () => findBooking(staff, id),
        () => listPayments(staff, id),
        () => getChangeForm(staff, id),
        () => setBookingStatus(staff, { id, status: 'successful' }),
        () => setBookingStatus(staff, canceled),
        () => changeBooking(staff, { id, input: { destination: 'Adama' } }),
        () => changeBooking(staff, { id, input: { status: 'canceled', reason: 'other' } }),
        () => claimPayment(staff, { bookingId: id, claim }),
        () => undoCancellation(staff, id),
      ]) {
        expect(await codeOf(call()), call.toString()).toBe('NOT_FOUND')
      }
      expect(await codeOf(listBookings(staff, {}))).toBe('SECOND_FACTOR_MISSING')
      expect(await getReceiptPhotoKey(staff, id)).toBeNull()
      expect(await getReceiptPhotoKey(customer, id)).not.toBeNull()
      await setBookingStatus(customer, canceled)
      expect(await getCancellation(staff, id)).toBeNull()
      expect(await getCancellation(customer, id)).not.toBeNull()
    })

    it('cancels an own booking as a customer does, and does not confirm it', async () => {
      const staff = await makeStaff(role)
      const { id } = await makeBooking(staff)
      expect(await codeOf(setBookingStatus(staff, { id, status: 'successful' }))).toBe('FORBIDDEN')
      await setBookingStatus(staff, { id, status: 'canceled' })
      const { status } = await database().booking.findUniqueOrThrow({ where: { id } })
      expect(status).toBe('canceled')
    })
  },
)
