import { z } from 'zod'
import { typedNumber } from '@/lib/core/money'
import { daySchema, key, knownVersion, pictureList } from '@/lib/core/schemas'
import { cursorInput, listQuery } from '@/lib/db/cursor'
import { searchFilter, searchInput } from '@/lib/db/search'
import {
  availabilityDaysLimit,
  carCategories,
  dayPriceProblems,
  type DayPrices,
  fuels,
  gearboxes,
  mostPictures,
  staffVehicleOrders,
  vehicleSorts,
} from './rules'

export const carCategorySchema = z.enum(carCategories)

/** A kind of vehicle as section 14 of CONTRACT names it. */
export const vehicleKindShape = z.enum(['one-day', 'car'], key('choiceInvalid'))

const price = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .optional()
  .catch(undefined)
  .meta({ description: 'Whole Br a day.' })

/** Query of the public list of one-day vehicles. A value that is not understood counts as absent: an address never breaks a page. */
export const oneDayVehicleQuery = z.object({
  q: searchInput,
  date: daySchema.optional().catch(undefined),
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
    .pipe(z.array(z.uuid('vehicleMissing')).max(50, 'tooLong'))
    .meta({ description: 'Ids of at most 50 vehicles, separated by commas.' }),
  date: daySchema.optional().meta({ description: 'The first day; today without it.' }),
  days: z.coerce
    .number('daysInvalid')
    .int('daysInvalid')
    .min(1, 'daysInvalid')
    .max(availabilityDaysLimit, 'daysInvalid')
    .default(1)
    .meta({ description: 'How many days.' }),
})

const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z
    .union([z.string().transform(typedNumber), z.number({ error })], { error })
    .pipe(z.number({ error }).int(error).min(min, error).max(max, error))

const line = (error: string, max: number) => z.string({ error }).trim().min(1, error).max(max, 'tooLong')

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** A fact that stays as it is where it is left out, and is gone where it is sent blank. */
const fact = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional()

const dayPrice = wholeNumber(key('priceInvalid'), { min: 1, max: 10_000_000 })
const quantity = wholeNumber(key('quantityInvalid'), { min: 0, max: 1000 })
const vehicleClass = z.enum(carCategories, { error: key('categoryMissing') })

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const text = z.string(key('textsInvalid')).trim().max(1000, key('tooLong')).optional()

/** Features by the public names of the languages; one that is left out stays as it is, a blank one goes. */
const texts = z
  .preprocess(
    (value) => (isBlank(value) ? undefined : parsedJson(value)),
    z.strictObject({ en: text, or: text, am: text }, key('textsInvalid')).optional(),
  )
  .meta({ description: 'JSON: `{ "en": …, "or": …, "am": … }`.' })

/** Facts of both kinds beyond SPEC's (CONTRACT section 8); prices in whole Br a day. */
const moreFacts = {
  priceFrom7: fact(dayPrice),
  priceFrom30: fact(dayPrice),
  class: fact(vehicleClass),
  seats: fact(wholeNumber(key('seatsInvalid'), { min: 1, max: 100 })),
  bags: fact(wholeNumber(key('bagsInvalid'), { min: 0, max: 100 })),
  gearbox: fact(z.enum(gearboxes, { error: key('choiceInvalid') })),
  fuel: fact(z.enum(fuels, { error: key('choiceInvalid') })),
  texts,
}

const wholePrice = wholeNumber(key('priceInvalid'), { min: 0, max: 10_000_000 })

/** Query of `GET /vehicles` (CONTRACT section 14). What is not understood is refused by its name. */
export const vehicleSearchQuery = z.object({
  date: daySchema.optional().meta({ description: 'The first day; today without it.' }),
  lastDate: daySchema
    .optional()
    .meta({ description: 'The last day, at most 90 days in all; the first without it.' }),
  kind: vehicleKindShape.optional().meta({ description: 'Both without it.' }),
  class: vehicleClass.optional(),
  seats: wholeNumber(key('seatsInvalid'), { min: 1, max: 100 })
    .optional()
    .meta({ description: 'At least so many; a vehicle whose seats nobody told is left out.' }),
  gearbox: z.enum(gearboxes, { error: key('choiceInvalid') }).optional(),
  min: wholePrice.optional().meta({ description: 'The lowest day price, whole Br.' }),
  max: wholePrice.optional().meta({ description: 'The highest day price, whole Br.' }),
  q: searchFilter,
  sort: z
    .enum(vehicleSorts, key('choiceInvalid'))
    .default('price')
    .meta({
      description:
        'By the day price from the lowest (`price`) or the highest (`price-desc`), by `name`, or the `newest` first. ' +
        'What is free on all days comes before what is sold out, and cars without a day price come last.',
    }),
})
export type VehicleSearchQuery = z.output<typeof vehicleSearchQuery>

