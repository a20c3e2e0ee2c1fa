import { addDays, isDay, type Day } from '@/lib/core/day'

/** The two kinds of vehicles (CONTRACT section 8): those with a driver for one day, and the cars of the general fleet. */
export type VehicleKind = 'one_day' | 'car'

/** The kinds as section 14 of CONTRACT names them. */
export const kindNames = { one_day: 'one-day', car: 'car' } as const satisfies Record<VehicleKind, string>

/** What the audit calls a vehicle of each kind. */
export const auditEntity = { car: 'car', one_day: 'one-day-vehicle' } as const satisfies Record<
  VehicleKind,
  string
>

/** A vehicle as lists and choices call it: its name, and its model where it has one. */
export const vehicleTitle = ({ name, model }: { name: string; model: string }): string =>
  `${name} ${model}`.trim()

/** The kinds by those names. */
export const kindOfName = { 'one-day': 'one_day', car: 'car' } as const satisfies Record<string, VehicleKind>

/** The five categories of SPEC section 9, in its order. */
export const carCategories = ['suv', 'midsuv', 'fullsuv', 'pickup', 'minivan'] as const
export type CarCategory = (typeof carCategories)[number]

/** How many people a car of each category seats (SPEC section 9); `suv` holds the economy and standard cars. */
export const seatsOfCategory = {
  suv: { from: 4, to: 4 },
  midsuv: { from: 5, to: 7 },
  fullsuv: { from: 7, to: 8 },
  pickup: { from: 2, to: 5 },
  minivan: { from: 10, to: 15 },
} as const satisfies Record<CarCategory, { from: number; to: number }>

/**
 * The classes that the site shows, each with its category and how many bags its cars take at least: the category `suv`
 * holds three of them, small and larger cars.
 */
export const vehicleClasses = {
  compact: { category: 'suv', bags: 0 },
  economy: { category: 'suv', bags: 2 },
  standard: { category: 'suv', bags: 3 },
  midsuv: { category: 'midsuv', bags: 0 },
  fullsuv: { category: 'fullsuv', bags: 0 },
  minivan: { category: 'minivan', bags: 0 },
  pickup: { category: 'pickup', bags: 0 },
} as const satisfies Record<string, { category: CarCategory; bags: number }>
export type VehicleClass = keyof typeof vehicleClasses

/** Economy and standard cars stay within Addis Ababa (SPEC section 9); they are the ones in `suv`. */
export function isCityOnly(category: CarCategory): boolean {
  return category === 'suv'
}

export const gearboxes = ['automatic', 'manual'] as const
export type Gearbox = (typeof gearboxes)[number]

export const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const
export type Fuel = (typeof fuels)[number]

/** Pictures of one vehicle, the first included (CONTRACT section 8). */
export const mostPictures = 8

/** In the order of a vehicle's pictures: the place of the next one that is sent. */
export const newPicture = 'new'

/** What a day costs, by the length of the rental, in whole Br; null where no price was set. */
export type DayPrices = { dayPrice: number | null; priceFrom7: number | null; priceFrom30: number | null }

/** Why prices do not fit each other, by field: a day of a longer rental is never dearer than one of a shorter. */
export function dayPriceProblems({ dayPrice, priceFrom7, priceFrom30 }: DayPrices) {
  const problemOf = (price: number | null, most: number | null) =>
    price === null
      ? undefined
      : most === null
        ? 'dayPriceMissing'
        : price > most
          ? 'priceFromTooHigh'
          : undefined
  return {
    priceFrom7: problemOf(priceFrom7, dayPrice),
    priceFrom30: problemOf(
      priceFrom30,
      dayPrice === null ? null : Math.min(dayPrice, priceFrom7 ?? dayPrice),
    ),
  } as const
}

/** Prices of longer rentals that were set before, lowered to a new day price; gone where there is none. */
export function loweredTo(dayPrice: number | null, { priceFrom7, priceFrom30 }: DayPrices): DayPrices {
  if (dayPrice === null) return { dayPrice, priceFrom7: null, priceFrom30: null }
  const from7 = priceFrom7 === null ? null : Math.min(priceFrom7, dayPrice)
  return {
    dayPrice,
    priceFrom7: from7,
    priceFrom30: priceFrom30 === null ? null : Math.min(priceFrom30, from7 ?? dayPrice),
  }
}

