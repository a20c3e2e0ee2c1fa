import type { Prisma } from '@/lib/db/generated/client'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { z } from 'zod'
import { dayShape, exampleDay, exampleId, idShape } from '@/lib/server/shapes'
import type { VehicleAvailability } from './queries'
import type { CarCategory } from './rules'
import { carCategorySchema } from './schema'

type Picture = { url: string; filename: string }

/** A car of the general fleet. */
export type Car = Picture & {
  id: string
  name: string
  category: CarCategory
  /** As staff typed it: an amount with its currency (CONTRACT section 4). */
  price: string
}

/** A vehicle that is rented for one day with its driver. */
export type OneDayVehicle = Picture & {
  id: string
  name: string
  model: string
  features: LocalizedText
  /** Whole Br for one day with the driver. */
  price: number
  quantity: number
  seats: number
  /** What is left on the day that was asked for. */
  available: number
}

/** A vehicle of each kind as screens and the API show it. */
export type VehicleOf = { car: Car; one_day: OneDayVehicle }

/** A vehicle of each kind as staff work with it: the features as typed, in the language they were typed in. */
export type StaffVehicleOf = {
  car: Car & { kind: 'car'; createdAt: string }
  one_day: Omit<OneDayVehicle, 'features' | 'seats' | 'available'> & {
    kind: 'one_day'
    item: string
    itemLocale: Locale | null
    createdAt: string
  }
}
export type StaffVehicle = StaffVehicleOf[keyof StaffVehicleOf]

/** The facts of a vehicle. */
export const vehicleSelect = {
  id: true,
  kind: true,
  name: true,
  model: true,
  category: true,
  item: true,
  itemLocale: true,
  itemTranslations: true,
  price: true,
  dayPrice: true,
  quantity: true,
  seats: true,
  url: true,
  filename: true,
  createdAt: true,
} as const satisfies Prisma.VehicleSelect

/** The places held on a day; a day without a row has none. */
export const heldSelect = { booked: true, blocked: true } as const satisfies Prisma.VehicleDaySelect

export type VehicleRow = Prisma.VehicleGetPayload<{ select: typeof vehicleSelect }>
type Held = Prisma.VehicleDayGetPayload<{ select: typeof heldSelect }>
type Reading = { held: Held | null | undefined; locale: Locale }

/** A fact that the database holds for every vehicle of the kind (prisma/migrations, `vehicles_*_facts`). */
function promised<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('a vehicle lacks what its kind has')
  return fact
}

function toCar({ id, name, category, price, url, filename }: VehicleRow): Car {
  return { id, name, category: promised(category), price: promised(price), url, filename }
}

function toOneDayVehicle(row: VehicleRow, { held, locale }: Reading): OneDayVehicle {
  const { id, name, model, quantity, url, filename } = row
  return {
    id,
    name,
    model,
    quantity,
    url,
    filename,
    price: promised(row.dayPrice),
    seats: promised(row.seats),
    features: localizedFeatures(row, locale),
    available: Math.max(0, quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }
}

/** Shapes a row for the outside, in the reader's language where the features exist in it. */
export const toVehicle: {
  [Kind in keyof VehicleOf]: (row: VehicleRow, reading: Reading) => VehicleOf[Kind]
} = {
  car: toCar,
  one_day: toOneDayVehicle,
}

/** A row as staff see it. */
export const toStaffView: { [Kind in keyof StaffVehicleOf]: (row: VehicleRow) => StaffVehicleOf[Kind] } = {
  car: (row) => ({ ...toCar(row), kind: 'car', createdAt: row.createdAt.toISOString() }),
  one_day: ({ id, name, model, item, itemLocale, dayPrice, quantity, url, filename, createdAt }) => ({
    id,
    kind: 'one_day',
    name,
    model,
    item,
    itemLocale,
    price: promised(dayPrice),
    quantity,
    url,
    filename,
    createdAt: createdAt.toISOString(),
  }),
}

/** A text with the language it is in, where known. */
type LocalizedText = { text: string; lang: Locale | null }

const translationsSchema = z.partialRecord(z.enum(routing.locales), z.string()).catch({})

/** The features in the reader's language where they exist in it, otherwise as staff typed them. */
function localizedFeatures(
  vehicle: { item: string; itemLocale: Locale | null; itemTranslations: unknown },
  locale: Locale,
): LocalizedText {
  const translated = translationsSchema.parse(vehicle.itemTranslations)[locale]
  return translated ? { text: translated, lang: locale } : { text: vehicle.item, lang: vehicle.itemLocale }
}

/** The shape of a car in the API (SPEC section 3). */
export const carShape = z
  .object({
    _id: idShape,
    name: z.string(),
    item: carCategorySchema,
    price: z.string().meta({ description: 'As staff typed it, with its currency.' }),
    filename: z.string(),
    url: z.string().meta({ description: 'The picture’s address on this site.' }),
  })
  .meta({ id: 'Car' })

export const exampleCar = {
  _id: exampleId,
  name: 'Toyota Vitz',
  item: 'suv',
  price: '$60',
  filename: 'vitz.jpg',
  url: '/demo/suv-1.webp',
} as const

/** A car as the API shows it (SPEC section 3). */
export function carRecord({ id, name, category, price, url, filename }: Car) {
  return { _id: id, name, item: category, price, url, filename }
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
