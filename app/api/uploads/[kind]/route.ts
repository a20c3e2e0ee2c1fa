import { dayInAddis } from '@/lib/core/day'
import { countCap } from '@/lib/db/cursor'
import { apiRoute } from '@/lib/server/api-route'
import { type HandlerOf, defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/endpoints'
import { createVehicle, removeVehicle, updateVehicle } from '@/lib/vehicles/mutations'
import { listVehicles } from '@/lib/vehicles/public-list'
import { getOneDayVehicle } from '@/lib/vehicles/queries'
import { carRecord, oneDayVehicleRecord } from '@/lib/vehicles/view'

const listOneDay: HandlerOf<typeof operations.listOneDayVehicles> = async ({ actor, query, locale }) => {
  const { limit, ...search } = query
  const list = await listVehicles(actor, { kind: 'one_day', query: search, locale, limit, cap: countCap })
  return { body: list.rows.map(oneDayVehicleRecord), list }
}

// One folder serves the three spellings of SPEC section 7: two that differ in case would collide on some disks.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    defineEndpoint(operations.listOneDayVehicles, listOneDay),
    defineEndpoint(operations.listOneDayVehiclesVariant, listOneDay),
    defineEndpoint(operations.listOneDayVehiclesShort, listOneDay),
    defineEndpoint(operations.listCarsVariant, async ({ actor, query: { limit, ...query }, locale }) => {
      const list = await listVehicles(actor, { kind: 'car', query, locale, limit, cap: countCap })
      return { body: list.rows.map(carRecord), list }
    }),
  ],
  POST: defineEndpoint(
    operations.createOneDayVehicle,
    async ({ actor, input: { image, ...input }, text, locale }) => {
      const { id } = await createVehicle(actor, { kind: 'one_day', input, image })
      const vehicle = await getOneDayVehicle(actor, { id, day: dayInAddis(new Date()), locale })
      return {
        body: { message: text('uploadSuccess'), ...(vehicle && { vehicle: oneDayVehicleRecord(vehicle) }) },
      }
    },
  ),
  PUT: defineEndpoint(operations.updateCar, async ({ actor, params, input: { image, ...input }, text }) => {
    const car = await updateVehicle(actor, { kind: 'car', id: params.id, input, image })
    return { body: { message: text('vehicleUpdated'), car: carRecord(car) } }
  }),
  DELETE: defineEndpoint(operations.removeCar, async ({ actor, params, text }) => {
    await removeVehicle(actor, { kind: 'car', id: params.id })
    return { body: { message: text('vehicleDeleted') } }
  }),
})
