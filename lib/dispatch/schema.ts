import { z } from 'zod'
import { bookingIdSchema, bookingRefSchema } from '@/lib/bookings/schema'
import { daySchema, key } from '@/lib/core/schemas'
import { hereInput } from '@/lib/server/return-address'

const driverId = z.uuid(key('driverMissing')).nullish()
const unitId = z.uuid(key('unitMissing')).nullish()

/** Who was assigned as far as the sender knows, null for nobody; what is left out is not compared. */
const seen = { seenDriverId: driverId, seenUnitId: unitId }

/** The body of `PUT /bookings/{ref}/assignments/{day}`: what is left out stays, null takes it away. */
export const assignmentBody = z.object({ driverId, unitId, ...seen })
export type AssignmentInput = z.output<typeof assignmentBody>

/** Its path. */
export const assignmentParams = z.object({ ref: bookingRefSchema, day: daySchema })

const choice = (missing: ReturnType<typeof key>) =>
  z.union([z.literal('').transform(() => null), z.uuid(missing)], missing).optional()

/** The form of a job on the board; an empty choice takes driver or unit away, from a job that has one. */
export const assignmentForm = z
  .object({
    bookingId: bookingIdSchema,
    day: daySchema,
    driverId: choice(key('driverMissing')),
    unitId: choice(key('unitMissing')),
    seenDriverId: choice(key('driverMissing')),
    seenUnitId: choice(key('unitMissing')),
    onward: daySchema.optional().catch(undefined),
    here: hereInput,
  })
  .refine((form) => form.driverId ?? form.unitId ?? form.seenDriverId ?? form.seenUnitId, {
    path: ['driverId'],
    error: key('assignmentMissing'),
  })

/** The form that replaces a driver on a day: by somebody, or, with none chosen, by whoever is proposed for each trip. */
export const replacementForm = z.object({
  driverId: z.uuid(key('driverMissing')),
  day: daySchema,
  by: choice(key('driverMissing')),
})

/** The address of `/Dispatch`: a day, or the week or month of one, a job that is looked at, or a driver who is replaced. */
export const dispatchQuery = z.object({
  date: daySchema.optional().catch(undefined),
  view: z.enum(['day', 'week', 'month', 'sheet']).catch('day'),
  job: bookingIdSchema.optional().catch(undefined),
  replace: z.uuid().optional().catch(undefined),
  driver: z.uuid().optional().catch(undefined),
})
