import { z } from 'zod'
import { daySchema } from '@/lib/core/input-schemas'
import { cursorInput, cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { optionalPicture, requiredPicture } from '@/lib/files/schema'
import { staffVehicleOrders, vehicleSorts } from './rules'

const price = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .optional()
  .catch(undefined)
  .meta({ description: 'Whole Br a day.' })

/** Query of the public list. A value that is not understood counts as absent: an address never breaks a page. */
export const oneDayVehicleQuery = z.object({
  q: searchInput.meta({ description: 'Words to search for.' }),
  date: daySchema
    .optional()
    .catch(undefined)
    .meta({ description: 'The day on which `available` counts; today without it.' }),
  min: price,
  max: price,
  sort: z.enum(vehicleSorts).catch('price'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** Where the page begins, as the link to it says. */
  after: cursorInput,
})
export type OneDayVehicleQuery = z.infer<typeof oneDayVehicleQuery>

export const vehicleIdSchema = z.uuid()

/**
 * What is asked about places: some vehicles (`?ids=`, separated by commas), from a day on (`?date=`, without it today),
 * for so many days (`?days=`, without it that one).
 */
export const availabilityQuery = z.object({
  ids: z
    .string('vehicleMissing')
    .transform((ids) => ids.split(','))
    .pipe(z.array(vehicleIdSchema, 'vehicleMissing').max(50, 'tooLong'))
    .meta({ description: 'Ids of at most 50 vehicles, separated by commas.' }),
  date: daySchema.optional().meta({ description: 'The first day; today without it.' }),
  days: z.coerce
    .number('dayInvalid')
    .int('dayInvalid')
    .min(1, 'dayInvalid')
    .max(42, 'dayInvalid')
    .default(1)
    .meta({ description: 'How many days.' }),
})

const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z
    .union(
      [
        z
          .string()
          .trim()
          .regex(/^\d{1,9}$/, error)
          .transform(Number),
        z.number({ error }),
      ],
      { error },
    )
    .pipe(z.number().int(error).min(min, error).max(max, error))

const line = (error: string, max: number) => z.string({ error }).trim().min(1, error).max(max, 'tooLong')

/** What staff type about a one-day vehicle (SPEC section 3): price in whole Br a day, quantity as a number of cars. */
const oneDayVehicleInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: line('featuresMissing', 1000),
  model: line('modelMissing', 80),
  price: wholeNumber('priceInvalid', { min: 1, max: 10_000_000 }),
  quantity: wholeNumber('quantityInvalid', { min: 0, max: 1000 }),
})
export type OneDayVehicleInput = z.output<typeof oneDayVehicleInput>

/** Whose screens lead on after a change: the admin's or those of all staff. */
const area = z.enum(['admin', 'staff']).catch('staff')

/** What the API takes to post a vehicle. */
export const oneDayVehicleCreation = oneDayVehicleInput.extend({ image: requiredPicture })

/** The form that posts a vehicle. */
export const oneDayVehiclePost = oneDayVehicleCreation.extend({ area })

/** What the API takes to change a vehicle. */
export const oneDayVehicleChange = oneDayVehicleInput.extend({ image: optionalPicture })

/** The form that changes a vehicle; the picture stays where none is chosen. */
export const oneDayVehicleForm = oneDayVehicleInput.extend({
  image: optionalPicture,
  area,
  id: vehicleIdSchema,
})

/** The form that removes a vehicle. */
export const oneDayVehicleRemoval = z.object({ id: vehicleIdSchema, area })

/** Query of the staff's list. */
export const staffVehicleQuery = cursorQuery.extend({
  q: oneDayVehicleQuery.shape.q,
  sort: z.enum(staffVehicleOrders).catch('newest'),
})
export type StaffVehicleQuery = z.output<typeof staffVehicleQuery>
