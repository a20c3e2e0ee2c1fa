import { z } from 'zod'

const hours = z
  .int()
  .min(1)
  .max(24 * 30)
const many = z.int().min(1).max(100_000)

/** How long bookings hold their places (CONTRACT section 8). */
const holdSettings = z.object({
  /** Without a transfer. */
  hours,
  /** Without a transfer, where the first day is today or tomorrow. */
  hoursSoon: hours,
  /** Where less than `hoursSoon` are left. */
  hoursLeast: hours,
  /** With a claim that nobody confirmed, of a person who never paid before. */
  hoursOfFirstClaim: hours,
  /** How many days before the first day a claim lapses that nobody confirmed. */
  lapseDays: z.int().min(0).max(365),
  /** An offer. */
  hoursOfOffer: hours,
})
export type HoldSettings = z.output<typeof holdSettings>

/** How many bookings may be pending (CONTRACT section 8). */
const limitSettings = z.object({
  pendingPerPerson: many,
  /** Until the person's first confirmed payment. */
  pendingBeforePaid: many,
  /** Of all such persons who name one phone number; the database holds it. */
  pendingPerPhone: many,
})

/** What an admin decides while the site runs. */
export const settingsSchema = z.object({ holds: holdSettings, limits: limitSettings })
export type Settings = z.output<typeof settingsSchema>
