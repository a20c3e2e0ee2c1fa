import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { makeDriver, makeUnit } from './access/world'
import { dayFromToday, makeCustomer, makeVehicle, siteDatabase } from './site-database'

/** A day on which trips leave that take all of it, or several days, with a driver and a car for each. */
export async function makeTrips(at: number, count: number, days = 1) {
  const [vehicle, customer] = [await makeVehicle(count), await makeCustomer()]
  for (let index = 0; index < count; index += 1) {
    await makeDriver(siteDatabase)
    await makeUnit(siteDatabase, vehicle.id)
    await createBooking(siteDatabase, {
      ...{ vehicle, customer, inDays: at, days, status: 'successful', destination: 'Ambo' },
      transactionId: `FT${randomUUID()}`,
    })
  }
  return { vehicle, address: hrefOf('/Dispatch', { date: dayFromToday(at) }) }
}

/** These trips on the board. */
export const tripsOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ambo' })
/** The choice of a driver or a car of one trip. */
export const selectIn = (trip: Locator, name: 'driverId' | 'unitId') => trip.locator(`select[name="${name}"]`)
