import { removeCar, updateCar } from '@/lib/vehicles/cars/mutations'
import * as carOperations from '@/lib/vehicles/cars/endpoints'
import { carRecord } from '@/lib/vehicles/cars/view'
import { listCars } from '@/lib/vehicles/cars/queries'
import { dayInAddis } from '@/lib/core/day'
import { countCap } from '@/lib/db/cursor'
import { apiRoute } from '@/lib/server/api-route'
import { type HandlerOf, defineEndpoint } from '@/lib/server/endpoint'
import { listOneDayVehicles } from '@/lib/vehicles/one-day/public-list'
import { createOneDayVehicle } from '@/lib/vehicles/one-day/mutations'
import * as operations from '@/lib/vehicles/one-day/endpoints'
import { oneDayVehicleRecord } from '@/lib/vehicles/one-day/view'
import { getOneDayVehicle } from '@/lib/vehicles/one-day/queries'

const listVehicles: HandlerOf<typeof operations.listOneDayVehicles> = async ({ actor, query, locale }) => {
  const { limit, ...search } = query
  const list = await listOneDayVehicles(actor, { query: search, locale, limit, cap: countCap })
  return { body: list.rows.map(oneDayVehicleRecord), list }
}

// One folder serves the three spellings of SPEC section 7: two that differ in case would collide on some disks.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    defineEndpoint(operations.listOneDayVehicles, listVehicles),
    defineEndpoint(operations.listOneDayVehiclesVariant, listVehicles),
    defineEndpoint(operations.listOneDayVehiclesShort, listVehicles),
    defineEndpoint(carOperations.listCarsVariant, async ({ actor, query: { limit, ...query } }) => {
      const list = await listCars(actor, { query, limit })
      return { body: list.rows.map(carRecord), list }
    }),
  ],
  POST: defineEndpoint(
    operations.createOneDayVehicle,
    async ({ actor, input: { image, ...input }, text, locale }) => {
      const { id } = await createOneDayVehicle(actor, { input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  PUT: defineEndpoint(
    carOperations.updateCar,
    async ({ actor, params, input: { image, ...input }, text }) => {
      const car = await updateCar(actor, { id: params.id, input, image })
      return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
    },
  ),
  DELETE: defineEndpoint(carOperations.removeCar, async ({ actor, params, text }) => {
    await removeCar(actor, params.id)
    return { body: { message: text('vehicleDeleted') } }
  }),
})
