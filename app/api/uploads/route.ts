import { createCar } from '@/lib/cars/manage'
import * as operations from '@/lib/cars/operations'
import { carRecord } from '@/lib/cars/record'
import { listCars } from '@/lib/cars/service'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: serve(operations.listCars, async ({ actor, query: { limit, ...query } }) => {
    const list = await listCars(actor, { query, limit })
    return { body: list.cars.map(carRecord), list }
  }),
  POST: serve(operations.createCar, async ({ actor, input: { image, ...input }, text }) => {
    const car = await createCar(actor, { input, image })
    return { body: { message: text('uploadSuccess'), car: carRecord(car) } }
  }),
})
