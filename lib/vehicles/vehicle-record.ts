import { z } from 'zod'
import type { Locale } from '@/lib/core/i18n/routing'
import { exampleId, idShape } from '@/lib/core/schemas'
import { localizedFeatures, publicTexts, textsOf } from './features'
import { allPictures } from './pictures'
import type { PricedExtra } from './prices/quote'
import { extraRecord, extraShape, exampleExtra } from './prices/view'
import { fuels, gearboxes, kindNames } from './rules'
import { carCategorySchema, vehicleKindShape } from './schema'
import { factsOf, type VehicleDetailRow } from './view'

const textsShape = z.object({ en: z.string(), or: z.string(), am: z.string() }).partial()
const wholeBirr = z.int().nullable().meta({ description: 'Whole Br a day.' })

/** The shape of a vehicle of either kind with all that is known of it (CONTRACT section 14). */
const vehicleShape = z
  .object({
    _id: idShape,
    kind: vehicleKindShape,
    name: z.string(),
    model: z.string(),
    class: carCategorySchema.nullable(),
    seats: z.int().nullable(),
    bags: z.int().nullable(),
    gearbox: z.enum(gearboxes).nullable(),
    fuel: z.enum(fuels).nullable(),
    quantity: z.int(),
    dayPrice: wholeBirr,
    priceFrom7: wholeBirr,
    priceFrom30: wholeBirr,
    price: z.string().nullable().meta({ description: 'Of a car, as staff typed it.' }),
    text: z.string().meta({ description: 'The features in the caller’s language where they exist in it.' }),
    texts: textsShape,
    url: z.string().meta({ description: 'The first picture’s address on this site.' }),
    filename: z.string(),
    pictures: z.array(z.object({ url: z.string(), filename: z.string() })),
  })
  .meta({ id: 'Vehicle' })

export type VehicleRecord = z.input<typeof vehicleShape>

/** The shape of one vehicle, with what can be rented along with it (CONTRACT section 14). */
export const vehicleDetailShape = vehicleShape
  .extend({ extras: z.array(extraShape).meta({ description: 'What can be rented along with it.' }) })
  .meta({ id: 'VehicleWithExtras' })

export type VehicleDetail = z.input<typeof vehicleDetailShape>

/** The shape of a vehicle in a search over days (CONTRACT section 14). */
export const foundVehicleShape = vehicleShape
  .extend({
    available: z.int().min(0).meta({ description: 'What is left on the day with the least.' }),
    total: z
      .int()
      .nullable()
      .meta({ description: 'What these days cost by the quote, in santim; null without a day price.' }),
  })
  .meta({ id: 'FoundVehicle' })

export type FoundVehicle = z.input<typeof foundVehicleShape>

const exampleVehicle = {
  _id: exampleId,
  kind: 'car',
  name: 'Toyota Vitz',
  model: '',
  class: 'suv',
  seats: 4,
  bags: 1,
  gearbox: 'automatic',
  fuel: 'petrol',
  quantity: 3,
  dayPrice: 1560,
  priceFrom7: 1450,
  priceFrom30: null,
  price: '$60',
  text: 'Small and easy to park',
  texts: { en: 'Small and easy to park' },
  url: '/demo/suv-1.webp',
  filename: 'suv-1.webp',
  pictures: [{ url: '/demo/suv-1.webp', filename: 'suv-1.webp' }],
} as const

export const exampleVehicleDetail = { ...exampleVehicle, extras: [exampleExtra] } as const

export const exampleFoundVehicle = { ...exampleVehicle, available: 2, total: 312_000 } as const

/** A vehicle with all that is known of it as the API shows it, in the reader's language. */
export function vehicleRecord(row: VehicleDetailRow, locale: Locale): VehicleRecord {
  const { category, ...facts } = factsOf(row)
  const { id, kind, name, model, price, url, filename } = row
  const typed = row.itemLocale ? { [row.itemLocale]: row.item } : {}
  return {
    _id: id,
    kind: kindNames[kind],
    name,
    model,
    class: category,
    ...facts,
    price,
    text: localizedFeatures(row, locale).text,
    texts: publicTexts({ ...typed, ...textsOf(row.itemTranslations) }),
    url,
    filename,
    pictures: allPictures(row),
  }
}

/** A vehicle as it stands alone: with what can be rented along with it. */
export function vehicleDetail(
  row: VehicleDetailRow,
  { extras, locale }: { extras: readonly PricedExtra[]; locale: Locale },
): VehicleDetail {
  return { ...vehicleRecord(row, locale), extras: extras.map(extraRecord) }
}
