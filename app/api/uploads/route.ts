import { countCap } from '@/lib/db/cursor'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/vehicles/endpoints'
import { createVehicle } from '@/lib/vehicles/mutations'
import { listVehicles } from '@/lib/vehicles/public-list'
import { carRecord } from '@/lib/vehicles/view'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listCars, async ({ actor, query: { limit, ...query }, locale }) => {
    const list = await listVehicles(actor, { kind: 'car', query, locale, limit, cap: countCap })
    return { body: list.rows.map(carRecord), list }
  }),
  POST: defineEndpoint(operations.createCar, async ({ actor, input: { image, ...input }, text }) => {
    const car = await createVehicle(actor, { kind: 'car', input, image })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
})
