import { removeCar, updateCar } from '@/lib/cars/manage'
import * as carOperations from '@/lib/cars/operations'
import { carRecord } from '@/lib/cars/record'
import { listCars } from '@/lib/cars/service'
import { dayInAddis } from '@/lib/dates/day'
import { countCap } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { serve, type HandlerOf } from '@/lib/http/serve'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import { createOneDayVehicle } from '@/lib/one-day-vehicles/change'
import * as operations from '@/lib/one-day-vehicles/operations'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { getOneDayVehicle } from '@/lib/one-day-vehicles/service'

const listVehicles: HandlerOf<typeof operations.listOneDayVehicles> = async ({ actor, query, locale }) => {
  const { limit, ...search } = query
  const list = await listOneDayVehicles(actor, { query: search, locale, limit, cap: countCap })
  return { body: list.vehicles.map(oneDayVehicleRecord), list }
}

// One folder serves the three spellings of SPEC section 7: two that differ in case would collide on some disks.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    serve(operations.listOneDayVehicles, listVehicles),
    serve(operations.listOneDayVehiclesVariant, listVehicles),
    serve(operations.listOneDayVehiclesShort, listVehicles),
    serve(carOperations.listCarsVariant, async ({ actor, query: { limit, ...query } }) => {
      const list = await listCars(actor, { query, limit })
      return { body: list.cars.map(carRecord), list }
    }),
  ],
  POST: serve(operations.createOneDayVehicle, async ({ actor, input: { image, ...input }, text, locale }) => {
    const { id } = await createOneDayVehicle(actor, { input, image })
    const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
    return {
      body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
    }
  }),
  PUT: serve(carOperations.updateCar, async ({ actor, params, input: { image, ...input }, text }) => {
    const car = await updateCar(actor, { id: params.id, input, image })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  }),
  DELETE: serve(carOperations.removeCar, async ({ actor, params, text }) => {
    await removeCar(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
})
