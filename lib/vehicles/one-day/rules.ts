import { addDays, isDay, type Day } from '@/lib/core/day'

/** Days ahead for which a vehicle can be booked (CONTRACT section 7). */
export const bookableDaysAhead = 365

/** Cards on one page of the public list. */
export const vehiclesPerPage = 12

/** The public list is counted up to here and says "more than" beyond it: nobody reads on for eighty pages. */
export const shownVehiclesCap = 1000

/** Orders of the public list; what is free on the day always stands before what is not. */
export const vehicleSorts = ['price', 'price-desc', 'name', 'newest'] as const

/** Price bands in whole Br per day, inclusive at both ends (CONTRACT section 7). */
export const priceBands = [
  { key: '3k', label: '3K-4K', min: 3000, max: 4000 },
  { key: '5k', label: '5K-6K', min: 5000, max: 6000 },
  { key: '7k', label: '7K-8K', min: 7000, max: 8000 },
  { key: '9k', label: '+9K', min: 9000, max: undefined },
] as const

export type PriceBandKey = (typeof priceBands)[number]['key']

/** The band that an address names, or undefined for no or an unknown one. */
export function priceBandOf(key: string | undefined): (typeof priceBands)[number] | undefined {
  return priceBands.find((band) => band.key === key)
}

/** Sold out is quantity 0 or less (SPEC section 4), here of what is left on the day. */
export function isSoldOut(available: number): boolean {
  return available <= 0
}

/** Whether a day can be booked: from today to 365 days ahead, both in Addis Ababa. */
export function isBookableDay(day: Day, today: Day): boolean {
  return day >= today && day <= addDays(today, bookableDaysAhead)
}

/** The day an address asks for when it can be booked, otherwise today: shared links outlive their day. */
export function pickedDay(asked: string | undefined, today: Day): Day {
  return asked !== undefined && isDay(asked) && isBookableDay(asked, today) ? asked : today
}

/** Where the one-day screens of each area lead on to (SPEC section 2, Vehicle management). */
export const fleetScreens = {
  admin: {
    landing: '/AdminOneLandingVehicle',
    list: '/AdminOneDayVehicleGet',
    edit: '/AdminOneDayVehicleEdits',
    remove: '/AdminOneDayVehicleDeletes',
  },
  staff: { landing: '/OneLandingVehicle', list: '/OneGet', edit: '/OneEdits', remove: '/OneDeletes' },
} as const
export type FleetArea = keyof typeof fleetScreens

/** Orders of the staff's list. */
export const staffVehicleOrders = ['newest', 'oldest', 'name', 'price'] as const
