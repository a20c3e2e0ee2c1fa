import { z } from 'zod'
import { daySchema } from '@/lib/core/input-schemas'
import { cursorInput, cursorQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { optionalPicture, requiredPicture } from '@/lib/files/schema'
import { carCategories, staffVehicleOrders, vehicleSorts } from './rules'

export const carCategorySchema = z.enum(carCategories)

const price = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .optional()
  .catch(undefined)
  .meta({ description: 'Whole Br a day.' })

/** Query of the public list of one-day vehicles. A value that is not understood counts as absent: an address never breaks a page. */
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

/** Query of `/VehiclesTypes`. A type that is not known counts as none. */
export const carQuery = z.object({
  type: carCategorySchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

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

/** What staff type about a car (SPEC section 3). The price is text and shown as typed (CONTRACT section 4). */
const carInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: z.enum(carCategories, { error: 'categoryMissing' }),
  price: line('carPriceMissing', 60),
})

/** What staff type about a one-day vehicle (SPEC section 3): price in whole Br a day, quantity as a number of cars. */
const oneDayVehicleInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: line('featuresMissing', 1000),
  model: line('modelMissing', 80),
  price: wholeNumber('priceInvalid', { min: 1, max: 10_000_000 }),
  quantity: wholeNumber('quantityInvalid', { min: 0, max: 1000 }),
})

/** What staff type about a vehicle of each kind. */
export type VehicleInputOf = {
  car: z.output<typeof carInput>
  one_day: z.output<typeof oneDayVehicleInput>
}

/** What the API takes to post a vehicle of a kind, and to change one: its picture stays where none is sent. */
export const vehicleBodies = {
  car: {
    post: carInput.extend({ image: requiredPicture }),
    change: carInput.extend({ image: optionalPicture }),
  },
  one_day: {
    post: oneDayVehicleInput.extend({ image: requiredPicture }),
    change: oneDayVehicleInput.extend({ image: optionalPicture }),
  },
} as const

/** Whose screens lead on after a change: the admin's or those of all staff. */
const area = z.enum(['admin', 'staff']).catch('staff')
const ofCar = { kind: z.literal('car'), area }
const ofOneDay = { kind: z.literal('one_day'), area }
const known = { id: vehicleIdSchema }

/** The form that posts a vehicle. */
export const vehiclePost = z.discriminatedUnion('kind', [
  vehicleBodies.car.post.extend(ofCar),
  vehicleBodies.one_day.post.extend(ofOneDay),
])

/** The form that changes a vehicle. */
export const vehicleChange = z.discriminatedUnion('kind', [
  vehicleBodies.car.change.extend({ ...ofCar, ...known }),
  vehicleBodies.one_day.change.extend({ ...ofOneDay, ...known }),
])

/** The form that removes a vehicle. */
export const vehicleRemoval = z.discriminatedUnion('kind', [
  z.object({ ...ofCar, ...known }),
  z.object({ ...ofOneDay, ...known }),
])

/** Query of the staff's lists. */
export const staffVehicleQuery = {
  car: cursorQuery.extend({
    q: searchInput,
    type: carQuery.shape.type,
    sort: z.enum(staffVehicleOrders.car).catch('newest'),
  }),
  one_day: cursorQuery.extend({
    q: oneDayVehicleQuery.shape.q,
    type: z.undefined().catch(undefined),
    sort: z.enum(staffVehicleOrders.one_day).catch('newest'),
  }),
}
