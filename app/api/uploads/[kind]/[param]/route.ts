import * as carOperations from '@/lib/vehicles/cars/endpoints'
import { carRecord } from '@/lib/vehicles/cars/view'
import { listCars } from '@/lib/vehicles/cars/queries'
import { countCap } from '@/lib/db/cursor'
import { apiRoute } from '@/lib/server/api-route'
import { defineEndpoint } from '@/lib/server/endpoint'
import { listOneDayVehicles } from '@/lib/vehicles/one-day/public-list'
import * as operations from '@/lib/vehicles/one-day/endpoints'
import { oneDayVehicleRecord } from '@/lib/vehicles/one-day/view'
import { priceBandOf } from '@/lib/vehicles/one-day/rules'

// One folder serves `type` and `price`: below a folder with a name of its own, `PUT /uploads/{id}` would not be found.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: [
    defineEndpoint(carOperations.listCarsOfType, async ({ actor, params, query: { limit, ...query } }) => {
      const list = await listCars(actor, { query: { ...query, type: params.type }, limit })
      return { body: list.rows.map(carRecord), list }
    }),
    defineEndpoint(operations.listOneDayVehiclesOfBand, async ({ actor, params, query, locale }) => {
      const { limit, ...search } = query
      const band = priceBandOf(params.priceBand)
      const within = { ...search, min: band?.min, max: band?.max }
      const list = await listOneDayVehicles(actor, { query: within, locale, limit, cap: countCap })
      return { body: list.rows.map(oneDayVehicleRecord), list }
    }),
  ],
})
