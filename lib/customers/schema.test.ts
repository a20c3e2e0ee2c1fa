import { describe, expect, it } from 'vitest'
import { deskBookingForm, deskBookingRequest } from './schema'

const trip = {
  ...{ vehicleId: crypto.randomUUID(), date: '2026-12-03', destination: 'Adama' },
  ...{ name: 'Almaz', phone: '0911234567', email: '' },
}
const customer = { name: trip.name, phone: trip.phone }

/** What both the form and the call say at which field. */
function refusalsOf(paid: Record<string, unknown>) {
  const form = deskBookingForm.safeParse({ ...trip, requestKey: 'one', ...paid })
  const call = deskBookingRequest.safeParse({ ...trip, customer, ...paid })
  return [form, call].map(({ error }) =>
    error?.issues.map(({ path, message }) => `${path.join()}: ${message}`),
  )
}

describe('how a booking of the desk is paid', () => {
  it('names an amount only where something was paid', () => {
    const refused = ['amount: notPaidLater']
    expect(refusalsOf({ paid: 'later', amount: 2200 })).toEqual([refused, refused])
    expect(refusalsOf({ paid: 'later' })).toEqual([undefined, undefined])
    expect(refusalsOf({ paid: 'cash', amount: 2200 })).toEqual([undefined, undefined])
  })

  it.each(['cash', 'later'])('names a transfer only where it is paid by one, not with %s', (paid) => {
    const refused = ['paid: transferOnly']
    expect(refusalsOf({ paid, transactionId: 'FT26331ABCD', amount: 2200 })).toEqual([refused, refused])
  })
})
