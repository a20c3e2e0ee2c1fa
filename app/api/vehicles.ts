import { dayInAddis } from '@/lib/core/day'
import { countCap } from '@/lib/db/cursor'
import { defineEndpoint, type HandlerOf } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/endpoints'
import { createVehicle, removeVehicle, updateVehicle } from '@/lib/vehicles/mutations'
import { listVehicles } from '@/lib/vehicles/public-list'
import { getOneDayVehicle, listAvailability } from '@/lib/vehicles/queries'
import { priceBandOf } from '@/lib/vehicles/rules'
import { availabilityRecord, carRecord, oneDayVehicleRecord } from '@/lib/vehicles/view'

const listCars: HandlerOf<typeof operations.listCars> = async ({ actor, query, locale }) => {
  const { limit, ...place } = query
  const list = await listVehicles(actor, { kind: 'car', query: place, locale, limit, cap: countCap })
  return { body: list.rows.map(carRecord), list }
}

const listOneDay: HandlerOf<typeof operations.listOneDayVehicles> = async ({ actor, query, locale }) => {
  const { limit, ...search } = query
  const list = await listVehicles(actor, { kind: 'one_day', query: search, locale, limit, cap: countCap })
  return { body: list.rows.map(oneDayVehicleRecord), list }
}

/** The operations on cars and one-day vehicles, under the three spellings of SPEC section 7. */
export const vehicleEndpoints = [
  defineEndpoint(operations.listCars, listCars),
  defineEndpoint(operations.listCarsVariant, listCars),
  defineEndpoint(operations.listCarsOfType, async ({ actor, params: { type }, query, locale }) => {
    const { limit, ...place } = query
    const ofType = { ...place, type }
    const list = await listVehicles(actor, { kind: 'car', query: ofType, locale, limit, cap: countCap })
    return { body: list.rows.map(carRecord), list }
  }),
  defineEndpoint(operations.createCar, async ({ actor, input: { image, ...input }, text }) => {
    const car = await createVehicle(actor, { kind: 'car', input, image })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
  defineEndpoint(operations.updateCar, async ({ actor, params, input: { image, ...input }, text }) => {
    const car = await updateVehicle(actor, { kind: 'car', id: params.id, input, image })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  }),
  defineEndpoint(operations.removeCar, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'car', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
  defineEndpoint(operations.listOneDayVehicles, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesVariant, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesShort, listOneDay),
  defineEndpoint(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
    const { limit, ...search } = query
    const band = priceBandOf(params.priceBand)
    const within = { ...search, min: band?.min, max: band?.max }
    const list = await listVehicles(actor, { kind: 'one_day', query: within, locale, limit, cap: countCap })
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
      const { id } = await createVehicle(actor, { kind: 'one_day', input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  defineEndpoint(
    operations.updateOneDayVehicle,
    async ({ actor, params: { id }, input: { image, ...input }, text, locale }) => {
      await updateVehicle(actor, { kind: 'one_day', id, input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('vehicleUpdated'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  defineEndpoint(operations.removeOneDayVehicle, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'one_day', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
]