/** Days ahead for which a vehicle can be booked (CONTRACT section 7). */
export const bookableDaysAhead = 365

/** Days of which it is told at once what is left. */
export const availabilityDaysLimit = 42

/** Seats of a one-day vehicle (SPEC section 9). */
export const oneDaySeats = 4

/** Cards on one page of the public list. */
export const vehiclesPerPage = 12

/** The public list is counted up to here and says "more than" beyond it: nobody reads on for twenty-five pages. */
export const shownVehiclesCap = 300

/** Orders of the public list; what is free on the day always stands before what is not. */
export const vehicleSorts = ['price', 'price-desc', 'name', 'newest'] as const
export type VehicleSort = (typeof vehicleSorts)[number]

/** Price bands in whole Br per day, inclusive at both ends (CONTRACT section 7). */
export const priceBands = [
  { key: '3k', label: '3K-4K', min: 3000, max: 4000 },
  { key: '5k', label: '5K-6K', min: 5000, max: 6000 },
  { key: '7k', label: '7K-8K', min: 7000, max: 8000 },
  { key: '9k', label: '+9K', min: 9000, max: undefined },
] as const

export type PriceBand = (typeof priceBands)[number]

/** The band that an address names, or undefined for no or an unknown one. */
export function priceBandOf(key: string | undefined): PriceBand | undefined {
  return priceBands.find((band) => band.key === key)
}

type PriceLimits = { min?: number | undefined; max?: number | undefined }

/** The lowest and the highest price that are asked for: limits that were mixed up are meant the other way round. */
export function limitsInOrder({ min, max }: PriceLimits): PriceLimits {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}

/** Sold out is quantity 0 or less (SPEC section 4), here of what is left on the day. */
export function isSoldOut(available: number): boolean {
  return available <= 0
}

/** As many places left, or fewer, are worth a word. */
export const scarceUpTo = 2

/** Whether a day can be booked: from today to 365 days ahead, both in Addis Ababa. */
export function isBookableDay(day: Day, today: Day): boolean {
  return day >= today && day <= addDays(today, bookableDaysAhead)
}

/** The day an address asks for when it can be booked, otherwise today: shared links outlive their day. */
export function pickedDay(asked: string | undefined, today: Day): Day {
  return asked !== undefined && isDay(asked) && isBookableDay(asked, today) ? asked : today
}

const carScreens = {
  landing: '/LandingVehicle',
  list: '/Get',
  post: '/Post',
  view: '/Views',
  edit: '/Edits',
  remove: '/Deletes',
  posted: '/Get',
  edited: '/Get',
  removed: '/LandingVehicle',
} as const

/**
 * The screens of each kind in the admin's and in the staff's area, and where `posted`, `edited` and `removed` lead
 * (SPEC section 2, Vehicle management).
 */
export const fleetScreens = {
  car: { admin: { ...carScreens, list: '/GetAdmin' }, staff: carScreens },
  one_day: {
    admin: {
      landing: '/AdminOneLandingVehicle',
      list: '/AdminOneDayVehicleGet',
      post: '/OnePost',
      view: '/OneViews',
      edit: '/AdminOneDayVehicleEdits',
      remove: '/AdminOneDayVehicleDeletes',
      posted: '/AdminOneDayVehicleGet',
      edited: '/AdminOneLandingVehicle',
      removed: '/AdminOneDayVehicleGet',
    },
    staff: {
      landing: '/OneLandingVehicle',
      list: '/OneGet',
      post: '/OnePost',
      view: '/OneViews',
      edit: '/OneEdits',
      remove: '/OneDeletes',
      posted: '/OneGet',
      edited: '/OneLandingVehicle',
      removed: '/OneGet',
    },
  },
} as const satisfies Record<VehicleKind, Record<'admin' | 'staff', Record<keyof typeof carScreens, string>>>
export type FleetArea = keyof (typeof fleetScreens)['car']

/** Orders of the staff's lists. */
export const staffVehicleOrders = {
  car: ['newest', 'oldest', 'name'],
  one_day: ['newest', 'oldest', 'name', 'price'],
} as const satisfies Record<VehicleKind, readonly string[]>
