import { dayInAddis } from '@/lib/core/day'
import { countCap } from '@/lib/db/cursor'
import { defineEndpoint, type HandlerOf } from '@/lib/server/endpoint'
import * as carOperations from '@/lib/vehicles/cars/endpoints'
import { createCar, removeCar, updateCar } from '@/lib/vehicles/cars/mutations'
import { listCars } from '@/lib/vehicles/cars/queries'
import { carRecord } from '@/lib/vehicles/cars/view'
import * as operations from '@/lib/vehicles/one-day/endpoints'
import {
  createOneDayVehicle,
  removeOneDayVehicle,
  updateOneDayVehicle,
} from '@/lib/vehicles/one-day/mutations'
import { listOneDayVehicles } from '@/lib/vehicles/one-day/public-list'
import { getOneDayVehicle, listAvailability } from '@/lib/vehicles/one-day/queries'
import { priceBandOf } from '@/lib/vehicles/one-day/rules'
import { availabilityRecord, oneDayVehicleRecord } from '@/lib/vehicles/one-day/view'

const listVehicles: HandlerOf<typeof operations.listOneDayVehicles> = async ({ actor, query, locale }) => {
  const { limit, ...search } = query
  const list = await listOneDayVehicles(actor, { query: search, locale, limit, cap: countCap })
  return { body: list.rows.map(oneDayVehicleRecord), list }
}

const listAllCars: HandlerOf<typeof carOperations.listCars> = async ({
  actor,
  query: { limit, ...query },
}) => {
  const list = await listCars(actor, { query, limit })
  return { body: list.rows.map(carRecord), list }
}

/** The operations on cars and one-day vehicles, under the three spellings of SPEC section 7. */
export const vehicleEndpoints = [
  defineEndpoint(carOperations.listCars, listAllCars),
  defineEndpoint(carOperations.listCarsVariant, listAllCars),
  defineEndpoint(carOperations.listCarsOfType, async ({ actor, params, query: { limit, ...query } }) => {
    const list = await listCars(actor, { query: { ...query, type: params.type }, limit })
    return { body: list.rows.map(carRecord), list }
  }),
  defineEndpoint(carOperations.createCar, async ({ actor, input: { image, ...input }, text }) => {
    const car = await createCar(actor, { input, image })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
  defineEndpoint(carOperations.updateCar, async ({ actor, params, input: { image, ...input }, text }) => {
    const car = await updateCar(actor, { id: params.id, input, image })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  }),
  defineEndpoint(carOperations.removeCar, async ({ actor, params, text }) => {
    await removeCar(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
  defineEndpoint(operations.listOneDayVehicles, listVehicles),
  defineEndpoint(operations.listOneDayVehiclesVariant, listVehicles),
  defineEndpoint(operations.listOneDayVehiclesShort, listVehicles),
  defineEndpoint(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
    const { limit, ...search } = query
    const band = priceBandOf(params.priceBand)
    const within = { ...search, min: band?.min, max: band?.max }
    const list = await listOneDayVehicles(actor, { query: within, locale, limit, cap: countCap })
    return { body: list.rows.map(oneDayVehicleRecord), list }
  }),
  defineEndpoint(operations.listAvailability, async ({ actor, query: { ids, date, days } }) => {
    const from = date ?? dayInAddis(new Date())
    const vehicles = await listAvailability(actor, { vehicleIds: ids, from, days })
    return { body: vehicles.map(availabilityRecord) }
  }),
  defineEndpoint(
    operations.createOneDayVehicle,
    async ({ actor, input: { image, ...input }, text, locale }) => {
      const { id } = await createOneDayVehicle(actor, { input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  defineEndpoint(
    operations.updateOneDayVehicle,
    async ({ actor, params: { id }, input: { image, ...input }, text, locale }) => {
      await updateOneDayVehicle(actor, { id, input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  defineEndpoint(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeOneDayVehicle(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
]
