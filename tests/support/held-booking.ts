import type { Page } from '@playwright/test'
import { dayFromToday, makeCustomer, makeVehicle } from './site-database'
import { signIn } from './site-test'

/** A place that is held for a new customer, who is signed in on the page; `trip` is what else the booking says. */
export async function holdPlace(page: Page, trip: object = {}) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  await signIn(page, customer)
  const basics = { vehicleId: vehicle.id, date: dayFromToday(14), phone: '0911234567' }
  const answer = await page.request.post('/api/bookings', {
    data: { ...basics, destination: 'Bishoftu', ...trip },
  })
  const { booking } = await answer.json()
  return {
    customer,
    id: String(booking._id),
    code: String(booking.code),
    holdUntil: String(booking.holdUntil),
  }
}
