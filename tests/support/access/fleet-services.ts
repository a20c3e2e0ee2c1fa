import * as carFleet from '@/lib/vehicles/cars/mutations'
import * as fleetChanges from '@/lib/vehicles/one-day/mutations'
import * as fleet from '@/lib/vehicles/one-day/queries'
import { pictureFile } from '../factories'
import { staff } from './personas'
import type { ServiceRow } from './services'

const noKey = { after: undefined, before: undefined, q: undefined, type: undefined }
const carInput = { name: 'Vitz', item: 'suv', price: '$60' } as const
const oneDayInput = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: 4200, quantity: 3 }

/** The verbs that keep the fleet. */
export const fleetServiceAccess: Record<string, ServiceRow> = {
  'vehicles/cars listStaffCars': { may: staff, call: (actor) => carFleet.listStaffCars(actor, noKey) },
  'vehicles/cars countCars': { may: staff, call: (actor) => carFleet.countCars(actor) },
  'vehicles/cars getStaffCar': { may: staff, call: (actor, { car }) => carFleet.getStaffCar(actor, car.id) },
  'vehicles/cars createCar': {
    may: staff,
    call: async (actor) => carFleet.createCar(actor, { input: carInput, image: await pictureFile() }),
  },
  'vehicles/cars updateCar': {
    may: staff,
    call: (actor, { car }) => carFleet.updateCar(actor, { id: car.id, input: carInput, image: undefined }),
  },
  'vehicles/cars removeCar': { may: staff, call: (actor, { car }) => carFleet.removeCar(actor, car.id) },
  'vehicles/one-day listStaffOneDayVehicles': {
    may: staff,
    call: (actor) => fleet.listStaffOneDayVehicles(actor, noKey),
  },
  'vehicles/one-day countOneDayVehicles': {
    may: staff,
    call: (actor) => fleet.countOneDayVehicles(actor),
  },
  'vehicles/one-day getStaffOneDayVehicle': {
    may: staff,
    call: (actor, { vehicle }) => fleet.getStaffOneDayVehicle(actor, vehicle.id),
  },
  'vehicles/one-day listBookingsAhead': {
    may: staff,
    call: (actor, { vehicle }) => fleet.listBookingsAhead(actor, vehicle.id),
  },
  'vehicles/one-day createOneDayVehicle': {
    may: staff,
    call: async (actor) =>
      fleetChanges.createOneDayVehicle(actor, { input: oneDayInput, image: await pictureFile() }),
  },
  'vehicles/one-day updateOneDayVehicle': {
    may: staff,
    call: (actor, { vehicle }) =>
      fleetChanges.updateOneDayVehicle(actor, { id: vehicle.id, input: oneDayInput, image: undefined }),
  },
  'vehicles/one-day removeOneDayVehicle': {
    may: staff,
    call: (actor, { unbooked }) => fleetChanges.removeOneDayVehicle(actor, unbooked.id),
  },
}
