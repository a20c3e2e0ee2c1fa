import type { Prisma } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/core/i18n/routing'
import { z } from 'zod'
import { exampleId, idShape } from '@/lib/core/schemas'
import { type LocalizedText, localizedFeatures, type Texts, textsOf } from './features'
import { allPictures, type Picture } from './pictures'
import { type CarCategory, type DayPrices, type Fuel, type Gearbox, vehicleTitle } from './rules'
import { carCategorySchema } from './schema'

/** What people choose a vehicle of either kind by; null where staff did not say (CONTRACT section 8). */
export type VehicleFacts = DayPrices & {
  category: CarCategory | null
  seats: number | null
  bags: number | null
  gearbox: Gearbox | null
  fuel: Fuel | null
  quantity: number
}

/** A car of the general fleet. */
export type Car = Picture &
  VehicleFacts & {
    id: string
    name: string
    category: CarCategory
    /** As staff typed it: an amount with its currency (CONTRACT section 4). */
    price: string
    features: LocalizedText
  }

/** A vehicle that is rented with its driver, by the day. */
export type OneDayVehicle = Picture &
  VehicleFacts & {
    id: string
    name: string
    model: string
    features: LocalizedText
    /** Whole Br for one day with the driver. */
    price: number
    dayPrice: number
    seats: number
    /** What is left on the day that was asked for. */
    available: number
  }

/** A vehicle of each kind as screens and the API show it. */
export type VehicleOf = { car: Car; one_day: OneDayVehicle }

type ForStaff = { texts: Texts; createdAt: string }

/** A vehicle of each kind as staff work with it: the features as typed, in the language they were typed in. */
export type StaffVehicleOf = {
  car: Omit<Car, 'features'> & ForStaff & { kind: 'car' }
  one_day: Omit<OneDayVehicle, 'features' | 'available'> &
    ForStaff & { kind: 'one_day'; item: string; itemLocale: Locale | null }
}

/** A vehicle with all its pictures, for its own page. */
export type WithPictures = { pictures: Picture[] }
export type StaffVehicle = StaffVehicleOf[keyof StaffVehicleOf] & WithPictures

/** What staff are asked about by: a name that two vehicles share does not say which one is meant. */
export const staffTitle = (vehicle: StaffVehicleOf[keyof StaffVehicleOf]): string =>
  vehicle.kind === 'car' ? vehicle.name : vehicleTitle(vehicle)

const factSelect = {
  category: true,
  seats: true,
  bags: true,
  gearbox: true,
  fuel: true,
  dayPrice: true,
  priceFrom7: true,
  priceFrom30: true,
  quantity: true,
} as const satisfies Prisma.VehicleSelect & Record<keyof VehicleFacts, true>

/** The facts of a vehicle. */
export const vehicleSelect = {
  id: true,
  kind: true,
  name: true,
  model: true,
  ...factSelect,
  item: true,
  itemLocale: true,
  itemTranslations: true,
  price: true,
  url: true,
  filename: true,
  createdAt: true,
} as const satisfies Prisma.VehicleSelect

/** The facts with the further pictures in their order. */
export const vehicleDetailSelect = {
  ...vehicleSelect,
  pictures: { select: { url: true, filename: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.VehicleSelect

/** The places held on a day; a day without a row has none. */
export const heldSelect = { booked: true, blocked: true } as const satisfies Prisma.VehicleDaySelect

export type VehicleRow = Prisma.VehicleGetPayload<{ select: typeof vehicleSelect }>
export type VehicleDetailRow = Prisma.VehicleGetPayload<{ select: typeof vehicleDetailSelect }>
type Held = Prisma.VehicleDayGetPayload<{ select: typeof heldSelect }>
type Reading = { held: Held | null | undefined; locale: Locale }

/** A fact that the database holds for every vehicle of the kind (prisma/migrations, `vehicles_*_facts`). */
function promised<Fact>(fact: Fact | null): Fact {
  if (fact === null) throw new Error('a vehicle lacks what its kind has')
  return fact
}

/** The facts of a row. */
export function factsOf(row: VehicleRow): VehicleFacts {
  const { category, seats, bags, gearbox, fuel, dayPrice, priceFrom7, priceFrom30, quantity } = row
  return { category, seats, bags, gearbox, fuel, dayPrice, priceFrom7, priceFrom30, quantity }
}

function toCar(row: VehicleRow) {
  const { id, name, url, filename } = row
  return {
    ...factsOf(row),
    id,
    name,
    url,
    filename,
    category: promised(row.category),
    price: promised(row.price),
  }
}

function toOneDay(row: VehicleRow) {
  const { id, name, model, url, filename } = row
  const price = promised(row.dayPrice)
  const facts = { ...factsOf(row), price, dayPrice: price, seats: promised(row.seats) }
  return { ...facts, id, name, model, url, filename }
}

/** Shapes a row for the outside, in the reader's language where the features exist in it. */
export const toVehicle: {
  [Kind in keyof VehicleOf]: (row: VehicleRow, reading: Reading) => VehicleOf[Kind]
} = {
  car: (row, { locale }) => ({ ...toCar(row), features: localizedFeatures(row, locale) }),
  one_day: (row, { held, locale }) => ({
    ...toOneDay(row),
    features: localizedFeatures(row, locale),
    available: Math.max(0, row.quantity - (held?.booked ?? 0) - (held?.blocked ?? 0)),
  }),
}

const forStaff = ({ itemTranslations, createdAt }: VehicleRow): ForStaff => ({
  texts: textsOf(itemTranslations),
  createdAt: createdAt.toISOString(),
})

/** A row as staff see it. */
export const toStaffView: { [Kind in keyof StaffVehicleOf]: (row: VehicleRow) => StaffVehicleOf[Kind] } = {
  car: (row) => ({ ...toCar(row), ...forStaff(row), kind: 'car' }),
  one_day: (row) => ({
    ...toOneDay(row),
    ...forStaff(row),
    kind: 'one_day',
    item: row.item,
    itemLocale: row.itemLocale,
  }),
}

/** A row as staff see it on its own page, with all its pictures. */
export function toStaffDetail<Kind extends keyof StaffVehicleOf>(
  kind: Kind,
  row: VehicleDetailRow,
): StaffVehicleOf[Kind] & WithPictures {
  return { ...toStaffView[kind](row), pictures: allPictures(row) }
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
export function carRecord({ id, name, category, price, url, filename }: Omit<Car, 'features'>) {
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
