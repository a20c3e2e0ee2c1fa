import { createCar } from '@/lib/vehicles/cars/mutations'
import * as operations from '@/lib/vehicles/cars/endpoints'
import { carRecord } from '@/lib/vehicles/cars/view'
import { listCars } from '@/lib/vehicles/cars/queries'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: defineEndpoint(operations.listCars, async ({ actor, query: { limit, ...query } }) => {
    const list = await listCars(actor, { query, limit })
    return { body: list.rows.map(carRecord), list }
  }),
  POST: defineEndpoint(operations.createCar, async ({ actor, input: { image, ...input }, text }) => {
    const car = await createCar(actor, { input, image })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
})
