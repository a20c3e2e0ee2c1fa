import type { Day } from '@/lib/core/day'
import { createVehicle, removeVehicle, updateVehicle } from '@/lib/vehicles/mutations'
import { listFreeTomorrow } from '@/lib/vehicles/free-tomorrow'
import { listVehicles } from '@/lib/vehicles/public-list'
import * as fleet from '@/lib/vehicles/queries'
import { listResults } from '@/lib/vehicles/results'
import { readTrip } from '@/lib/vehicles/trip-rules'
import { getTripVehicle } from '@/lib/vehicles/trip-vehicle'
import { searchVehicles } from '@/lib/vehicles/vehicle-search'
import { pictureFile } from '../factories'
import { everyone, staff } from './personas'
import type { ServiceRow } from './services'

const car = { kind: 'car', input: { name: 'Vitz', item: 'suv', price: '$60' } } as const
const oneDay = {
  kind: 'one_day',
  input: { name: 'Hiace', item: 'Air conditioning', model: '2021', price: 4200, quantity: 3 },
} as const

const tripOn = (day: Day) => readTrip({}, { today: day }).trip

/** The verbs of vehicles: what everybody sees of them, and what keeps the fleet. */
export const fleetServiceAccess: Record<string, ServiceRow> = {
  'vehicles listVehicles:car': {
    may: everyone,
    call: (actor) => listVehicles(actor, { kind: 'car', query: {}, locale: 'en' }),
  },
  'vehicles listVehicles:one_day': {
    may: everyone,
    call: (actor) => listVehicles(actor, { kind: 'one_day', query: {}, locale: 'en' }),
  },
  'vehicles getOneDayVehicle': {
    may: everyone,
    call: (actor, { vehicle, day }) => fleet.getOneDayVehicle(actor, { id: vehicle.id, day, locale: 'en' }),
  },
  'vehicles getVehicle': {
    may: everyone,
    call: (actor, { vehicle }) => fleet.getVehicle(actor, { id: vehicle.id, locale: 'en' }),
  },
  'vehicles findRemovedKind': {
    may: everyone,
    // Null of one that is still there.
    call: async (actor, { vehicle }) => ({ kind: await fleet.findRemovedKind(actor, vehicle.id) }),
  },
  'vehicles searchVehicles': {
    may: everyone,
    call: (actor) => searchVehicles(actor, { query: { sort: 'price', page: 1, limit: 5 }, locale: 'en' }),
  },
  'vehicles listResults': {
    may: everyone,
    call: (actor, { day }) =>
      listResults(actor, { kind: 'one_day', trip: tripOn(day), filter: {}, sort: 'price', page: 1 }),
  },
  'vehicles listFreeTomorrow': { may: everyone, call: (actor) => listFreeTomorrow(actor) },
  'vehicles getTripVehicle': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      getTripVehicle(actor, { id: vehicle.id, trip: tripOn(day), locale: 'en' }),
  },
  'vehicles listAvailability': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      fleet.listAvailability(actor, { vehicleIds: [vehicle.id], from: day, days: 3 }),
  },
  'vehicles listPricedVehicleIds': { may: everyone, call: (actor) => fleet.listPricedVehicleIds(actor, 1) },
  'vehicles listStaffVehicles:car': {
    may: staff,
    call: (actor) => fleet.listStaffVehicles(actor, { kind: 'car' }),
  },
  'vehicles listStaffVehicles:one_day': {
    may: staff,
    call: (actor) => fleet.listStaffVehicles(actor, { kind: 'one_day' }),
  },
  'vehicles getStaffVehicle:car': {
    may: staff,
    call: (actor, { car: { id } }) => fleet.getStaffVehicle(actor, { kind: 'car', id }),
  },
  'vehicles getStaffVehicle:one_day': {
    may: staff,
    call: (actor, { vehicle: { id } }) => fleet.getStaffVehicle(actor, { kind: 'one_day', id }),
  },
  'vehicles listBookingsAhead': {
    may: staff,
    call: (actor, { vehicle }) => fleet.listBookingsAhead(actor, vehicle.id),
  },
  'vehicles createVehicle:car': {
    may: staff,
    call: async (actor) => createVehicle(actor, { ...car, images: [await pictureFile()] }),
  },
  'vehicles createVehicle:one_day': {
    may: staff,
    call: async (actor) => createVehicle(actor, { ...oneDay, images: [await pictureFile()] }),
  },
  'vehicles updateVehicle:car': {
    may: staff,
    call: (actor, { car: { id } }) => updateVehicle(actor, { ...car, id, images: [] }),
  },
  'vehicles updateVehicle:one_day': {
    may: staff,
    call: (actor, { vehicle: { id } }) => updateVehicle(actor, { ...oneDay, id, images: [] }),
  },
  'vehicles removeVehicle:car': {
    may: staff,
    call: (actor, { car: { id } }) => removeVehicle(actor, { kind: 'car', id }),
  },
  'vehicles removeVehicle:one_day': {
    may: staff,
    call: (actor, { unbooked: { id } }) => removeVehicle(actor, { kind: 'one_day', id }),
  },
}
