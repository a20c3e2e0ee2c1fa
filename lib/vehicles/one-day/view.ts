import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { z } from 'zod'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/server/shapes'
import type { VehicleAvailability } from './queries'

/** A one-day vehicle as screens and the API show it. */
export type OneDayVehicle = {
  id: string
  name: string
  model: string
  features: LocalizedText
  /** Whole Br for one day with the driver. */
  price: number
  quantity: number
  seats: number
  url: string
  filename: string
  /** What is left on the day that was asked for. */
  available: number
}

/** The facts of a vehicle. */
export const vehicleColumns = {
  id: true,
  name: true,
  model: true,
  item: true,
  itemLocale: true,
  itemTranslations: true,
  price: true,
  quantity: true,
  seats: true,
  url: true,
  filename: true,
} as const satisfies Prisma.OneDayVehicleSelect

/** The places held on a day; a day without a row has none. */
export const heldColumns = { booked: true, blocked: true } as const satisfies Prisma.VehicleDaySelect

export type VehicleRow = Prisma.OneDayVehicleGetPayload<{ select: typeof vehicleColumns }>
type Held = Prisma.VehicleDayGetPayload<{ select: typeof heldColumns }>

/** Shapes a row for the outside, in the reader's language where the features exist in it. */
export function toVehicle(
  { item, itemLocale, itemTranslations, ...rest }: VehicleRow,
  held: Held | null | undefined,
  locale: Locale,
): OneDayVehicle {
  return {
    ...rest,
    features: localizedFeatures({ item, itemLocale, itemTranslations }, locale),
    available: Math.max(0, rest.quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }
}

/** A text with the language it is in, where known. */
type LocalizedText = { text: string; lang: Locale | null }

const translationsSchema = z.partialRecord(z.enum(['en', 'om', 'am']), z.string()).catch({})

/** The features in the reader's language where they exist in it, otherwise as staff typed them. */
function localizedFeatures(
  vehicle: { item: string; itemLocale: Locale | null; itemTranslations: unknown },
  locale: Locale,
): LocalizedText {
  const translated = translationsSchema.parse(vehicle.itemTranslations)[locale]
  return translated ? { text: translated, lang: locale } : { text: vehicle.item, lang: vehicle.itemLocale }
}

/** A one-day vehicle as staff work with it: the features as typed, in the language they were typed in. */
export type StaffOneDayVehicle = {
  id: string
  name: string
  model: string
  item: string
  itemLocale: Locale | null
  /** Whole Br for one day. */
  price: number
  quantity: number
  url: string
  filename: string
  createdAt: string
}

/** What a staff view is made of. */
export const staffColumns = {
  id: true,
  name: true,
  model: true,
  item: true,
  itemLocale: true,
  price: true,
  quantity: true,
  url: true,
  filename: true,
  createdAt: true,
} as const satisfies Prisma.OneDayVehicleSelect

type Row = Prisma.OneDayVehicleGetPayload<{ select: typeof staffColumns }>

/** A row as staff see it. */
export function toStaffView({ createdAt, ...rest }: Row): StaffOneDayVehicle {
  return { ...rest, createdAt: createdAt.toISOString() }
}

/** The shape of a one-day vehicle in the API (CONTRACT section 6). */
export const oneDayVehicleShape = z
  .object({
    _id: idShape,
    name: z.string(),
    displayname: z.string().meta({ description: 'The same as `name`, for older clients.' }),
    price: z.int().meta({ description: 'Whole Br for one day with the driver.' }),
    model: z.string(),
    item: z.string().meta({ description: 'The features, in the caller’s language where they exist in it.' }),
    quantity: z.int().meta({ description: 'How many of this vehicle exist.' }),
    url: z.string().meta({ description: 'The picture’s address on this site.' }),
    filename: z.string(),
    available: z.int().min(0).meta({ description: 'What is left on the day that was asked for.' }),
  })
  .meta({ id: 'OneDayVehicle' })

export const exampleOneDayVehicle = {
  _id: exampleId,
  name: 'Toyota Corolla',
  displayname: 'Toyota Corolla',
  price: 3500,
  model: '2022',
  item: 'Air conditioning, comfort',
  quantity: 3,
  url: '/demo/one-day-01.webp',
  filename: 'corolla.jpg',
  available: 2,
} as const

/** A one-day vehicle as the API shows it (CONTRACT section 6). */
export function oneDayVehicleRecord(vehicle: OneDayVehicle) {
  const { id, name, price, model, features, quantity, url, filename, available } = vehicle
  return {
    _id: id,
    name,
    displayname: name,
    price,
    model,
    item: features.text,
    quantity,
    url,
    filename,
    available,
  }
}

/** The shape of what is left of a vehicle on some days. */
export const availabilityShape = z
  .object({ _id: idShape, days: z.array(z.object({ date: dayShape, available: z.int().min(0) })) })
  .meta({ id: 'Availability' })

export const exampleAvailability = {
  _id: exampleId,
  days: [{ date: exampleDay, available: 2 }],
} as const

/** What is left of a vehicle as the API shows it. */
export function availabilityRecord({ vehicleId, days }: VehicleAvailability) {
  return { _id: vehicleId, days: days.map(({ day, available }) => ({ date: day, available })) }
}
