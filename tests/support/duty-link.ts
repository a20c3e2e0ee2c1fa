import { z } from 'zod'
import { driverKey } from '@/lib/auth/driver-key'

const siteEnv = z.object({ AUTH_SECRET: z.string() })

/** The key of a driver's link, as the site under test makes it. */
export function dutyKey(link: { driverId: string; linkNumber: number }): string {
  process.env.AUTH_SECRET = siteEnv.parse(JSON.parse(process.env.E2E_SITE_ENV ?? '{}')).AUTH_SECRET
  return driverKey(link)
}
