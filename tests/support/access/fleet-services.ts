import * as carFleet from '@/lib/cars/manage'
import * as fleetChanges from '@/lib/one-day-vehicles/change'
import * as fleet from '@/lib/one-day-vehicles/manage'
import { pictureFile } from '../factories'
import { staff } from './personas'
import type { ServiceRow } from './services'

const noKey = { after: undefined, before: undefined, q: undefined, type: undefined }
const carInput = { name: 'Vitz', item: 'suv', price: '$60' } as const
const oneDayInput = { name: 'Hiace', item: 'Air conditioning', model: '2021', price: 4200, quantity: 3 }

/** The verbs that keep the fleet. */
export const fleetServiceAccess: Record<string, ServiceRow> = {
  'cars/manage listStaffCars': { may: staff, call: (actor) => carFleet.listStaffCars(actor, noKey) },
  'cars/manage countCars': { may: staff, call: (actor) => carFleet.countCars(actor) },
  'cars/manage getStaffCar': { may: staff, call: (actor, { car }) => carFleet.getStaffCar(actor, car.id) },
  'cars/manage createCar': {
    may: staff,
    call: async (actor) => carFleet.createCar(actor, { input: carInput, image: await pictureFile() }),
  },
  'cars/manage updateCar': {
    may: staff,
    call: (actor, { car }) => carFleet.updateCar(actor, { id: car.id, input: carInput, image: undefined }),
  },
  'cars/manage removeCar': { may: staff, call: (actor, { car }) => carFleet.removeCar(actor, car.id) },
  'one-day-vehicles/manage listStaffOneDayVehicles': {
    may: staff,
    call: (actor) => fleet.listStaffOneDayVehicles(actor, noKey),
  },
  'one-day-vehicles/manage countOneDayVehicles': {
    may: staff,
    call: (actor) => fleet.countOneDayVehicles(actor),
  },
  'one-day-vehicles/manage getStaffOneDayVehicle': {
    may: staff,
    call: (actor, { vehicle }) => fleet.getStaffOneDayVehicle(actor, vehicle.id),
  },
  'one-day-vehicles/manage listBookingsAhead': {
    may: staff,
    call: (actor, { vehicle }) => fleet.listBookingsAhead(actor, vehicle.id),
  },
  'one-day-vehicles/change createOneDayVehicle': {
    may: staff,
    call: async (actor) =>
      fleetChanges.createOneDayVehicle(actor, { input: oneDayInput, image: await pictureFile() }),
  },
  'one-day-vehicles/change updateOneDayVehicle': {
    may: staff,
    call: (actor, { vehicle }) =>
      fleetChanges.updateOneDayVehicle(actor, { id: vehicle.id, input: oneDayInput, image: undefined }),
  },
  'one-day-vehicles/change removeOneDayVehicle': {
    may: staff,
    call: (actor, { unbooked }) => fleetChanges.removeOneDayVehicle(actor, unbooked.id),
  },
}
