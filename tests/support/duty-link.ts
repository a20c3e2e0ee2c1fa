import { z } from 'zod'
import { bookingKey, driverKey, rideKey } from '@/lib/auth/secret-link'

const siteEnv = z.object({ AUTH_SECRET: z.string() })

/** Lets this process make what the site under test seals and signs. */
export function takeSecretOfSite(): void {
  process.env.AUTH_SECRET = siteEnv.parse(JSON.parse(process.env.E2E_SITE_ENV ?? '{}')).AUTH_SECRET
}

/** The key of a driver's link, as the site under test makes it. */
export function dutyKey(link: { driverId: string; linkNumber: number }): string {
  takeSecretOfSite()
  return driverKey(link)
}

/** The key of the link of whoever rides in a booking, as the site under test makes it. */
export function keyOfRide(bookingId: string): string {
  takeSecretOfSite()
  return rideKey(bookingId)
}

/** The key of a booking's secret link, as the site under test makes it. */
export function keyOfBooking(bookingId: string): string {
  takeSecretOfSite()
  return bookingKey(bookingId)
}
