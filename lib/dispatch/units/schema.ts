import { z } from 'zod'
import { addDays } from '@/lib/core/day'
import {
  askedPicture,
  changedPicture,
  dayOrNone,
  daySchema,
  fromText,
  key,
  knownVersion,
  optionalDay,
  pictureFields,
  requiredText,
} from '@/lib/core/schemas'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { vehicleIdSchema } from '@/lib/vehicles/schema'

/** What is said of a unit. */
export type UnitFacts = {
  vehicleId: string
  plate: string
  insuranceUntil: z.output<typeof daySchema> | null
  inspectionUntil: z.output<typeof daySchema> | null
  isActive: boolean
}

/** As it is painted: capitals, one blank between its parts. The database takes two that differ in blanks alone for one. */
const plate = requiredText('plateMissing', 20).transform((typed) =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}]+/gu, ' '),
)

/** A unit as the API takes it (CONTRACT section 14). */
export const unitBody = z
  .object({
    vehicleId: z.uuid(key('vehicleMissing')),
    plate,
    active: z.preprocess(fromText.flag, z.boolean().default(true)),
    insuranceUntil: daySchema.nullish(),
    inspectionUntil: daySchema.nullish(),
    image: changedPicture,
  })
  .transform(({ active, insuranceUntil = null, inspectionUntil = null, image, ...rest }) => ({
    facts: { ...rest, insuranceUntil, inspectionUntil, isActive: active } satisfies UnitFacts,
    image,
  }))

/** The form of a unit, new or, with `id`, changed. */
export const unitForm = z
  .object({
    id: z.uuid().optional(),
    version: knownVersion,
    vehicleId: vehicleIdSchema,
    plate,
    insuranceUntil: dayOrNone,
    inspectionUntil: dayOrNone,
    isActive: z.enum(['yes', 'no'], key('choiceInvalid')).default('yes'),
    ...pictureFields,
  })
  .transform(({ id, version, isActive, image, removeImage, ...rest }) => ({
    id,
    version,
    facts: { ...rest, isActive: isActive === 'yes' } satisfies UnitFacts,
    image: askedPicture({ image, removeImage }),
  }))

const mostDays = 365

/** The form that takes a unit out of service from a day to another, both included. */
export const outageForm = z
  .object({
    id: z.uuid(),
    from: daySchema,
    to: optionalDay,
  })
  .refine(({ from, to = from }) => from <= to && to < addDays(from, mostDays), {
    path: ['to'],
    error: key('rangeInvalid'),
  })
  .transform(({ id, from, to = from }) => ({ id, from, to }))

/** The form that brings a unit back into service. */
export const outageRemoval = z.object({ id: z.uuid(), outageId: z.uuid() })

/** The address of `/Units`: which one is changed, or a new one, and which is asked about. */
export const unitsQuery = listQuery.extend({
  q: searchInput,
  unit: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
  remove: z.uuid().optional().catch(undefined),
  vehicleId: vehicleIdSchema.optional().catch(undefined),
})
