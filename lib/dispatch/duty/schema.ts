import { z } from 'zod'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { daySchema, key } from '@/lib/core/schemas'
import { dutyWords } from './rules'

/** The most steps that are sent at once. */
const mostSteps = 100

const odometer = z
  .int(key('odometerInvalid'))
  .min(0, key('odometerInvalid'))
  .max(9_999_999, key('odometerInvalid'))

/** A step that was pressed on the duty page: the id is made where it is pressed, so that what is sent twice counts once. */
const dutyStep = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  day: daySchema,
  word: z.enum(dutyWords),
  at: z.iso
    .datetime()
    .refine((at) => Date.parse(at) >= 0)
    .meta({ description: 'When it was pressed, by the clock of the phone.' }),
  odometer: odometer.nullish().meta({ description: 'Kilometres.' }),
})
export type DutyStepInput = z.output<typeof dutyStep>

/** A step that is pressed without a script, by the key of the driver's link; it is pressed when it arrives. */
export const dutyStepForm = z.object({
  key: z.string(),
  bookingId: z.uuid(),
  day: daySchema,
  word: z.enum(dutyWords),
  odometer: z
    .string()
    .trim()
    .default('')
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(odometer.nullable()),
})

/** The form by which staff undo a step of a driver. */
export const undoStepForm = z.object({
  bookingId: bookingIdSchema,
  day: daySchema,
  word: z.enum(dutyWords),
})
export type StepToUndo = z.output<typeof undoStepForm>

/** The body of `POST /duty/steps`; in any order. */
export const dutyStepsBody = z.object({ steps: z.array(dutyStep).min(1).max(mostSteps) })
