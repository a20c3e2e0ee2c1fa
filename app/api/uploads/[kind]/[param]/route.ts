import * as carOperations from '@/lib/cars/operations'
import { carRecord } from '@/lib/cars/record'
import { listCars } from '@/lib/cars/service'
import { countCap } from '@/lib/http/paging'
import { apiRoute } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { listOneDayVehicles } from '@/lib/one-day-vehicles/list'
import * as operations from '@/lib/one-day-vehicles/operations'
import { oneDayVehicleRecord } from '@/lib/one-day-vehicles/record'
import { priceBandOf } from '@/lib/one-day-vehicles/rules'

// One folder serves `type` and `price`: below a folder with a name of its own, `PUT /uploads/{id}` would not be found.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    serve(carOperations.listCarsOfType, async ({ actor, params, query: { limit, ...query } }) => {
      const list = await listCars(actor, { query: { ...query, type: params.type }, limit })
      return { body: list.cars.map(carRecord), list }
    }),
    serve(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
      const { limit, ...search } = query
      const band = priceBandOf(params.priceBand)
      const within = { ...search, min: band?.min, max: band?.max }
      const list = await listOneDayVehicles(actor, { query: within, locale, limit, cap: countCap })
      return { body: list.vehicles.map(oneDayVehicleRecord), list }
    }),
  ],
})