/** What staff type about a car (SPEC section 3). The price is text and shown as typed (CONTRACT section 4). */
const carInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: vehicleClass,
  price: line('carPriceMissing', 60),
  dayPrice: fact(dayPrice),
  quantity: fact(quantity),
  ...moreFacts,
})

/** What staff type about a one-day vehicle (SPEC section 3): price in whole Br a day, quantity as a number of cars. */
const oneDayVehicleInput = z.object({
  name: line('vehicleNameMissing', 80),
  item: line('featuresMissing', 1000),
  model: line('modelMissing', 80),
  price: dayPrice,
  quantity,
  ...moreFacts,
})

/** What staff type about a vehicle of each kind. */
export type VehicleInputOf = {
  car: z.output<typeof carInput>
  one_day: z.output<typeof oneDayVehicleInput>
}

/**
 * Pictures in their order: addresses of those that stay and `new` for each that is sent. Pictures that it does not place
 * come last.
 */
const pictures = z
  .string(key('pictureInvalid'))
  .max(2000, key('tooLong'))
  .transform((list) => list.split(',').filter((entry) => entry !== ''))
  .optional()
  .meta({
    description:
      'The order of the pictures, separated by commas: the address of one that stays, `new` for the next sent.',
  })

const sentPictures = pictureList(mostPictures)
const post = { image: sentPictures.refine((files) => files.length > 0, key('pictureMissing')) }
const version = knownVersion.meta({
  description:
    'The version that a form of the site was made from; refused where somebody changed the vehicle since.',
})
const change = { image: sentPictures, pictures, version }

/**
 * What the API takes to post a vehicle of a kind, and to change one. One picture takes the place of the first, several are
 * the vehicle's pictures from then on, and they stay where none is sent; `pictures` says it exactly.
 */
export const vehicleBodies = {
  car: { post: carInput.extend(post), change: carInput.extend(change) },
  one_day: { post: oneDayVehicleInput.extend(post), change: oneDayVehicleInput.extend(change) },
} as const

/** Whose screens lead on after a change: the admin's or those of all staff. */
const area = z.enum(['admin', 'staff']).catch('staff')
const ofCar = { kind: z.literal('car'), area }
const ofOneDay = { kind: z.literal('one_day'), area }
const known = { id: vehicleIdSchema }

type TypedPrices = Partial<DayPrices> & ({ kind: 'car' } | { kind: 'one_day'; price: number })

/** Says at its field where prices do not fit each other; a form sends all of them, so that this needs no server. */
function checkPrices(typed: TypedPrices, context: z.RefinementCtx): void {
  const { priceFrom7 = null, priceFrom30 = null } = typed
  const dayPrice = typed.kind === 'one_day' ? typed.price : (typed.dayPrice ?? null)
  for (const [field, message] of Object.entries(dayPriceProblems({ dayPrice, priceFrom7, priceFrom30 }))) {
    if (message) context.addIssue({ code: 'custom', path: [field], message })
  }
}

/** The form that posts a vehicle. */
export const vehiclePost = z
  .discriminatedUnion('kind', [
    vehicleBodies.car.post.extend(ofCar),
    vehicleBodies.one_day.post.extend(ofOneDay),
  ])
  .superRefine(checkPrices)

/** The form that changes a vehicle. */
export const vehicleChange = z
  .discriminatedUnion('kind', [
    vehicleBodies.car.change.extend({ ...ofCar, ...known }),
    vehicleBodies.one_day.change.extend({ ...ofOneDay, ...known }),
  ])
  .superRefine(checkPrices)

/** The form that removes a vehicle. */
export const vehicleRemoval = z.discriminatedUnion('kind', [
  z.object({ ...ofCar, ...known }),
  z.object({ ...ofOneDay, ...known }),
])

/** Query of the staff's lists. */
export const staffVehicleQuery = {
  car: listQuery.extend({
    q: searchInput,
    type: carQuery.shape.type,
    sort: z.enum(staffVehicleOrders.car).catch('newest'),
  }),
  one_day: listQuery.extend({
    q: oneDayVehicleQuery.shape.q,
    type: z.undefined().catch(undefined),
    sort: z.enum(staffVehicleOrders.one_day).catch('newest'),
  }),
}
